import type { Page } from '@playwright/test'
import { breakDown, expect, type Pastor, pressTryAgain, test } from './support/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /Sermon$/ })
const field = (page: Page, label: string) => dialog(page).getByRole('textbox', { name: label })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const plus = (page: Page) => page.getByRole('button', { name: 'New Sermon', exact: true })
const create = (page: Page) => dialog(page).getByRole('button', { name: 'Create Sermon' })

/** A calendar day so many days from now, where this machine and its browser are. */
function day(offset: number): string {
  const date = new Date()
  date.setHours(12)
  date.setDate(date.getDate() + offset)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((n) => String(n).padStart(2, '0'))
    .join('-')
}

interface Stored {
  readonly id: string
  readonly [field: string]: unknown
}

const addSermon = (pastor: Pastor, sermon: object = {}) =>
  pastor.api.post<Stored>('/api/sermons', {
    title: 'The good shepherd',
    scripture: 'The LORD is my shepherd; I shall not want.',
    reference: 'Psalm 23:1',
    date: day(4),
    ...sermon,
  })
const stored = (pastor: Pastor) => pastor.api.get<Stored[]>('/api/sermons')

async function fill(page: Page, title: string) {
  await field(page, 'Title').fill(title)
  await field(page, 'Reference').fill('John 3:16')
  await field(page, 'Scripture').fill('For God so loved the world')
}

async function choose(page: Page, title: string, item: string) {
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('an empty list says so and offers to begin @all', async ({ page }) => {
  await page.goto('/sermons')
  await expect(heading(page, 'Sermons')).toBeVisible()
  for (const tab of ['Upcoming', 'Past', 'Drafts']) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(page.getByText('No sermons found', { exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Create New Sermon' }).click()
  await expect(dialog(page)).toHaveAccessibleName('New Sermon')
  await expect(field(page, 'Title')).toBeFocused()
})

test('a sermon is created and found under its tabs', async ({ page, pastor }) => {
  await page.goto('/sermons')
  await plus(page).click()
  await fill(page, 'So loved')
  await create(page).click()
  await expect(page.getByText('Sermon created successfully', { exact: true })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(heading(page, 'So loved')).toBeVisible()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Past' }).click()
  await expect(page.getByText('No sermons found', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Drafts' }).click()
  await expect(heading(page, 'So loved')).toBeVisible()
  expect(await stored(pastor)).toMatchObject([{ status: 'not_started', progress: 0, notes: null }])
})

test('a sermon is changed, and its progress set while it is in progress', async ({
  page,
  pastor,
  review,
}) => {
  await addSermon(pastor, { title: 'So loved' })
  await page.goto('/sermons')
  await page.getByRole('tab', { name: 'Drafts' }).click()
  await page.getByRole('button', { name: 'Edit So loved' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Edit Sermon')
  await expect(dialog(page).getByRole('slider')).toBeHidden()
  await dialog(page).getByText('In Progress', { exact: true }).click()
  const slider = dialog(page).getByRole('slider', { name: 'Progress' })
  await slider.focus()
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', '35')
  await expect(slider).toHaveAttribute('aria-valuemax', '100')
  await field(page, 'Notes').fill('Begin with the world as it is.')
  await review('sermons-form-edit')
  await dialog(page).getByRole('button', { name: 'Save Sermon' }).click()
  await expect(page.getByText('Sermon updated successfully', { exact: true })).toBeVisible()
  // It is no draft any more: the tab that shows it is opened.
  await expect(page.getByRole('tab', { name: 'Upcoming' })).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(page.getByText('In Progress 35%', { exact: true })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Progress of So loved' })).toHaveAttribute(
    'aria-valuenow',
    '35',
  )
  expect(await stored(pastor)).toMatchObject([
    { status: 'in_progress', progress: 35, notes: 'Begin with the world as it is.' },
  ])
})

test('a card tells all about its sermon @all', async ({ page, pastor }) => {
  await addSermon(pastor, {
    date: '2125-01-05',
    status: 'in_progress',
    progress: 40,
    noteCount: 3,
    resourceCount: 1,
  })
  await addSermon(pastor, { title: 'Finished early', date: day(9), status: 'completed' })
  await addSermon(pastor, { title: 'An idea', date: day(2), notes: 'Begin with the valley' })
  await page.goto('/sermons')
  const card = page.getByRole('listitem').filter({ has: heading(page, 'The good shepherd') })
  for (const text of ['Jan 5, 2125', 'Psalm 23:1', '3 notes', '1 resource', 'In Progress 40%'])
    await expect(card.getByText(text, { exact: true })).toBeVisible()
  await expect(card.getByText('The LORD is my shepherd; I shall not want.')).toBeVisible()
  await expect(card.getByRole('progressbar')).toBeVisible()
  const finished = page.getByRole('listitem').filter({ has: heading(page, 'Finished early') })
  await expect(finished.getByText('Completed', { exact: true })).toBeVisible()
  await expect(finished.getByText('0 notes', { exact: true })).toBeVisible()
  await expect(finished.getByRole('progressbar')).toBeHidden()
  const idea = page.getByRole('listitem').filter({ has: heading(page, 'An idea') })
  await expect(idea.getByText('1 note', { exact: true })).toBeVisible()
})

test('upcoming sermons are listed soonest first, past ones latest first @all', async ({ page, pastor }) => {
  for (const offset of [30, 0, 9, -1, -40, -8])
    await addSermon(pastor, { title: `Day ${offset}`, date: day(offset) })
  await page.goto('/sermons')
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect(titles).toHaveText(['Day 0', 'Day 9', 'Day 30'])
  await page.getByRole('tab', { name: 'Past' }).click()
  await expect(titles).toHaveText(['Day -1', 'Day -8', 'Day -40'])
  await page.getByRole('tab', { name: 'Drafts' }).click()
  await expect(titles).toHaveText(['Day 0', 'Day 9', 'Day 30', 'Day -1', 'Day -8', 'Day -40'])
})

for (const [timezoneId, tab] of [
  ['Pacific/Kiritimati', 'Past'],
  ['Pacific/Honolulu', 'Upcoming'],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })
    test('today is the day on the calendar there @all', async ({ page, pastor }) => {
      // 15:00 UTC on March 5 is already March 6 on the far side of the date line.
      await page.clock.setFixedTime('2025-03-05T15:00:00Z')
      await addSermon(pastor, { date: '2025-03-05', status: 'completed' })
      await page.goto('/sermons')
      await page.getByRole('tab', { name: tab }).click()
      await expect(heading(page, 'The good shepherd')).toBeVisible()
    })
  })
}

test('what is missing is said at the field and in a toast, and what was typed stays', async ({
  page,
  pastor,
}) => {
  await page.goto('/sermons?new=true')
  await field(page, 'Title').fill('Only a title')
  await create(page).click()
  await expect(page.getByText('Validation Error', { exact: true })).toBeVisible()
  await expect(page.getByText('Please fill in all required fields', { exact: true })).toBeVisible()
  await expect(field(page, 'Reference')).toBeFocused()
  await expect(field(page, 'Reference')).toHaveAccessibleDescription('Please enter the reference')
  await expect(field(page, 'Scripture')).toHaveAccessibleDescription('Please enter the scripture')
  await expect(field(page, 'Title')).toHaveValue('Only a title')
  expect(await stored(pastor)).toEqual([])
})

test('too much text is refused with its limit, other scripts and signs are kept @all', async ({
  page,
  pastor,
}) => {
  await page.goto('/sermons?new=true')
  await fill(page, 'الراعي الصالح 🐑')
  await field(page, 'Notes').fill('x'.repeat(100_001))
  await create(page).click()
  await expect(field(page, 'Notes')).toHaveAccessibleDescription('Use at most 100000 characters')
  await field(page, 'Notes').fill('اليوم الأول\n🕊️ second line')
  await create(page).click()
  await expect(heading(page, 'الراعي الصالح 🐑')).toBeVisible()
  expect(await stored(pastor)).toMatchObject([
    { title: 'الراعي الصالح 🐑', notes: 'اليوم الأول\n🕊️ second line' },
  ])
})

test('another screen hands over a reference and its scripture', async ({ page, pastor }) => {
  const query = new URLSearchParams({
    new: 'true',
    reference: 'Psalm 46:10',
    scripture: 'Be still & know — “I am”',
  })
  await page.goto(`/sermons?${query.toString()}`)
  await expect(field(page, 'Reference')).toHaveValue('Psalm 46:10')
  await expect(field(page, 'Scripture')).toHaveValue('Be still & know — “I am”')
  await expect(page).toHaveURL(/\/sermons$/)
  await field(page, 'Title').fill('Be still')
  await create(page).click()
  await expect(heading(page, 'Be still')).toBeVisible()
  expect(await stored(pastor)).toMatchObject([{ reference: 'Psalm 46:10', noteCount: 0, resourceCount: 0 }])
})

test('an edit leaves the counts alone, and a completed sermon keeps its progress @all', async ({
  page,
  pastor,
}) => {
  await addSermon(pastor, { status: 'in_progress', progress: 60, noteCount: 4, resourceCount: 2 })
  await page.goto('/sermons')
  await choose(page, 'The good shepherd', 'Edit')
  await dialog(page).getByText('Completed', { exact: true }).click()
  await expect(dialog(page).getByRole('slider')).toBeHidden()
  await dialog(page).getByRole('button', { name: 'Save Sermon' }).click()
  await expect(page.getByText('Sermon updated successfully', { exact: true })).toBeVisible()
  await expect(page.getByText('4 notes', { exact: true })).toBeVisible()
  expect(await stored(pastor)).toMatchObject([
    { status: 'completed', progress: 60, noteCount: 4, resourceCount: 2 },
  ])
})

test('a sermon is archived, found under Past alone, and comes back as it was', async ({ page, pastor }) => {
  await addSermon(pastor, { status: 'in_progress', progress: 60 })
  await page.goto('/sermons')
  await choose(page, 'The good shepherd', 'Archive')
  await expect(page.getByText('Sermon archived', { exact: true })).toBeVisible()
  await expect(heading(page, 'The good shepherd')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('In Progress 60%', { exact: true })).toBeVisible()

  await choose(page, 'The good shepherd', 'Archive')
  await expect(heading(page, 'The good shepherd')).toBeHidden()
  await page.getByRole('tab', { name: 'Past' }).click()
  await expect(page.getByText('Archived', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: 'Past' }).click()
  await choose(page, 'The good shepherd', 'Unarchive')
  await expect(page.getByText('Sermon unarchived', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Upcoming' }).click()
  await expect(page.getByText('In Progress 60%', { exact: true })).toBeVisible()
})

test('an archived sermon can be edited and stays archived @all', async ({ page, pastor, review }) => {
  await addSermon(pastor, { status: 'archived', archivedFrom: 'completed' })
  await page.goto('/sermons')
  await page.getByRole('tab', { name: 'Past' }).click()
  await page.getByRole('button', { name: 'Edit The good shepherd' }).click()
  await expect(dialog(page).getByRole('radio', { name: 'Archived' })).toBeChecked()
  await field(page, 'Title').fill('The shepherd of old')
  await review('sermons-form-archived')
  await dialog(page).getByRole('button', { name: 'Save Sermon' }).click()
  await expect(heading(page, 'The shepherd of old')).toBeVisible()
  expect(await stored(pastor)).toMatchObject([{ status: 'archived', archivedFrom: 'completed' }])
})

test('archiving while the server is gone is taken back @all', async ({ page, pastor, expectConsole }) => {
  expectConsole(/API PATCH request to .* failed|Failed to load resource/)
  await addSermon(pastor)
  await page.goto('/sermons')
  const restore = await breakDown(page, '**/api/sermons/*')
  await choose(page, 'The good shepherd', 'Archive')
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to save sermon. Please try again.', { exact: true })).toBeVisible()
  await expect(heading(page, 'The good shepherd')).toBeVisible()
  await restore()
})

test('a list that cannot be read says so and can be tried again', async ({ page, pastor, expectConsole }) => {
  expectConsole(/API GET request to \/api\/sermons failed|Failed to load resource/)
  await addSermon(pastor)
  const restore = await breakDown(page, '**/api/sermons')
  await page.goto('/sermons')
  await expect(page.getByText('We could not load your sermons')).toBeVisible()
  await pressTryAgain(page, restore)
  await expect(heading(page, 'The good shepherd')).toBeVisible()
})

test('a full list is searched by every word, accents ignored @all', async ({ page, pastor }) => {
  await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      addSermon(pastor, {
        title: `Sermon number ${number}, on the patience that outlasts every winter of the soul and of the church`,
        scripture: 'But they that wait upon the LORD shall renew their strength; '.repeat(8),
        date: day(number + 2),
        status: 'in_progress',
        progress: number % 101,
        noteCount: number,
      }),
    ),
  )
  await addSermon(pastor, { title: 'For José', notes: 'رحمة and mercy', date: day(1) })
  await addSermon(pastor, {
    title: 'الراعي الصالح',
    scripture: 'اَلرَّبُّ رَاعِيَّ فَلاَ يُعْوِزُنِي شَيْءٌ',
    date: day(0),
  })
  await page.goto('/sermons')
  await expect(heading(page, 'For José')).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search sermons' })
  await search.fill('jose winter')
  await expect(page.getByText('No sermons match “jose winter”')).toBeVisible()
  await search.fill('jose mercy')
  await expect(heading(page, 'For José')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Sermon number/ })).toHaveCount(0)
})

test('a card opens the sermon’s own screen, where it is edited, archived and deleted', async ({
  page,
  pastor,
}) => {
  await addSermon(pastor, { status: 'in_progress', progress: 40 })
  await page.goto('/sermons')
  const more = page.getByRole('button', { name: 'More for this sermon' })
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
  await page.getByRole('link', { name: 'The good shepherd', exact: true }).click()
  await page.getByRole('button', { name: 'Psalm 23:1, open the passage' }).click()
  await expect(page.getByRole('dialog', { name: 'Psalm 23:1' })).toContainText('my shepherd')
  await page.goBack()

  await page.getByRole('button', { name: 'Edit the details' }).click()
  await field(page, 'Title').fill('The true shepherd')
  await dialog(page).getByRole('button', { name: 'Save Sermon' }).click()
  await expect(heading(page, 'The true shepherd')).toBeVisible()

  await more.click()
  await item('Archive').click()
  await expect(page.getByText('Sermon archived', { exact: true })).toBeVisible()
  await more.click()
  await expect(item('Unarchive')).toBeVisible()
  await item('Delete').click()
  await expect(page.getByText('Sermon deleted', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/sermons$/)
  await page.getByRole('tab', { name: 'Past' }).click()
  await expect(page.getByText('No sermons found', { exact: true })).toBeVisible()
})

test('notes are counted before the server has them, and no longer once they are emptied @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|No connection to Stillwater/)
  await addSermon(pastor, { notes: 'Begin with the valley' })
  await page.goto('/sermons')
  await expect(page.getByText('1 note', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Edit The good shepherd' }).click()
  await expect(field(page, 'Notes')).toHaveValue('Begin with the valley')
  await page.context().setOffline(true)
  await field(page, 'Notes').fill(' ')
  await dialog(page).getByRole('button', { name: 'Save Sermon' }).click()
  await expect(page.getByText('0 notes', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Edit The good shepherd' }).click()
  await field(page, 'Notes').fill('A new beginning')
  await dialog(page).getByRole('button', { name: 'Save Sermon' }).click()
  await expect(page.getByText('1 note', { exact: true })).toBeVisible()
  await page.context().setOffline(false)
  await expect
    .poll(async () => (await stored(pastor))[0])
    .toMatchObject({ notes: 'A new beginning', noteCount: 1 })
})

test('past sermons are compact rows under their months that still tell all @all', async ({
  page,
  pastor,
  review,
}) => {
  await page.clock.setFixedTime('2026-11-17T15:00:00Z')
  const long = 'A title of many words that goes on for longer than any line of a phone could ever hold'
  for (let week = 1; week <= 27; week += 1) {
    const date = new Date(Date.UTC(2026, 10, 15 - 7 * (week - 1))).toISOString().slice(0, 10)
    await addSermon(pastor, {
      title: week === 3 ? long : `Sunday ${week} of patience`,
      scripture: 'But they that wait upon the LORD shall renew their strength; '.repeat(8),
      reference: 'Isaiah 40:31',
      status: week === 2 ? 'in_progress' : 'completed',
      progress: week === 2 ? 40 : 100,
      notes: week === 1 ? 'Begin with the eagles' : null,
      resourceCount: 2,
      date,
    })
  }
  await page.goto('/sermons')
  await page.getByRole('tab', { name: 'Past' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('November 2026')
  await expect(heading(page, 'October 2026')).toBeVisible()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(27)
  const first = rows.first()
  for (const text of ['Nov 15, 2026', 'Isaiah 40:31', 'Completed'])
    await expect(first.getByText(text, { exact: true })).toBeVisible()
  await expect(first.getByText(/they that wait upon/)).toBeVisible()
  await expect(first).toContainText('1 note')
  await expect(first).toContainText('2 resources')
  await expect(rows.nth(1).getByText('In Progress 40%', { exact: true })).toBeVisible()
  await expect(first.getByRole('button', { name: 'Edit Sunday 1 of patience' })).toBeVisible()
  await expect(first.getByRole('button', { name: 'More for Sunday 1 of patience' })).toBeVisible()
  await review('sermons-past')
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(120)
  const tops = await page
    .getByRole('tabpanel')
    .evaluate((panel) => [panel.querySelector('section'), panel].map((part) => part?.getBoundingClientRect()))
  expect((tops[1]?.bottom ?? Infinity) - (tops[0]?.top ?? 0)).toBeLessThanOrEqual(3000)
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday 1 of patience' })).toBeVisible()
})

test('hundreds of past sermons are rendered as one nears them @all', async ({ page, pastor }) => {
  for (let week = 1; week <= 100; week += 1)
    await addSermon(pastor, { title: `Sermon ${week}`, date: day(-7 * week), status: 'completed' })
  await page.goto('/sermons')
  await page.getByRole('tab', { name: 'Past' }).click()
  await expect(heading(page, 'Sermon 1')).toBeVisible()
  await expect(heading(page, 'Sermon 100')).toHaveCount(0)
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(heading(page, 'Sermon 100')).toBeInViewport({ timeout: 500 })
  }).toPass()
})

test('the reference of a sermon opens its passage over the list @all', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  await addSermon(pastor)
  await addSermon(pastor, { title: 'Without a place', reference: 'Hezekiah 3:16' })
  await page.goto('/sermons')
  await page.getByRole('button', { name: 'Psalm 23:1, open the passage' }).click()
  const sheet = page.getByRole('dialog', { name: 'Psalm 23:1' })
  await expect(sheet).toContainText('The LORD is my shepherd; I shall not want.')
  await expect(sheet).toContainText(/public domain/i)
  await review('sermons-passage')
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/\/sermons$/)
  await expect(page.getByRole('button', { name: 'Psalm 23:1, open the passage' })).toBeFocused()

  expectConsole(/400|passage/)
  await page.getByRole('button', { name: 'Hezekiah 3:16, open the passage' }).click()
  const missing = page.getByRole('dialog', { name: 'Hezekiah 3:16' })
  await expect(missing.getByText('Failed to fetch Bible passage: Hezekiah 3:16')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Psalm 23:1, open the passage' }).click()
  await sheet.getByRole('link', { name: 'Open in Bible Study' }).click()
  await expect(page).toHaveURL(/\/bible-study\?ref=Psalm\+23:1&version=KJV$/)
})
