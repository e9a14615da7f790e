import type { BrowserContext, Page } from '@playwright/test'
import { expect, readStore, registerPastor, shellIsCached, skipHelp, test } from './support/fixtures.ts'
import {
  loseNetworkOnPrayers,
  networkNoise,
  newPrayer,
  openPrayers,
  prayersOf,
  titlesOf,
  unsent,
  writePrayer,
} from './support/prayer-steps.ts'
import { dialog, openForm, recordKinds, saveButton } from './support/record-kinds.ts'

test.use({ serviceWorkers: 'allow' })

const serverFault = {
  code: 'internal',
  message: 'The server has a problem. Please try again.',
  requestId: 'test',
}
const onlineAgain = 'Saved on this device. It will sync when you’re back online.'

const saying = (page: Page, text: string) => page.getByText(text, { exact: true })
const fillPrayer = recordKinds.prayers.fill

/** Another page of the same origin holds every store of the user's database until it is told to let go. */
async function hogStorage(context: BrowserContext, userId: string): Promise<() => Promise<void>> {
  const hog = await context.newPage()
  await hog.goto('/livez')
  await hog.evaluate(async (name) => {
    const open = indexedDB.open(name)
    await new Promise((resolve) => open.addEventListener('success', resolve))
    const stores = [...open.result.objectStoreNames]
    const held = open.result.transaction(stores, 'readwrite')
    const objects = held.objectStore(stores[0] ?? '')
    const again = () => objects.count().addEventListener('success', again)
    again()
  }, `stillwater ${userId}`)
  return () => hog.close()
}

test('a tap that fails takes nothing along that waits to be sent', async ({
  page,
  context,
  pastor,
  expectConsole,
}) => {
  expectConsole(networkNoise)
  await loseNetworkOnPrayers(page)
  await writePrayer(page, 'First')
  await writePrayer(page, 'Second')
  let [broken, tapped] = [true, () => {}]
  const tap = new Promise<void>((resolve) => (tapped = resolve))
  const sending = page.waitForRequest((request) => request.method() === 'POST')
  await page.route('**/api/prayers', async (route) => {
    if (!broken || route.request().method() !== 'POST') return route.continue()
    // The first is still under way while the second is tapped.
    await tap
    return route.fulfill({ status: 500, json: serverFault })
  })
  await context.setOffline(false)
  await sending
  await page.locator('[data-record]').filter({ hasText: 'Words for Second' }).getByRole('switch').click()
  tapped()
  await expect(saying(page, 'Failed to save prayer. Please try again.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Second' })).toBeVisible()
  await expect(unsent(page)).toHaveAccessibleName('2 unsent changes')
  broken = false
  await page.reload()
  await expect(unsent(page)).toBeHidden()
  await expect.poll(() => titlesOf(pastor)).toEqual(['First', 'Second'])
})

test('a record that the server keeps failing over is set aside, shown, and sent again on request @all', async ({
  page,
  context,
  pastor,
  expectConsole,
  review,
}) => {
  expectConsole(networkNoise)
  await loseNetworkOnPrayers(page)
  await writePrayer(page, 'Poisoned')
  await writePrayer(page, 'Harmless')
  let broken = true
  await page.route('**/api/prayers', async (route) => {
    const isPoisoned = route.request().postData()?.includes('Poisoned') === true
    await (broken && isPoisoned ? route.fulfill({ status: 500, json: serverFault }) : route.continue())
  })
  await context.setOffline(false)
  await expect.poll(() => titlesOf(pastor)).toEqual(['Harmless'])
  await unsent(page).click()
  const needsAttention = page.getByText(/Needs attention: The server could not save this/)
  await expect(async () => {
    const sendNow = page.getByRole('button', { name: 'Send now' })
    if (await needsAttention.isHidden()) await sendNow.click()
    await expect(needsAttention).toBeVisible({ timeout: 500 })
  }).toPass()
  await review('sync-set-aside')
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => titlesOf(pastor)).toEqual(['Harmless', 'Poisoned'])
})

test('whoever signs in after a session has ended leaves the one before nothing but their unsent words', async ({
  page,
  context,
  pastor,
  browser,
  baseURL,
  expectConsole,
}) => {
  expectConsole(networkNoise)
  await newPrayer(pastor, 'Private copy')
  const apart = await browser.newContext()
  const other = await registerPastor(apart.request, baseURL ?? '')
  await apart.close()
  await openPrayers(page)
  await expect(page.getByRole('heading', { name: 'Private copy' })).toBeVisible()
  await shellIsCached(page)
  await page.evaluate((id) => localStorage.setItem(`stillwater-bible-${id}`, '{"version":"WEB"}'), pastor.id)
  await context.setOffline(true)
  await writePrayer(page, 'Unsent')
  await context.clearCookies()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/auth$/)
  expect((await readStore(page, pastor.id, 'answers')).size).toBeGreaterThan(0)
  await page.getByLabel('Email').fill(other.email)
  await page.getByLabel('Password', { exact: true }).fill(other.password)
  await skipHelp(page, other.id)
  await page.getByRole('button', { name: 'Sign In' }).first().click()
  await expect(page.getByRole('navigation')).toBeVisible()
  await expect.poll(async () => (await readStore(page, pastor.id, 'answers')).size).toBe(0)
  expect((await readStore(page, pastor.id, 'records')).size).toBe(0)
  expect((await readStore(page, pastor.id, 'outbox')).size).toBe(1)
  const chosen = await page.evaluate((id) => localStorage.getItem(`stillwater-bible-${id}`), pastor.id)
  expect(chosen).toBeNull()
})

test('signing out removes what was read and chosen on this device @all', async ({ page, pastor }) => {
  await page.goto('/bible-study?ref=John+3')
  await expect
    .poll(() => page.evaluate((id) => localStorage.getItem(`stillwater-bible-${id}`), pastor.id))
    .toContain('John')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const left = await page.evaluate(() => Object.keys(localStorage))
  expect(left.filter((key) => key.includes(pastor.id) && !key.startsWith('stillwater-help'))).toEqual([])
})

test('a storage that does not answer holds up neither the start nor a save', async ({
  page,
  context,
  pastor,
  expectConsole,
}) => {
  expectConsole(networkNoise)
  await newPrayer(pastor, 'On the server')
  await openPrayers(page)
  await expect(page.getByRole('heading', { name: 'On the server' })).toBeVisible()
  const release = await hogStorage(context, pastor.id)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'On the server' })).toBeVisible()
  await writePrayer(page, 'Written meanwhile')
  await expect.poll(() => titlesOf(pastor)).toEqual(['On the server', 'Written meanwhile'])
  await release()
})

test('a save that a stuck storage does not take is sent; offline it is told, and the words stay in the form', async ({
  page,
  context,
  pastor,
  expectConsole,
}) => {
  expectConsole(networkNoise)
  await openPrayers(page)
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await fillPrayer(page, 'Held up')
  const release = await hogStorage(context, pastor.id)
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => titlesOf(pastor)).toEqual(['Held up'])
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await fillPrayer(page, 'Offline')
  await page.route('**/api/prayers', (route) => route.abort('internetdisconnected'))
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(page.getByText(/^This device can’t save right now, and Stillwater/)).toBeVisible()
  await expect(dialog(page).getByLabel('Description')).toHaveValue('Words for Offline')
  await release()
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(saying(page, onlineAgain)).toBeVisible()
  expect((await readStore(page, pastor.id, 'outbox')).size).toBe(1)
})

test('what is typed is a draft at once: a reload right after it loses nothing', async ({ page }) => {
  await page.goto('/prayers?new=true')
  await dialog(page).getByLabel('Title').pressSequentially('Every letter of it')
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => location.reload())])
  await page.goto('/prayers?new=true')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Every letter of it')
})

test('words that are typed while the form is being saved are saved too @all', async ({ page, pastor }) => {
  await page.goto('/prayers?new=true')
  await fillPrayer(page, 'Begun')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/prayers', async (route) => {
    if (route.request().method() === 'POST') await asked
    await route.continue()
  })
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await dialog(page).getByLabel('Description').fill('And one more sentence.')
  answer()
  await expect(dialog(page)).toBeHidden()
  expect((await prayersOf(pastor)).map(({ description }) => description)).toEqual(['And one more sentence.'])
})

test('two fields that are filled in at once, as a browser does, both stay @all', async ({ page }) => {
  await page.goto('/prayers?new=true')
  const [title, description] = [dialog(page).getByLabel('Title'), dialog(page).getByLabel('Description')]
  await expect(description).toBeVisible()
  const other = await description.elementHandle()
  await title.evaluate((input: HTMLInputElement, area) => {
    const fill = (element: HTMLInputElement | HTMLTextAreaElement, value: string) => {
      const { prototype } = element.constructor as typeof HTMLInputElement
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
    fill(input, 'First')
    fill(area as HTMLTextAreaElement, 'Second')
  }, other)
  await expect(description).toHaveValue('Second')
  await expect(title).toHaveValue('First')
})

test('words that come into the form all at once take the errors with them @all', async ({ page }) => {
  await page.goto('/prayers?new=true')
  await fillPrayer(page, 'Left for later')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  const title = dialog(page).getByLabel('Title')
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(title).toHaveValue('Left for later')
  await expect(dialog(page).locator('[aria-invalid="true"]')).toHaveCount(0)
})

for (const where of ['here', 'elsewhere'] as const) {
  test(`a page that Back brings back after signing out ${where} shows nothing @all`, async ({
    page,
    context,
    pastor,
  }) => {
    await newPrayer(pastor, 'Canary')
    await openPrayers(page)
    await expect(page.getByRole('heading', { name: 'Canary' })).toBeVisible()
    const restored = () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      return document.querySelector<HTMLElement>('#root')?.hidden
    }
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await expect(page.getByRole('heading', { name: 'Canary' })).toBeHidden()
    await page.evaluate(restored)
    await expect(page.getByRole('heading', { name: 'Canary' })).toBeVisible()
    await context.clearCookies()
    if (where === 'here') await page.evaluate(() => localStorage.removeItem('stillwater-device'))
    // Nothing shows while it asks.
    expect(await page.evaluate(restored)).toBe(true)
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByText('Canary')).toBeHidden()
  })
}

test('without Web Locks, as on plain http, two tabs send each change once', async ({
  page,
  context,
  pastor,
  expectConsole,
}) => {
  expectConsole(networkNoise)
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
  const second = await context.newPage()
  await skipHelp(second, pastor.id)
  for (const tab of [page, second]) await openPrayers(tab)
  await shellIsCached(page)
  await context.setOffline(true)
  await writePrayer(page, 'From the first')
  await writePrayer(second, 'From the second')
  let posts = 0
  // What is tried while there is no network yet gets no answer.
  context.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/prayers')) posts += 1
  })
  await context.setOffline(false)
  for (const tab of [page, second]) await expect(unsent(tab)).toBeHidden()
  await expect.poll(() => titlesOf(pastor)).toEqual(['From the first', 'From the second'])
  expect(posts).toBe(2)
})

const onlyInAll = (kind: unknown) => (kind === recordKinds.prayers ? '' : ' @all')

for (const kind of Object.values(recordKinds)) {
  test(`${kind.name} made in a second tab appears in the first${onlyInAll(kind)}`, async ({
    page,
    context,
    pastor,
  }) => {
    const second = await context.newPage()
    await skipHelp(second, pastor.id)
    await page.goto(kind.screen)
    await openForm(second, kind)
    await kind.fill(second, 'Psalm 46:10')
    await saveButton(second, kind).click()
    await expect(page.getByText('Psalm 46:10').first()).toBeVisible()
  })

  test(`${kind.name} that has not reached the server says so${onlyInAll(kind)}`, async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(networkNoise)
    await openForm(page, kind)
    await kind.fill(page, 'Psalm 46:10')
    await shellIsCached(page)
    await context.setOffline(true)
    await saveButton(page, kind).click()
    await expect(page.getByText(kind.saved).first()).toBeVisible()
    await expect(page.getByText(onlineAgain).first()).toBeVisible()
  })
}

test('a save with an ended session asks to sign in, and never just says that it succeeded', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(networkNoise)
  await page.goto('/prayers?new=true')
  await fillPrayer(page, 'Kept for later')
  await context.clearCookies()
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(saying(page, 'Prayer added successfully')).toBeVisible()
  await expect(saying(page, 'Saved on this device. Sign in to sync it.')).toBeVisible()
})

test('a change that an earlier version of the app stored is sent @all', async ({ page, pastor }) => {
  await openPrayers(page)
  await expect.poll(async () => (await readStore(page, pastor.id, 'answers')).size).toBeGreaterThan(0)
  const id = crypto.randomUUID()
  const body = recordKinds.prayers.body('From before the update')
  await page.evaluate(
    async ([name, item]) => {
      const open = indexedDB.open(name)
      await new Promise((resolve) => open.addEventListener('success', resolve))
      const write = open.result.transaction('outbox', 'readwrite')
      write.objectStore('outbox').add(item)
      await new Promise((resolve) => write.addEventListener('complete', resolve))
      open.result.close()
    },
    [
      `stillwater ${pastor.id}`,
      { room: '/api/prayers', op: 'add', id, title: 'From before the update', body, at: 1, attempts: 0 },
    ] as const,
  )
  await page.reload()
  await expect.poll(() => titlesOf(pastor)).toEqual(['From before the update'])
  await expect(unsent(page)).toBeHidden()
})
