import type { Devotional, TodaysDevotional } from '@stillwater/contract/devotionals'
import type { Page } from '@playwright/test'
import {
  breakDown,
  clickTwice,
  everythingIsCopied,
  expect,
  type Pastor,
  pressTryAgain,
  shellIsCached,
  test,
} from './support/fixtures.ts'

const isoDay = (days = 0) => {
  const now = new Date()
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}
const dialog = (page: Page, name: 'New Devotional' | 'Edit Devotional' = 'New Devotional') =>
  page.getByRole('dialog', { name })
const reader = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })
const stored = (pastor: Pastor) => pastor.api.get<Devotional[]>('/api/devotionals')
const planned = async (pastor: Pastor, version = 'KJV') => {
  const reading = await pastor.api.get<TodaysDevotional | null>(`/api/devotionals/today?version=${version}`)
  if (reading === null) throw new Error('There is no reading for today.')
  return reading
}
const onlyOwn = (pastor: Pastor) =>
  pastor.api.patch('/api/user', { fullName: 'Ann Lee', churchName: 'Grace Chapel', followsReadings: false })
const addDevotional = (pastor: Pastor, body: object = {}) =>
  pastor.api.post<Devotional>('/api/devotionals', {
    date: isoDay(),
    reference: 'Psalm 46:10',
    scripture: 'Be still, and know that I am God.',
    reflection: 'Stillness is not idleness.',
    ...body,
  })
/** A passage on the screen has its lines; a reader reads them as one text. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test('the card shows the day’s reading, and its reference opens the passage', async ({
  page,
  pastor,
  review,
}) => {
  const { scripture, reference, reflection } = await planned(pastor)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Daily Devotional' })).toBeVisible()
  await expect(page.getByRole('blockquote')).toHaveText(oneLine(scripture))
  await expect(page.getByText(oneLine(reflection ?? ''))).toBeVisible()
  const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
  await expect(page.getByText(`${short.format(new Date())} · `)).toBeVisible()
  await review('devotional-card')

  const open = page.getByRole('button', { name: `${reference}, open the passage` })
  await expect(open).toHaveText(reference)
  await open.click()
  const sheet = page.getByRole('dialog', { name: reference })
  await expect(sheet.locator('.scripture')).toContainText(oneLine(scripture).slice(0, 20))
  await review('devotional-verse-sheet')
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await sheet.getByRole('link', { name: 'Open in Bible Study' }).click()
  await expect(page).toHaveURL(/\/bible-study\?ref=/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Daily Devotional' })).toBeVisible()
})

test('“Read all” opens the whole reading, with its passage and the journal', async ({
  page,
  pastor,
  review,
}) => {
  const { scripture, reference, reflection } = await planned(pastor)
  await page.goto('/')
  const read = page.getByRole('button', { name: 'Read all' })
  await read.click()
  const sheet = reader(page, reference)
  await expect(sheet.getByRole('blockquote')).toHaveText(oneLine(scripture))
  await expect(sheet.getByText(oneLine(reflection ?? ''))).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Edit' })).toBeHidden()
  await review('devotional-reader')
  await sheet.getByRole('button', { name: `${reference}, open the passage` }).click()
  await expect(sheet.getByRole('link', { name: 'Open in Bible Study' })).toBeVisible()
  await page.goBack()
  await sheet.getByRole('button', { name: 'Journal your thoughts' }).click()
  const form = page.getByRole('dialog', { name: 'Journal Your Thoughts' })
  await expect(form.getByLabel('Content')).toHaveValue(`${scripture}\n\nMy thoughts: `)
  await page.goBack()
  await expect(form).toBeHidden()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(read).toBeFocused()
})

test('the passage sheet says what failed and can be asked again', async ({ page, pastor, expectConsole }) => {
  expectConsole(/API GET request to .* failed|Failed to load resource/)
  const { reference } = await planned(pastor)
  await page.goto('/')
  const restore = await breakDown(page, '**/api/bible/passage**')
  await page.getByRole('button', { name: `${reference}, open the passage` }).click()
  const sheet = page.getByRole('dialog', { name: reference })
  await expect(sheet.getByRole('alert')).toContainText(`Failed to fetch Bible passage: ${reference}`)
  await restore()
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(sheet.locator('.scripture')).toBeVisible()
})

test('a placeholder keeps its place, a failure can be tried again', async ({ page, expectConsole }) => {
  expectConsole(/API GET request to .* failed|Failed to load resource/)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/devotionals/today**', async (route) => {
    await promise
    await route.fulfill({ status: 500, json: { code: 'internal', message: 'Down', requestId: 'test' } })
  })
  await page.goto('/')
  await expect(page.getByText('Loading today’s devotional')).toBeAttached()
  resolve()
  await expect(page.getByText('We couldn’t load today’s devotional')).toBeVisible()
  await page.unroute('**/api/devotionals/today**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Journal your thoughts' })).toBeVisible()
})

test('“Journal your thoughts” hands title and scripture to the journal form', async ({ page, pastor }) => {
  const { scripture, reference } = await planned(pastor)
  await page.goto('/')
  await page.evaluate(() => {
    const seen = window as unknown as { sent: unknown }
    window.addEventListener('openJournalForm', (event) => {
      seen.sent = (event as CustomEvent<unknown>).detail
    })
  })
  await page.getByRole('button', { name: 'Journal your thoughts' }).click()
  const form = page.getByRole('dialog', { name: 'Journal Your Thoughts' })
  await expect(form.getByLabel('Title')).toHaveValue(`Reflection on ${reference}`)
  await expect(form.getByLabel('Content')).toHaveValue(`${scripture}\n\nMy thoughts: `)
  expect(await page.evaluate(() => (window as unknown as { sent: unknown }).sent)).toEqual({
    title: `Reflection on ${reference}`,
    content: `${scripture}\n\nMy thoughts: `,
  })
})

test('one writes on at the end of the scripture, which is folded, also above a keyboard', async ({
  page,
  pastor,
  review,
}) => {
  await addDevotional(pastor, { scripture: 'Be still, and know that I am God. '.repeat(40).trim() })
  await page.goto('/')
  await page.getByRole('button', { name: 'Journal your thoughts' }).click()
  const content = page.getByRole('dialog', { name: 'Journal Your Thoughts' }).getByLabel('Content')
  await expect(content).toBeFocused()
  const place = () =>
    content.evaluate((area: HTMLTextAreaElement) => ({
      caret: area.selectionStart - area.value.length,
      below: Math.round(area.scrollHeight - area.clientHeight - area.scrollTop),
      lines: Math.round(area.clientHeight / parseFloat(getComputedStyle(area).lineHeight)),
    }))
  expect(await place()).toMatchObject({ caret: 0, below: 0 })
  expect((await place()).lines).toBeLessThanOrEqual(7)
  await review('journal-folded')
  // What a keyboard leaves of a phone.
  await page.setViewportSize({ width: 390, height: 480 })
  await expect(content).toBeInViewport({ ratio: 1 })
  await page.keyboard.type('He is near.')
  await expect(content).toHaveValue(/ God\.\n\nMy thoughts: He is near\.$/)
  expect(await place()).toMatchObject({ caret: 0, below: 0 })
})

test('a second reflection on the same day offers the first, and a draft survives either way', async ({
  page,
  pastor,
  review,
}) => {
  const { reference } = await planned(pastor)
  await page.goto('/')
  const start = page.getByRole('button', { name: 'Journal your thoughts' })
  const form = page.getByRole('dialog', { name: 'Journal Your Thoughts' })
  const question = page.getByRole('dialog', { name: 'You’ve already written about this today' })
  await start.click()
  await form.getByLabel('Content').press('End')
  await page.keyboard.type('The first thought.')
  await form.getByRole('button', { name: 'Save Entry' }).click()
  await expect(form).toBeHidden()

  await start.click()
  await review('journal-again')
  await question.getByRole('button', { name: 'Write a new one' }).click()
  await expect(form.getByLabel('Content')).toBeFocused()
  await page.keyboard.type('A second thought.')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(start).toBeFocused()

  await start.click()
  await question.getByRole('button', { name: 'Open it' }).click()
  const entry = reader(page, `Reflection on ${reference}`)
  await expect(entry.getByText('The first thought.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()

  await start.click()
  await question.getByRole('button', { name: 'Write a new one' }).click()
  await form.getByRole('button', { name: 'Continue draft' }).click()
  await expect(form.getByLabel('Content')).toHaveValue(/My thoughts: A second thought\.$/)
  await page.goBack()
  await expect(form).toBeHidden()
})

test('the reading comes in the version that the pastor reads in', async ({ page, pastor }) => {
  await page.addInitScript(
    (key) => localStorage.setItem(key, '{"version":"WEB"}'),
    `stillwater-bible-${pastor.id}`,
  )
  const { scripture } = await planned(pastor, 'WEB')
  await page.goto('/')
  await expect(page.getByRole('blockquote')).toHaveText(oneLine(scripture))
})

for (const [season, name] of [
  ['advent', 'Advent'],
  ['christmas', 'Christmas'],
  ['lent', 'Lent'],
  ['easter', 'Easter'],
  ['ordinary', 'Ordinary time'],
] as const) {
  test(`the card names the season: ${name}`, async ({ page, pastor }) => {
    const reading = await planned(pastor)
    await page.clock.setFixedTime('2027-03-28T08:00:00')
    await page.route('**/api/devotionals/today**', (route) => route.fulfill({ json: { ...reading, season } }))
    await page.goto('/')
    await expect(page.getByText(`Mar 28, 2027 · ${name}`)).toBeVisible()
  })
}

test('who reads only their own finds the empty state, writes one, changes and deletes it', async ({
  page,
  pastor,
  review,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Journal your thoughts' })).toBeVisible()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'My Profile' }).click()
  await expect(page.getByRole('radio', { name: 'Built-in readings' })).toBeChecked()
  await page.getByRole('radio', { name: 'Only my own' }).check()
  await review('devotional-choice')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Profile updated')).toBeVisible()
  await expect(page.getByText('No devotional available for today')).toBeVisible()
  await review('devotional-empty')

  await page.getByRole('button', { name: 'Create a devotional' }).click()
  await dialog(page).getByLabel('Reference').fill('ps 46 10')
  await dialog(page).getByRole('button', { name: 'Fill in the scripture' }).click()
  await expect(dialog(page).getByLabel('Scripture')).toHaveValue(/^Be still, and know that I am God/)
  await dialog(page).getByLabel('Reflection').fill('שקט 🌊 and rest')
  await clickTwice(dialog(page).getByRole('button', { name: 'Create Devotional' }))
  await expect(toast(page, 'Devotional created')).toBeVisible()
  await expect(page.getByText('שקט 🌊 and rest')).toBeVisible()
  expect(await stored(pastor)).toMatchObject([{ date: isoDay(), reference: 'ps 46 10' }])
  await review('devotional-own')

  await page.getByRole('button', { name: 'Read all' }).click()
  await reader(page, 'ps 46 10').getByRole('button', { name: 'Edit' }).click()
  await expect(dialog(page, 'Edit Devotional').getByLabel('Reference')).toHaveValue('ps 46 10')
  await dialog(page, 'Edit Devotional').getByLabel('Reference').fill('Psalm 46:10')
  await dialog(page, 'Edit Devotional').getByRole('button', { name: 'Save Devotional' }).click()
  await expect(toast(page, 'Devotional updated')).toBeVisible()
  // Back to the reader, which has the change.
  await review('devotional-own-reader')
  await reader(page, 'Psalm 46:10').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Devotional deleted')).toBeVisible()
  await expect(page.getByText('No devotional available for today')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('שקט 🌊 and rest')).toBeVisible()
  expect(await stored(pastor)).toHaveLength(1)
})

test('an own devotional takes the place of the day’s reading', async ({ page, pastor }) => {
  await addDevotional(pastor)
  await page.goto('/')
  await expect(page.getByRole('blockquote')).toHaveText('Be still, and know that I am God.')
  await expect(page.getByText('Stillness is not idleness.')).toBeVisible()
  await expect(page.getByText(/Ordinary time|Advent|Christmas|Lent|Easter/)).toBeHidden()
})

test('the form says what is missing, and what was written survives failure, Back and reload', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/API \w+ request to .* failed|Failed to load resource/)
  await page.goto('/devotionals?new=true')
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(/\/devotionals$/)
  await dialog(page).getByRole('button', { name: 'Create Devotional' }).click()
  await expect(dialog(page).getByText('Please enter a reference')).toBeVisible()
  await expect(dialog(page).getByText('Please enter the scripture')).toBeVisible()
  await expect(dialog(page).getByLabel('Reference')).toBeFocused()

  await dialog(page).getByLabel('Reference').fill('John 99:1')
  await dialog(page).getByRole('button', { name: 'Fill in the scripture' }).click()
  await expect(dialog(page).getByText(/John has 21 chapters/)).toBeVisible()
  await dialog(page).getByLabel('Reference').fill('John 11:35')
  await dialog(page).getByLabel('Scripture').fill('Jesus wept.')
  await dialog(page).getByLabel('Reflection').fill('x'.repeat(100_001))
  await dialog(page).getByRole('button', { name: 'Create Devotional' }).click()
  await expect(dialog(page).getByText('Use at most 100000 characters')).toBeVisible()
  await dialog(page).getByLabel('Reflection').fill('He did not hurry past it.')

  const restore = await breakDown(page, '**/api/devotionals')
  await dialog(page).getByRole('button', { name: 'Create Devotional' }).click()
  await expect(toast(page, 'Failed to create devotional')).toBeVisible()
  await expect(dialog(page).getByLabel('Reflection')).toHaveValue('He did not hurry past it.')
  await restore()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Create a devotional' }).first().click()
  await dialog(page).getByRole('button', { name: 'Continue draft' }).click()
  await expect(dialog(page).getByLabel('Scripture')).toHaveValue('Jesus wept.')
  await dialog(page).getByRole('button', { name: 'Create Devotional' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('He did not hurry past it.')).toBeVisible()
  expect(await stored(pastor)).toHaveLength(1)
})

test('past devotionals can be read, newest first, however many', async ({ page, pastor }) => {
  await page.goto('/devotionals')
  await expect(page.getByText('Your own devotionals appear here')).toBeVisible()
  for (let day = 0; day < 60; day += 1)
    await addDevotional(pastor, { date: isoDay(-day), reference: `Psalm ${day + 1}:1` })
  await addDevotional(pastor, {
    date: isoDay(-100),
    reference: 'The oldest',
    scripture: 'Long ago. '.repeat(80),
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'My devotionals' }).click()
  const list = page.getByRole('list', { name: 'My devotionals' })
  await expect(list.getByRole('heading').first()).toHaveText('Psalm 1:1')
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(list.getByRole('listitem')).toHaveCount(61, { timeout: 500 })
  }).toPass()
  await list.getByRole('button', { name: 'The oldest', exact: true }).click()
  const words = reader(page, 'The oldest').getByRole('blockquote')
  await expect(words).toHaveText(oneLine('Long ago. '.repeat(80)))
  // In full: nothing of it is cut off.
  expect(await words.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)
  await reader(page, 'The oldest').getByRole('button', { name: 'Edit' }).click()
  await dialog(page, 'Edit Devotional').getByLabel('Reflection').fill('It still stands.')
  await dialog(page, 'Edit Devotional').getByRole('button', { name: 'Save Devotional' }).click()
  await expect(reader(page, 'The oldest').getByText('It still stands.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: /^More for The oldest/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(60)
})

test('devotionals that cannot be read say so and can be tried again', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/API GET request to .* failed|Failed to load resource/)
  await onlyOwn(pastor)
  const restore = await breakDown(page, '**/api/devotionals')
  await page.goto('/devotionals')
  await expect(page.getByText('We could not load your devotionals')).toBeVisible()
  await pressTryAgain(page, restore)
  await expect(page.getByText('Your own devotionals appear here')).toBeVisible()
})

test('a verse of the Bible study begins a devotional', async ({ page, pastor }) => {
  await page.goto('/bible-study?ref=John+11:35&version=KJV')
  await page.getByText('Jesus wept.').click()
  await page.getByRole('button', { name: 'Use in devotional' }).click()
  await expect(dialog(page).getByLabel('Reference')).toHaveValue('John 11:35')
  await expect(dialog(page).getByLabel('Scripture')).toHaveValue('Jesus wept.')
  await dialog(page).getByRole('button', { name: 'Create Devotional' }).click()
  await expect(toast(page, 'Devotional created')).toBeVisible()
  expect(await stored(pastor)).toMatchObject([{ reference: 'John 11:35', reflection: null }])
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('one that is written shows at once, can be mended where it is refused, and is sent once', async ({
    page,
    context,
    pastor,
    expectConsole,
    review,
  }) => {
    expectConsole(/request to .* failed|Failed to load resource|net::ERR/)
    const older = await addDevotional(pastor, { date: isoDay(-3), reference: 'Psalm 23:1' })
    const { reference } = await planned(pastor)
    await page.goto('/devotionals')
    await expect(page.getByRole('heading', { name: older.reference })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('button', { name: `${reference}, open the passage` })).toBeVisible()
    await shellIsCached(page)
    await everythingIsCopied(page, pastor.id)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'My devotionals' }).click()
    await page.getByRole('button', { name: 'Create a devotional' }).click()
    await dialog(page).getByLabel('Reference').fill('John 11:35')
    await dialog(page).getByLabel('Scripture').fill('Jesus wept.')
    await dialog(page).getByRole('button', { name: 'Create Devotional' }).click()
    await expect(dialog(page)).toBeHidden()
    const list = page.getByRole('list', { name: 'My devotionals' })
    await expect(list.getByRole('heading')).toHaveText(['John 11:35', 'Psalm 23:1'])
    await expect(list.getByText('Waiting to sync')).toBeVisible()
    await review('devotionals-unsent')
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('blockquote')).toHaveText('Jesus wept.')
    await expect(page.getByText('Waiting to sync')).toBeVisible()
    await review('devotional-unsent')

    // Also after the page is gone: what lies on the device is enough.
    await page.reload()
    await expect(page.getByRole('blockquote')).toHaveText('Jesus wept.')
    const unsent = page.getByRole('button', { name: /unsent change/ })
    await page.route('**/api/devotionals', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            json: {
              code: 'invalid',
              message: 'Check',
              requestId: 'test',
              fields: { reference: 'Not this one' },
            },
          })
        : route.fallback(),
    )
    await context.setOffline(false)
    await expect(unsent).toHaveAccessibleName('1 unsent change, needs attention')
    await unsent.click()
    const sheet = page.getByRole('dialog', { name: 'Waiting to sync' })
    await expect(sheet).toContainText('John 11:35')
    await expect(sheet).toContainText('Devotional, new')
    await sheet.getByRole('link', { name: 'Open and fix' }).click()
    await page.unroute('**/api/devotionals')
    await reader(page, 'John 11:35').getByRole('button', { name: 'Edit' }).click()
    await dialog(page, 'Edit Devotional').getByLabel('Reflection').fill('He did not hurry past it.')
    await dialog(page, 'Edit Devotional').getByRole('button', { name: 'Save Devotional' }).click()
    await expect(unsent).toBeHidden()
    await expect(dialog(page, 'Edit Devotional')).toBeHidden()
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByText('He did not hurry past it.')).toBeVisible()
    await expect(page.getByText('Waiting to sync')).toBeHidden()
    expect(await stored(pastor)).toMatchObject([
      { reference: 'John 11:35', reflection: 'He did not hurry past it.' },
      { reference: 'Psalm 23:1' },
    ])
  })
})
