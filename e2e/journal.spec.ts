import type { JournalEntry } from '@stillwater/contract/journal'
import { chromium, type Page } from '@playwright/test'
import {
  breakDown,
  clickTwice,
  crash,
  expect,
  type Pastor,
  pressTryAgain,
  readStore,
  skipHelp,
  test,
} from './support/fixtures.ts'
import { takePicture } from './support/picture.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Journal Your Thoughts' })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** The day of the browser, which runs where the tests run. */
const today = (yearsBack = 0) => {
  const now = new Date()
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear() - yearsBack}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}

const addEntry = (pastor: Pastor, entry: object = {}) =>
  pastor.api.post<JournalEntry>('/api/journals', {
    title: 'Morning',
    content: 'A quiet walk.',
    date: today(),
    ...entry,
  })

const stored = (pastor: Pastor) => pastor.api.get<JournalEntry[]>('/api/journals')

const signal = (page: Page, detail: object) =>
  page.evaluate((detail) => {
    window.dispatchEvent(new CustomEvent('openJournalForm', { detail }))
  }, detail)

/** Lets every write wait, so that what shows meanwhile can be looked at. */
async function holdWrites(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/journals**', async (route) => {
    if (route.request().method() !== 'GET') await promise
    await route.continue()
  })
  return resolve
}

test('the card asks for a first entry, takes it, and lets it be changed', async ({
  page,
  pastor,
  review,
}) => {
  await page.goto('/')
  await expect(heading(page, 'Journal Your Thoughts')).toBeVisible()
  await page.getByRole('button', { name: 'New Journal Entry' }).click()
  await expect(page.getByLabel('Title')).toHaveValue("Today's Thoughts")
  await expect(page.getByLabel('Content')).toHaveValue('')
  await expect(page.getByLabel('Content')).toBeFocused()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Journal content required')).toBeVisible()
  await expect(toast(page, 'Please write some thoughts before saving.')).toBeVisible()
  await expect(page.getByLabel('Content')).toBeFocused()
  await review('journal-card-edit')

  await page.getByLabel('Content').fill('A quiet walk\nbefore the meeting.')
  const release = await holdWrites(page)
  const created = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  release()
  expect((await created).postDataJSON()).toMatchObject({
    title: "Today's Thoughts",
    content: 'A quiet walk\nbefore the meeting.',
    date: today(),
  })
  await expect(page.getByText('A quiet walk')).toBeVisible()
  await expect(heading(page, "Today's Thoughts")).toBeVisible()
  await expect(page.getByLabel('Content')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit Entry' })).toBeFocused()
  await expect(toast(page, 'Journal content required')).toBeHidden()
  await review('journal-card-view')

  await page.getByRole('button', { name: 'Edit Entry' }).click()
  await expect(page.getByLabel('Content')).toHaveValue('A quiet walk\nbefore the meeting.')
  await page.getByLabel('Title').fill('Wednesday')
  const changed = page.waitForRequest((request) => request.method() === 'PATCH')
  await clickTwice(page.getByRole('button', { name: 'Save', exact: true }))
  expect((await changed).postDataJSON()).toMatchObject({ title: 'Wednesday', date: today() })
  await expect(heading(page, 'Wednesday')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Wednesday')).toBeVisible()
  expect(await stored(pastor)).toHaveLength(1)
})

test('the card shows that it is loading, and then the first entry of today', async ({ page, pastor }) => {
  await addEntry(pastor, { title: 'Earlier today' })
  await addEntry(pastor, { title: 'Later today' })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/journals?**', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByText('Loading your journal')).toBeAttached()
  resolve()
  await expect(heading(page, 'Later today')).toBeVisible()
  await expect(heading(page, 'Earlier today')).toBeHidden()
  await expect(page.getByRole('button', { name: 'New Journal Entry' })).toBeHidden()
})

test('the card says what failed and keeps the words', async ({ page, pastor, expectConsole, review }) => {
  expectConsole(/API \w+ request to .* failed|Failed to load resource/)
  const reading = await breakDown(page, '**/api/journals?**')
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('Failed to load journal entries')
  await review('journal-card-failed')
  await reading()
  await page.getByRole('button', { name: 'Try again' }).click()

  await page.getByRole('button', { name: 'New Journal Entry' }).click()
  await page.getByLabel('Content').fill('In the tunnel')
  const creating = await breakDown(page, '**/api/journals', 'POST')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Failed to save journal entry')).toBeVisible()
  await expect(page.getByLabel('Content')).toHaveValue('In the tunnel')
  await creating()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit Entry' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit Entry' }).click()
  await page.getByLabel('Content').fill('Out of the tunnel')
  const changing = await breakDown(page, '**/api/journals/*')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Failed to update journal entry')).toBeVisible()
  await expect(page.getByLabel('Content')).toHaveValue('Out of the tunnel')
  await changing()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Out of the tunnel')).toBeVisible()
  expect(await stored(pastor)).toHaveLength(1)
})

test('what was typed on the card waits through a cancel and a reload', async ({ page, review }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'New Journal Entry' }).click()
  await page.getByLabel('Content').fill('Half a thought')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/You have unsaved text from/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/You have unsaved text from/)).toBeVisible()
  await review('journal-card-draft')
  await page.getByRole('button', { name: 'Continue draft' }).click()
  await expect(page.getByLabel('Content')).toHaveValue('Half a thought')
  await page.getByLabel('Content').fill('A whole thought')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('A whole thought')).toBeVisible()
  await page.reload()
  await expect(page.getByText('A whole thought')).toBeVisible()
  await expect(page.getByText(/You have unsaved text from/)).toBeHidden()
})

test('two devices: the card shows both texts, and the user chooses', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/API PATCH request to .* failed|409/)
  const { id } = await addEntry(pastor)
  await page.goto('/')
  await page.getByRole('button', { name: 'Edit Entry' }).click()
  await page.getByLabel('Content').fill('Written here')
  await pastor.api.patch(`/api/journals/${id}`, { content: 'Written there' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('This was changed on another device in the meantime.')).toBeVisible()
  await expect(page.getByText('Written there')).toBeVisible()
  await page.getByRole('button', { name: 'Use the other version' }).click()
  await expect(page.getByRole('button', { name: 'Edit Entry' })).toBeVisible()
  await expect(page.getByText('Written there')).toBeVisible()
})

test('the dialog opens on every screen with what the signal brings', async ({ page, review }) => {
  for (const screen of ['/', '/goals', '/prayers', '/journal']) {
    await page.goto(screen)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await signal(page, { title: 'Reflection on John 3:16', content: 'For God so loved…\n\nMy thoughts: ' })
    await expect(dialog(page).getByLabel('Title')).toHaveValue('Reflection on John 3:16')
    await expect(dialog(page).getByLabel('Content')).toHaveValue('For God so loved…\n\nMy thoughts: ')
    await expect(dialog(page).getByLabel('Content')).toBeFocused()
  }
  await review('journal-dialog')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
})

test('the dialog says in place what is wrong, what failed and what was saved', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/API POST request to .* failed|Failed to load resource/)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'New Journal Entry' })).toBeVisible()
  await signal(page, { title: "Today's Thoughts", content: '' })
  await dialog(page).getByLabel('Content').fill('  \n ')
  await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Please write some content for your journal entry')
  await expect(dialog(page).getByLabel('Content')).toHaveAccessibleDescription(
    'Please write some content for your journal entry',
  )

  await dialog(page).getByLabel('Content').fill('שלום 🙏🏽 and peace')
  const restore = await breakDown(page, '**/api/journals', 'POST')
  await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Failed to save journal entry. Please try again.')
  await expect(dialog(page).getByLabel('Content')).toHaveValue('שלום 🙏🏽 and peace')
  await restore()
  await clickTwice(dialog(page).getByRole('button', { name: 'Save Entry' }))
  await expect(dialog(page).getByRole('status')).toHaveText('Journal entry saved successfully!')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('שלום 🙏🏽 and peace')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Entry' })).toBeVisible()
  expect(await stored(pastor)).toHaveLength(1)
})

test('a text that is too long is refused in place and stays', async ({ page }) => {
  await page.goto('/?journal=new')
  await dialog(page).getByLabel('Content').fill('x'.repeat(100_001))
  await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Use at most 100000 characters')
  await expect(dialog(page).getByLabel('Content')).toHaveValue(/^x{100001}$/)
})

test('?journal=new opens the dialog, shows the card and leaves the address clean; Back closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/goals')
  await page.goto('/?journal=new')
  await expect(dialog(page).getByLabel('Title')).toHaveValue("Today's Thoughts")
  await expect(dialog(page).getByLabel('Content')).toHaveValue('')
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await expect(heading(page, 'Journal Your Thoughts')).toBeInViewport()
})

test('what was typed into the dialog waits, and what is passed over is offered again later', async ({
  page,
  pastor,
}) => {
  const open = () => signal(page, { title: "Today's Thoughts", content: '' })
  const offer = dialog(page).getByText(/You have unsaved text from/)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'New Journal Entry' })).toBeVisible()
  await open()
  await dialog(page).getByLabel('Content').fill('The first thought')
  await page.keyboard.press('Escape')
  await expect(toast(page, 'Draft saved')).toBeVisible()

  // Passed over: something else is written and saved instead.
  await open()
  await expect(offer).toBeVisible()
  await dialog(page).getByLabel('Content').fill('The second thought')
  await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog(page)).toBeHidden()

  await page.reload()
  await expect(page.getByText('The second thought')).toBeVisible()
  await open()
  await expect(offer).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Continue draft' }).click()
  await expect(dialog(page).getByLabel('Content')).toHaveValue('The first thought')
  await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog(page)).toBeHidden()
  await open()
  await expect(dialog(page).getByLabel('Content')).toBeFocused()
  await expect(offer).toBeHidden()
  expect(await stored(pastor)).toHaveLength(2)
})

test('what is being typed in card and dialog survives the death of the browser', async ({
  server,
  pastor,
  viewport,
}, testInfo) => {
  const profile = testInfo.outputPath('profile')
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      viewport,
      locale: 'en-US',
      baseURL: server.url,
      ...testInfo.project.use.launchOptions,
    })
    const page = context.pages()[0] ?? (await context.newPage())
    await skipHelp(page, pastor.id)
    // A browser that died may have forgotten its cookies as well.
    await page.request.post(`${server.url}/api/login`, {
      headers: { origin: server.url },
      data: { email: pastor.email, password: pastor.password },
    })
    await page.goto('/')
    await expect(heading(page, 'Journal Your Thoughts')).toBeVisible()
    return { context, page }
  }

  let { context, page } = await open()
  const isDraft = (text: string) =>
    expect
      .poll(async () => JSON.stringify([...(await readStore(page, pastor.id, 'drafts')).values()]))
      .toContain(text)
  await page.getByRole('button', { name: 'New Journal Entry' }).click()
  await page.getByLabel('Content').pressSequentially('Typed on the card')
  await isDraft('Typed on the card')
  await crash(context, page)
  ;({ context, page } = await open())
  await page.getByRole('button', { name: 'Continue draft' }).click()
  await expect(page.getByLabel('Content')).toHaveValue('Typed on the card')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit Entry' })).toBeVisible()

  await signal(page, { title: 'Reflection', content: '' })
  await dialog(page).getByLabel('Content').pressSequentially('Typed in the dialog')
  await isDraft('Typed in the dialog')
  await crash(context, page)
  ;({ context, page } = await open())
  await signal(page, { title: "Today's Thoughts", content: '' })
  await dialog(page).getByRole('button', { name: 'Continue draft' }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Reflection')
  await expect(dialog(page).getByLabel('Content')).toHaveValue('Typed in the dialog')
  await context.close()
})

test('an empty journal invites to write', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'All entries' }).click()
  await expect(page).toHaveURL(/\/journal$/)
  await expect(page.getByText('Start your journal with a few words')).toBeVisible()
  await page.getByRole('button', { name: 'New Journal Entry' }).first().click()
  await dialog(page).getByLabel('Content').fill('The first words')
  await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('The first words')).toBeVisible()
})

test('entries stand under their months, and this day of earlier years comes first', async ({
  page,
  pastor,
  review,
}) => {
  await addEntry(pastor, { title: 'Last year', date: today(1), content: 'The roof was mended.' })
  await addEntry(pastor, { title: 'Long ago', date: today(12) })
  await addEntry(pastor, { title: 'In spring', date: '2019-04-02' })
  await addEntry(pastor, { title: 'In spring, later', date: '2019-04-20' })
  await addEntry(pastor, { title: 'Today', content: 'سلام\n\nA long day. '.repeat(30) })
  await page.goto('/journal')
  const month = page.getByRole('region', { name: 'April 2019' })
  await expect(month.getByRole('heading', { level: 3 })).toHaveText(['In spring, later', 'In spring'])
  const onThisDay = page.getByRole('region', { name: 'On this day' })
  await expect(onThisDay.getByRole('heading', { level: 3 })).toHaveText(['Last year', 'Long ago'])
  await expect(onThisDay.getByText(/ · 1 year ago$/)).toBeVisible()
  await expect(onThisDay.getByText(/ · 12 years ago$/)).toBeVisible()
  await review('journal-page')
  await page.setViewportSize({ width: 1280, height: 800 })
  await takePicture(page, 'journal-page-wide')
})

test('an entry is read, changed, deleted and brought back', async ({
  page,
  pastor,
  expectConsole,
  review,
}) => {
  expectConsole(/API \w+ request to .* failed|Failed to load resource/)
  await addEntry(pastor, { title: 'Visit', content: 'At the hospital.\n\nShe smiled.', date: '2025-03-05' })
  await page.goto('/journal')
  await page.getByRole('button', { name: 'Visit', exact: true }).click()
  const reader = page.getByRole('dialog', { name: 'Visit' })
  await expect(reader.getByText('Wednesday, Mar 5, 2025')).toBeVisible()
  await expect(reader.getByText('She smiled.')).toBeVisible()
  await review('journal-reader')

  await reader.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Entry' })
  await form.getByLabel('Title').fill('Visit with Ann')
  await form.getByLabel('Date').fill('Feb 1, 2025')
  await review('journal-edit')
  const restore = await breakDown(page, '**/api/journals/*')
  await form.getByRole('button', { name: 'Save Entry' }).click()
  await expect(toast(page, 'Failed to update journal entry')).toBeVisible()
  await restore()
  await form.getByRole('button', { name: 'Save Entry' }).click()
  await expect(form).toBeHidden()
  const changed = page.getByRole('dialog', { name: 'Visit with Ann' })
  await expect(changed.getByText('Saturday, Feb 1, 2025')).toBeVisible()
  await page.goBack()
  await expect(changed).toBeHidden()
  await expect(page).toHaveURL(/\/journal$/)
  await expect(page.getByRole('region', { name: 'February 2025' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'March 2025' })).toBeHidden()

  await page.getByRole('button', { name: 'More for Visit with Ann' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(heading(page, 'Visit with Ann')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading(page, 'Visit with Ann')).toBeVisible()
  await page.getByRole('button', { name: 'Visit with Ann', exact: true }).click()
  await changed.getByRole('button', { name: 'Delete' }).click()
  await expect(changed).toBeHidden()
  await expect(page.getByText('Start your journal with a few words')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Start your journal with a few words')).toBeVisible()
})

test('a long journal is read to its end and searched on the server', async ({
  page,
  pastor,
  expectConsole,
  review,
}) => {
  expectConsole(/API GET request to .* failed|Failed to load resource/)
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
  await page.goto('/journal')
  await expect(heading(page, 'Day 120')).toBeVisible()
  await expect(heading(page, 'Day 1')).toBeHidden()
  const restore = await breakDown(page, '**/api/journals?before**')
  await page.mouse.wheel(0, 30_000)
  await expect(page.getByRole('alert')).toContainText('Failed to load journal entries')
  await pressTryAgain(page, restore)
  await expect(async () => {
    await page.mouse.wheel(0, 30_000)
    await expect(heading(page, 'Day 1')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(120)

  await page.getByRole('searchbox', { name: 'Search your journal' }).fill('jose 77')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Day 77'])
  await page.getByRole('searchbox', { name: 'Search your journal' }).fill('jose zacchaeus')
  await expect(page.getByText('No entries match “jose zacchaeus”')).toBeVisible()
  await review('journal-no-match')
  await page.getByRole('searchbox', { name: 'Search your journal' }).fill('')
  await expect(heading(page, 'Day 120')).toBeVisible()
})

test('a journal that cannot be read says so and can be tried again', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/API GET request to .* failed|Failed to load resource/)
  await addEntry(pastor)
  const restore = await breakDown(page, '**/api/journals**')
  await page.goto('/journal')
  await expect(page.getByRole('alert')).toContainText('Failed to load journal entries')
  await pressTryAgain(page, restore)
  await expect(heading(page, 'Morning')).toBeVisible()
})
