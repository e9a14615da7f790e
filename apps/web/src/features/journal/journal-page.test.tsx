import { page } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { addEntry, journalDialog as dialog } from '#testing/journal.ts'
import { openApp, reload } from '#testing/open-app.tsx'
import { review } from '#testing/review.ts'
import { heading, pressTryAgain, textsOf, toast } from '#testing/page-steps.ts'
import { answer } from '#testing/stand-in.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'

const titlesIn = (within: Pick<typeof page, 'getByRole'>) => () =>
  textsOf(within.getByRole('heading', { level: 3 }))

test('an empty journal invites to write', async () => {
  await openApp('/')
  await page.getByRole('link', { name: 'All entries' }).click()
  await expect.poll(() => location.pathname).toBe('/journal')
  await expect.element(page.getByText('Start your journal with a few words')).toBeVisible()
  await page.getByRole('button', { name: 'New Journal Entry' }).first().click()
  await dialog().getByLabelText('Content').fill('The first words')
  await dialog().getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText('The first words')).toBeVisible()
})

test('entries stand under their months, and this day of earlier years comes first', async ({ pastor }) => {
  const [year = '', ...rest] = todayIso().split('-')
  const today = (yearsBack: number) => [Number(year) - yearsBack, ...rest].join('-')
  await addEntry(pastor, { title: 'Last year', date: today(1), content: 'The roof was mended.' })
  await addEntry(pastor, { title: 'Long ago', date: today(12) })
  await addEntry(pastor, { title: 'In spring', date: '2019-04-02' })
  await addEntry(pastor, { title: 'In spring, later', date: '2019-04-20' })
  await addEntry(pastor, { title: 'Today', content: 'سلام\n\nA long day. '.repeat(30) })
  await openApp('/journal')
  const month = page.getByRole('region', { name: 'April 2019' })
  await expect.poll(titlesIn(month)).toEqual(['In spring, later', 'In spring'])
  const onThisDay = page.getByRole('region', { name: 'On this day' })
  await expect.poll(titlesIn(onThisDay)).toEqual(['Last year', 'Long ago'])
  await expect.element(onThisDay.getByText(/ · 1 year ago$/)).toBeVisible()
  await expect.element(onThisDay.getByText(/ · 12 years ago$/)).toBeVisible()
  await review()
})

test('an entry is read, changed, deleted and brought back', async ({ pastor, expectConsole }) => {
  expectConsole(/API \w+ request to .* failed/)
  const empty = page.getByText('Start your journal with a few words')
  await addEntry(pastor, { title: 'Visit', content: 'At the hospital.\n\nShe smiled.', date: '2025-03-05' })
  await openApp('/journal')
  await page.getByRole('button', { name: 'Visit', exact: true }).click()
  const reader = page.getByRole('dialog', { name: 'Visit' })
  await expect.element(reader.getByText('Wednesday, Mar 5, 2025')).toBeVisible()
  await expect.element(reader.getByText(/She smiled\./)).toBeVisible()
  await review()

  await reader.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Entry' })
  await form.getByLabelText('Title').fill('Visit with Ann')
  await form.getByLabelText('Date').fill('Feb 1, 2025')
  await review()
  const restore = answer('PATCH /api/journals/:id', { error: 'internal' })
  await form.getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(toast('Failed to update journal entry')).toBeVisible()
  restore()
  await form.getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(form).not.toBeInTheDocument()
  const changed = page.getByRole('dialog', { name: 'Visit with Ann' })
  await expect.element(changed.getByText('Saturday, Feb 1, 2025')).toBeVisible()
  history.back()
  await expect.element(changed).not.toBeInTheDocument()
  await expect.poll(() => location.pathname + location.search).toBe('/journal')
  await expect.element(page.getByRole('region', { name: 'February 2025' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'March 2025' })).not.toBeInTheDocument()

  await page.getByRole('button', { name: /^More for Visit with Ann/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(heading('Visit with Ann')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(heading('Visit with Ann')).toBeVisible()
  await page.getByRole('button', { name: 'Visit with Ann', exact: true }).click()
  await changed.getByRole('button', { name: 'Delete' }).click()
  await expect.element(changed).not.toBeInTheDocument()
  await expect.element(empty).toBeVisible()
  await reload()
  await expect.element(empty).toBeVisible()
})

test('a long journal is read to its end and searched on the server', async ({ pastor, expectConsole }) => {
  expectConsole(/API GET request to .* failed/)
  for (let first = 0; first < 120; first += 20) {
    const days = Array.from({ length: 20 }, (_, index) => first + index)
    await Promise.all(
      days.map((day) =>
        addEntry(pastor, {
          title: `Day ${day + 1}`,
          content: `José asked about psalm ${day + 1}.`,
          date: new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10),
        }),
      ),
    )
  }
  const toTheEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)
  await openApp('/journal')
  await expect.element(heading('Day 120')).toBeVisible()
  await expect.element(heading('Day 1')).not.toBeInTheDocument()
  const restore = answer('GET /api/journals', { error: 'internal' })
  toTheEnd()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to load journal entries')
  await pressTryAgain(restore)
  await expect
    .poll(() => {
      toTheEnd()
      return heading('Day 1').elements()
    })
    .toHaveLength(1)
  await expect.poll(() => titlesIn(page)().length).toBe(120)

  const search = page.getByRole('searchbox', { name: 'Search your journal' })
  await search.fill('jose 77')
  await expect.poll(titlesIn(page)).toEqual(['Day 77'])
  await search.fill('jose zacchaeus')
  await expect.element(page.getByText('No entries match “jose zacchaeus”')).toBeVisible()
  await review()
  await search.fill('')
  await expect.element(heading('Day 120')).toBeVisible()
})

test('a journal that cannot be read says so and can be tried again', async ({ pastor, expectConsole }) => {
  expectConsole(/API GET request to .* failed/)
  await addEntry(pastor)
  const restore = answer('GET /api/journals', { error: 'internal' })
  await openApp('/journal')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to load journal entries')
  await pressTryAgain(restore)
  await expect.element(heading('Morning')).toBeVisible()
})
