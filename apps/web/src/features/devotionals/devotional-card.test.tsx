import { page } from 'vitest/browser'
import { setTime } from '#testing/fixed-date.ts'
import { expect, test } from '#testing/component-test.ts'
import { addDevotional, oneLine, plannedReading } from '#testing/devotionals.ts'
import { journalDialog } from '#testing/journal.ts'
import { openApp } from '#testing/open-app.tsx'
import { review } from '#testing/review.ts'
import { answer, hold } from '#testing/stand-in.ts'

const title = page.getByRole('heading', { name: 'Daily Devotional' })
const quote = page.getByRole('blockquote')

test('the card shows the day’s reading, and its reference opens the passage', async ({ pastor }) => {
  const { scripture, reference, reflection } = await plannedReading(pastor)
  await openApp('/')
  await expect.element(title).toBeVisible()
  await expect.element(quote).toHaveTextContent(oneLine(scripture))
  await expect.element(page.getByText(oneLine(reflection ?? ''))).toBeVisible()
  const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
  await expect.element(page.getByText(`${short.format(new Date())} · `, { exact: false })).toBeVisible()
  await review()

  const open = page.getByRole('button', { name: `${reference}, open the passage` })
  await expect.element(open).toHaveTextContent(reference)
  await open.click()
  const sheet = page.getByRole('dialog', { name: reference })
  const words = () => sheet.element().querySelector('.scripture')?.textContent ?? ''
  await expect.element(sheet).toBeVisible()
  await expect.poll(() => oneLine(words())).toContain(oneLine(scripture).slice(0, 20))
  await review()
  history.back()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
  await open.click()
  await sheet.getByRole('link', { name: 'Open in Bible Study' }).click()
  await expect.poll(() => location.pathname + location.search).toMatch(/\/bible-study\?ref=/)
  history.back()
  await expect.element(title).toBeVisible()
})

test('“Read all” opens the whole reading, with its passage and the journal', async ({ pastor }) => {
  const { scripture, reference, reflection } = await plannedReading(pastor)
  await openApp('/')
  const read = page.getByRole('button', { name: 'Read all' })
  await read.click()
  const sheet = page.getByRole('dialog', { name: reference })
  await expect.element(sheet.getByRole('blockquote')).toHaveTextContent(oneLine(scripture))
  await expect.element(sheet.getByText(oneLine(reflection ?? ''))).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
  await review()
  await sheet.getByRole('button', { name: `${reference}, open the passage` }).click()
  await expect.element(sheet.getByRole('link', { name: 'Open in Bible Study' })).toBeVisible()
  history.back()
  await sheet.getByRole('button', { name: 'Journal your thoughts' }).click()
  await expect.element(journalDialog().getByLabelText('Content')).toHaveValue(`${scripture}\n\nMy thoughts: `)
  history.back()
  await expect.element(journalDialog()).not.toBeInTheDocument()
  history.back()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(read).toHaveFocus()
})

test('the passage sheet says what failed and can be asked again', async ({ pastor, expectConsole }) => {
  expectConsole(/API GET request to .* failed/)
  const { reference } = await plannedReading(pastor)
  await openApp('/')
  const restore = answer('GET /api/bible/passage', { error: 'internal' })
  await page.getByRole('button', { name: `${reference}, open the passage` }).click()
  const sheet = page.getByRole('dialog', { name: reference })
  await expect
    .element(sheet.getByRole('alert'))
    .toMatchTextContent(`Failed to fetch Bible passage: ${reference}`)
  restore()
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => sheet.element().querySelector('.scripture')?.checkVisibility()).toBe(true)
})

test('a placeholder keeps its place, a failure can be tried again', async ({ expectConsole }) => {
  expectConsole(/API GET request to .* failed/)
  const restore = answer('GET /api/devotionals/today', { error: 'internal', message: 'Down' })
  const release = hold('GET /api/devotionals/today')
  await openApp('/')
  await expect.element(page.getByText('Loading today’s devotional')).toBeInTheDocument()
  release()
  await expect.element(page.getByText('We couldn’t load today’s devotional')).toBeVisible()
  restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Journal your thoughts' })).toBeVisible()
})

test('the reading comes in the version that the pastor reads in', async ({ pastor }) => {
  localStorage.setItem(`stillwater-bible-${pastor.id}`, '{"version":"WEB"}')
  const { scripture } = await plannedReading(pastor, 'WEB')
  await openApp('/')
  await expect.element(quote).toHaveTextContent(oneLine(scripture))
})

test('the card names the season', async ({ pastor }) => {
  const reading = await plannedReading(pastor)
  setTime('2027-03-28T08:00:00')
  const seasons = [
    ['advent', 'Advent'],
    ['christmas', 'Christmas'],
    ['lent', 'Lent'],
    ['easter', 'Easter'],
    ['ordinary', 'Ordinary time'],
  ] as const
  for (const [season, name] of seasons) {
    const restore = answer('GET /api/devotionals/today', { body: { ...reading, season } })
    await openApp('/')
    await expect.element(page.getByText(`Mar 28, 2027 · ${name}`)).toBeVisible()
    restore()
  }
})

test('an own devotional takes the place of the day’s reading', async ({ pastor }) => {
  await addDevotional(pastor)
  await openApp('/')
  await expect.element(quote).toHaveTextContent('Be still, and know that I am God.')
  await expect.element(page.getByText('Stillness is not idleness.')).toBeVisible()
  await expect.element(page.getByText(/Ordinary time|Advent|Christmas|Lent|Easter/)).not.toBeInTheDocument()
})
