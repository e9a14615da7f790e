import { addDays } from '@stillwater/contract/dates/dates'
import { page } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import {
  addDevotional,
  devotionalDialog as dialog,
  oneLine,
  storedDevotionals,
} from '#testing/devotionals.ts'
import { openApp, reload } from '#testing/open-app.tsx'
import { review } from '#testing/review.ts'
import { clickTwice, pressTryAgain, textsOf, toast } from '#testing/page-steps.ts'
import { answer } from '#testing/stand-in.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'

const reader = (name: string) => page.getByRole('dialog', { name, exact: true })

test('who reads only their own finds the empty state, writes one, changes and deletes it', async ({
  pastor,
}) => {
  const written = page.getByText('שקט 🌊 and rest')
  const empty = page.getByText('No devotional available for today')
  await openApp('/')
  await expect.element(page.getByRole('button', { name: 'Journal your thoughts' })).toBeVisible()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'My Profile' }).click()
  await expect.element(page.getByRole('radio', { name: /^Built-in readings/ })).toBeChecked()
  await page.getByRole('radio', { name: /^Only my own/ }).click()
  await expect.element(page.getByRole('radio', { name: /^Only my own/ })).toBeChecked()
  await review()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(toast('Profile updated')).toBeVisible()
  await expect.element(empty).toBeVisible()
  await review()

  await page.getByRole('button', { name: 'Create a devotional' }).click()
  await dialog().getByLabelText('Reference').fill('ps 46 10')
  await dialog().getByRole('button', { name: 'Fill in the scripture' }).click()
  await expect
    .poll(() => (dialog().getByLabelText('Scripture').element() as HTMLTextAreaElement).value)
    .toMatch(/^Be still, and know that I am God/)
  await dialog()
    .getByLabelText(/^Reflection/)
    .fill('שקט 🌊 and rest')
  await clickTwice(dialog().getByRole('button', { name: 'Create Devotional' }))
  await expect.element(toast('Devotional created')).toBeVisible()
  await expect.element(written).toBeVisible()
  await expect
    .poll(() => storedDevotionals(pastor))
    .toMatchObject([{ date: todayIso(), reference: 'ps 46 10' }])
  await review()

  const change = dialog('Edit Devotional')
  await page.getByRole('button', { name: 'Read all' }).click()
  await reader('ps 46 10').getByRole('button', { name: 'Edit' }).click()
  await expect.element(change.getByLabelText('Reference')).toHaveValue('ps 46 10')
  await change.getByLabelText('Reference').fill('Psalm 46:10')
  await change.getByRole('button', { name: 'Save Devotional' }).click()
  await expect.element(toast('Devotional updated')).toBeVisible()
  // Back to the reader, which has the change.
  await expect.element(reader('Psalm 46:10')).toBeVisible()
  await review()
  await reader('Psalm 46:10').getByRole('button', { name: 'Delete' }).click()
  await expect.element(toast('Devotional deleted')).toBeVisible()
  await expect.element(empty).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(written).toBeVisible()
  await expect.poll(() => storedDevotionals(pastor)).toHaveLength(1)
})

test('the form says what is missing, and what was written survives failure, Back and reload', async ({
  pastor,
  expectConsole,
}) => {
  expectConsole(/API \w+ request to .* failed/)
  const reflection = dialog().getByLabelText(/^Reflection/)
  const create = dialog().getByRole('button', { name: 'Create Devotional' })
  await openApp('/devotionals?new=true')
  await expect.element(dialog()).toBeVisible()
  await expect.poll(() => location.pathname + location.search).toBe('/devotionals')
  await create.click()
  await expect.element(dialog().getByText('Please enter a reference')).toBeVisible()
  await expect.element(dialog().getByText('Please enter the scripture')).toBeVisible()
  await expect.element(dialog().getByLabelText('Reference')).toHaveFocus()

  await dialog().getByLabelText('Reference').fill('John 99:1')
  await dialog().getByRole('button', { name: 'Fill in the scripture' }).click()
  await expect.element(dialog().getByText(/John has 21 chapters/)).toBeVisible()
  await dialog().getByLabelText('Reference').fill('John 11:35')
  await dialog().getByLabelText('Scripture').fill('Jesus wept.')
  await reflection.fill('x'.repeat(100_001))
  await create.click()
  await expect.element(dialog().getByText('Use at most 100000 characters')).toBeVisible()
  await reflection.fill('He did not hurry past it.')

  const restore = answer('POST /api/devotionals', { error: 'internal' })
  await create.click()
  await expect.element(toast('Failed to create devotional')).toBeVisible()
  await expect.element(reflection).toHaveValue('He did not hurry past it.')
  restore()
  history.back()
  await expect.element(dialog()).not.toBeInTheDocument()
  await reload()
  await page.getByRole('button', { name: 'Create a devotional' }).first().click()
  await dialog().getByRole('button', { name: 'Continue draft' }).click()
  await expect.element(dialog().getByLabelText('Scripture')).toHaveValue('Jesus wept.')
  await create.click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText('He did not hurry past it.')).toBeVisible()
  await expect.poll(() => storedDevotionals(pastor)).toHaveLength(1)
})

test('past devotionals can be read, newest first, however many', async ({ pastor }) => {
  const isoDay = (days: number) => addDays(todayIso(), days)
  await openApp('/devotionals')
  await expect.element(page.getByText('Your own devotionals appear here')).toBeVisible()
  for (let first = 0; first < 60; first += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => first + index).map((day) =>
        addDevotional(pastor, { date: isoDay(-day), reference: `Psalm ${day + 1}:1` }),
      ),
    )
  const scripture = 'Long ago. '.repeat(80)
  await addDevotional(pastor, { date: isoDay(-100), reference: 'The oldest', scripture })
  await openApp('/')
  await page.getByRole('link', { name: 'My devotionals' }).click()
  const list = page.getByRole('list', { name: 'My devotionals' })
  await expect.poll(() => textsOf(list.getByRole('heading'))[0]).toBe('Psalm 1:1')
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return list.getByRole('listitem').elements().length
    })
    .toBe(61)
  await list.getByRole('button', { name: 'The oldest', exact: true }).click()
  const words = reader('The oldest').getByRole('blockquote')
  await expect.element(words).toHaveTextContent(oneLine(scripture))
  // In full: nothing of it is cut off.
  const { scrollHeight, clientHeight } = words.element()
  expect(scrollHeight - clientHeight).toBe(0)
  await reader('The oldest').getByRole('button', { name: 'Edit' }).click()
  const change = dialog('Edit Devotional')
  await change.getByLabelText(/^Reflection/).fill('It still stands.')
  await change.getByRole('button', { name: 'Save Devotional' }).click()
  await expect.element(reader('The oldest').getByText('It still stands.')).toBeVisible()
  history.back()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^More for The oldest/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(60)
})

test('devotionals that cannot be read say so and can be tried again', async ({ pastor, expectConsole }) => {
  expectConsole(/API GET request to .* failed/)
  const profile = { fullName: 'Ann Lee', churchName: 'Grace Chapel', followsReadings: false }
  await pastor.api.patch('/api/user', profile)
  const restore = answer('GET /api/devotionals', { error: 'internal' })
  await openApp('/devotionals')
  await expect.element(page.getByText('We could not load your devotionals')).toBeVisible()
  await pressTryAgain(restore)
  await expect.element(page.getByText('Your own devotionals appear here')).toBeVisible()
})

test('a verse of the Bible study begins a devotional', async ({ pastor }) => {
  await openApp('/bible-study?ref=John+11:35&version=KJV')
  await page.getByText(/Jesus wept\./).click()
  await page.getByRole('button', { name: 'Use in devotional' }).click()
  await expect.element(dialog().getByLabelText('Reference')).toHaveValue('John 11:35')
  await expect.element(dialog().getByLabelText('Scripture')).toHaveValue('Jesus wept.')
  await dialog().getByRole('button', { name: 'Create Devotional' }).click()
  await expect.element(toast('Devotional created')).toBeVisible()
  await expect
    .poll(() => storedDevotionals(pastor))
    .toMatchObject([{ reference: 'John 11:35', reflection: null }])
})
