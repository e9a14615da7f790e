import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import {
  everythingIsCopied,
  expect,
  type Pastor,
  registerPastor,
  shellIsCached,
  skipHelp,
  signedOutTest,
  test,
} from './support/fixtures.ts'
import {
  editPrayer,
  loseNetworkOnPrayers,
  networkNoise,
  newPrayer,
  type Prayer,
  prayersOf,
  titlesOf,
  unsent,
  writePrayer,
} from './support/prayer-steps.ts'
import { startProxy, type Weather } from './support/proxy.ts'
import { startServer } from './support/server.ts'

test.use({ serviceWorkers: 'allow' })

test('a prayer written without a connection is kept, shown as such, and sent once when it is back', async ({
  page,
  context,
  pastor,
  expectConsole,
  review,
}) => {
  expectConsole(networkNoise)
  await loseNetworkOnPrayers(page)
  await writePrayer(page, 'Strength for the week')
  await expect(page.getByText('Waiting to sync')).toBeVisible()
  await expect(unsent(page)).toHaveAccessibleName('1 unsent change')
  await expect(page.getByText(/^Offline, as of \d+:\d\d [AP]M$/)).toBeVisible()
  await review('offline-kept')
  await unsent(page).click()
  await expect(page.getByRole('dialog', { name: 'Waiting to sync' })).toContainText('Prayer, new')
  await review('offline-sheet')
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect(page.getByText('Waiting to sync')).toBeHidden()
  await expect(unsent(page)).toBeHidden()
  await expect(page.getByText(/^Offline, as of/)).toBeHidden()
  expect(await titlesOf(pastor)).toEqual(['Strength for the week'])
})

signedOutTest(
  'the installed app starts cold without its server, every screen opens, and what is written arrives once @all',
  async () => {
    const server = await startServer()
    const profile = mkdtempSync(join(tmpdir(), 'stillwater-profile-'))
    const { launchOptions, viewport } = test.info().project.use
    const open = () =>
      chromium.launchPersistentContext(profile, { ...launchOptions, viewport: viewport ?? null })
    let context: BrowserContext = await open()
    try {
      const pastor = await registerPastor(context.request, server.url)
      await newPrayer(pastor, 'Rain for the fields')
      await pastor.api.post('/api/journals', { title: 'A quiet day', content: 'Walked by the river.' })
      const page = await context.newPage()
      await skipHelp(page, pastor.id)
      await page.goto(server.url)
      await shellIsCached(page)
      await everythingIsCopied(page, pastor.id)
      await context.close()
      await server.kill()

      context = await open()
      const again = await context.newPage()
      await skipHelp(again, pastor.id)
      await again.goto(server.url)
      await expect(again.getByRole('heading', { name: /Pastor Ann/ })).toBeVisible()
      await expect(again.getByText('Walked by the river.')).toBeVisible()
      for (const [name, heading] of [
        ['Sermons', 'Sermons'],
        ['Events', 'Events'],
        ['Bible', /Bible/],
        ['Prayer', 'Prayer List'],
      ] as const) {
        await again.getByRole('navigation').getByRole('link', { name }).click()
        await expect(again.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      }
      await expect(again.getByRole('heading', { name: 'Rain for the fields' })).toBeVisible()
      await writePrayer(again, 'A prayer in the corridor')
      await expect(again.getByText('Waiting to sync')).toBeVisible()
      await server.restart()
      await expect(unsent(again)).toBeHidden({ timeout: 60_000 })
      const later = await registeredApi(context, server.url)
      expect((await later('/api/prayers')).map(({ title }) => title).sort()).toEqual([
        'A prayer in the corridor',
        'Rain for the fields',
      ])
    } finally {
      await context.close()
      await server.stop()
      rmSync(profile, { recursive: true, force: true })
    }
  },
)

const registeredApi = async (context: BrowserContext, origin: string) => async (path: string) =>
  (await (await context.request.get(origin + path)).json()) as Prayer[]

const storms: Weather[] = ['cut', 'lost answer', 'half body', 'bad gateway', 'captive page', 'redirect']

for (const weather of storms) {
  signedOutTest(
    `a network with "${weather}" loses nothing, doubles nothing and is never taken for success @all`,
    async ({ page, server, expectConsole }) => {
      expectConsole(networkNoise)
      const proxy = await startProxy(server.url)
      try {
        const pastor = await registerPastor(page.request, proxy.url)
        await skipHelp(page, pastor.id)
        const known = await newPrayer(pastor, 'Known before')
        await page.goto(`${proxy.url}/prayers`)
        await expect(page.getByRole('heading', { name: 'Known before' })).toBeVisible()
        proxy.weather = weather
        await writePrayer(page, 'Written in the storm')
        await editPrayer(page, 'Known before', 'Changed in the storm')
        await expect(unsent(page)).toBeVisible()
        await page.reload()
        await expect(page.getByRole('heading', { name: 'Written in the storm' })).toBeVisible()
        proxy.weather = 'clear'
        await page.evaluate(() => window.dispatchEvent(new Event('online')))
        await expect(unsent(page)).toBeHidden({ timeout: 60_000 })
        const stored = await prayersOf(pastor)
        expect(stored.map(({ title }) => title).sort()).toEqual(['Known before', 'Written in the storm'])
        expect(stored.find(({ id }) => id === known.id)?.description).toBe('Changed in the storm')
      } finally {
        await proxy.stop()
      }
    },
  )
}

test('what the server refuses later waits for the user, can be mended, and holds nobody else up', async ({
  page,
  context,
  pastor,
  expectConsole,
  review,
}) => {
  expectConsole(networkNoise)
  await loseNetworkOnPrayers(page)
  await writePrayer(page, 'Too long for the server')
  await writePrayer(page, 'Welcome')
  await page.route('**/api/prayers', async (route) => {
    const refused = route.request().postData()?.includes('Too long') === true
    const body = { code: 'invalid', message: 'Please check the title', fields: { title: 'Use fewer words' } }
    await (refused ? route.fulfill({ status: 400, json: body }) : route.fallback())
  })
  await context.setOffline(false)
  await expect(unsent(page)).toHaveAccessibleName('1 unsent change, needs attention')
  expect(await titlesOf(pastor)).toEqual(['Welcome'])
  await page.getByRole('button', { name: 'Needs attention', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Use fewer words')
  await review('offline-refused')
  await page.unroute('**/api/prayers')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Everything is saved and synced.')).toBeVisible()
  expect(await titlesOf(pastor)).toEqual(['Too long for the server', 'Welcome'])
})

for (const [choice, expected] of [
  ['Keep mine', 'Written in the corridor'],
  ['Use the other version', 'Written at the desk'],
] as const) {
  test(`two devices, one without a signal: both texts are shown; "${choice}" is obeyed`, async ({
    page,
    context,
    pastor,
    expectConsole,
    review,
  }) => {
    expectConsole(networkNoise)
    const prayer = await newPrayer(pastor, 'Shared')
    await page.goto('/prayers')
    await expect(page.getByRole('heading', { name: 'Shared' })).toBeVisible()
    await shellIsCached(page)
    await context.setOffline(true)
    await editPrayer(page, 'Shared', 'Written in the corridor')
    await pastor.api.patch(`/api/prayers/${prayer.id}`, { description: 'Written at the desk', version: 1 })
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Needs attention', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Written in the corridor')
    await expect(dialog).toContainText('Written at the desk')
    await review('offline-conflict')
    await dialog.getByRole('button', { name: choice }).click()
    await expect(dialog).toContainText('Everything is saved and synced.')
    await page.keyboard.press('Escape')
    await expect(page.getByText(expected)).toBeVisible()
    expect((await prayersOf(pastor))[0]?.description).toBe(expected)
  })
}

async function signIn(page: Page, { email, password }: Pastor) {
  await page.getByLabel('Email').first().fill(email)
  await page.getByLabel('Password', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'Sign In' }).first().click()
  await expect(page.getByRole('navigation')).toBeVisible()
}

test('a session that ended keeps unsent words for its own user, and never sends them as another', async ({
  page,
  context,
  pastor,
  browser,
  baseURL,
  expectConsole,
}) => {
  expectConsole(networkNoise)
  const apart = await browser.newContext()
  const other = await registerPastor(apart.request, baseURL ?? '')
  await skipHelp(page, other.id)
  await loseNetworkOnPrayers(page)
  await writePrayer(page, 'Only mine')
  await context.clearCookies()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/auth$/)
  await signIn(page, other)
  await page.goto('/prayers')
  await expect(page.getByText('No prayers found in this category')).toBeVisible()
  await expect(unsent(page)).toBeHidden()
  expect(await titlesOf(other)).toEqual([])
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, pastor)
  await expect(unsent(page)).toBeHidden()
  expect(await titlesOf(pastor)).toEqual(['Only mine'])
  await apart.close()
})

test('two tabs send each change once, and signing out reaches both', async ({
  page,
  context,
  pastor,
  expectConsole,
}) => {
  expectConsole(networkNoise)
  const second = await context.newPage()
  for (const tab of [page, second]) {
    await tab.goto('/prayers')
    await expect(tab.getByText('No prayers found in this category')).toBeVisible()
  }
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
  await expect(unsent(page)).toBeHidden()
  await expect(unsent(second)).toBeHidden()
  expect(await titlesOf(pastor)).toEqual(['From the first', 'From the second'])
  expect(posts).toBe(2)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(second).toHaveURL(/\/auth$/)
})

test('whoever signs in next on an open browser finds nothing of the one before on the screen @all', async ({
  page,
  pastor,
  baseURL,
}) => {
  await newPrayer(pastor, 'Canary of the first')
  await page.goto('/prayers')
  await expect(page.getByRole('heading', { name: 'Canary of the first' })).toBeVisible()
  const next = await registerPastor(page.request, baseURL ?? '')
  await skipHelp(page, next.id)
  await newPrayer(next, 'Of the second')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Of the second' })).toBeVisible()
  await expect(page.getByText('Canary of the first')).toBeHidden()
  await page.getByRole('link', { name: 'Sermons' }).click()
  await page.getByRole('link', { name: 'Prayer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Of the second' })).toBeVisible()
  expect(await page.content()).not.toContain('Canary of the first')
})

/** Everything that a browser keeps, as one text. */
const allStorage = (page: Page) =>
  page.evaluate(async () => {
    const parts = [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.documentElement.innerHTML,
    ]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        parts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const open = indexedDB.open(name)
        open.addEventListener('success', () => resolve(open.result))
      })
      for (const store of db.objectStoreNames) {
        const read = db.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => read.addEventListener('success', resolve))
        parts.push(JSON.stringify(read.result))
      }
      db.close()
    }
    return parts.join('\n')
  })

for (const connected of [true, false]) {
  test(`signing out ${connected ? 'online' : 'offline'} leaves no word behind`, async ({
    page,
    context,
    pastor,
    expectConsole,
  }) => {
    expectConsole(networkNoise)
    const canary = 'canary-7d1f'
    await newPrayer(pastor, `Prayer ${canary}`)
    await page.goto('/')
    await shellIsCached(page)
    await everythingIsCopied(page, pastor.id)
    await page.goto('/prayers')
    await expect(page.getByRole('heading', { name: canary })).toBeVisible()
    await page.getByRole('button', { name: 'Add Prayer' }).first().click()
    await page.getByRole('dialog').getByLabel('Title').fill(`Draft ${canary}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await allStorage(page)).toContain(canary)
    if (!connected) await context.setOffline(true)
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect.poll(() => allStorage(page)).not.toContain(canary)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible()
    expect(await allStorage(page)).not.toContain(canary)
    if (connected) return
    // The server hears of it as soon as it can: the cookie is worth nothing then.
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible()
    expect((await page.request.get('/api/prayers')).status()).toBe(401)
  })
}

test('signing out with unsent words asks first @all', async ({ page, context, pastor, expectConsole }) => {
  expectConsole(networkNoise)
  await loseNetworkOnPrayers(page)
  await writePrayer(page, 'Not sent')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('One change has not been sent')
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByRole('heading', { name: 'Not sent' })).toBeVisible()
  await context.setOffline(false)
  await expect(unsent(page)).toBeHidden()
  expect(await titlesOf(pastor)).toEqual(['Not sent'])
})

test('"This is a shared device" keeps nothing beyond the page', async ({ page, pastor }) => {
  await newPrayer(pastor, 'Seen but not kept')
  await page.clock.install()
  await page.context().clearCookies()
  await page.goto('/auth')
  await page.getByLabel('This is a shared device').check()
  await signIn(page, pastor)
  await page.getByRole('link', { name: 'Prayer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Seen but not kept' })).toBeVisible()
  // Past the moment at which the records would be downloaded.
  await page.clock.fastForward(4000)
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(databases.filter((name) => name?.includes(pastor.id))).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Seen but not kept' })).toBeVisible()
})

signedOutTest(
  'a new version is offered, not forced over typed words, and a page of the old one goes on @all',
  async ({ page, server, expectConsole }) => {
    expectConsole(networkNoise)
    const proxy = await startProxy(server.url)
    try {
      const { id } = await registerPastor(page.request, proxy.url)
      await skipHelp(page, id)
      await page.goto(`${proxy.url}/prayers`)
      await shellIsCached(page)
      await page.reload()
      await page.getByRole('button', { name: 'Add Prayer' }).first().click()
      const title = page.getByRole('dialog').getByLabel('Title')
      await title.fill('In the middle of a sent')
      proxy.rewrites.set('/service-worker.js', (text) => text.replace(/"version":"\w+"/, '"version":"next"'))
      // A deploy takes the files of the old version away.
      const chunks = await page.evaluate(async () => {
        const [name = ''] = await caches.keys()
        const cache = await caches.open(name)
        return (await cache.keys()).map(({ url }) => new URL(url).pathname)
      })
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
      await expect(page.getByText('A new version is ready')).toBeAttached()
      await expect(title).toHaveValue('In the middle of a sent')
      for (const chunk of chunks.filter((path) => path.startsWith('/assets/'))) proxy.gone.add(chunk)
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Events' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
      proxy.gone.clear()
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByText('A new version is ready')).toBeHidden()
      await page.getByRole('link', { name: 'Prayer', exact: true }).click()
      await page.getByRole('button', { name: 'Add Prayer' }).first().click()
      await page.getByRole('button', { name: 'Continue draft' }).click()
      await expect(title).toHaveValue('In the middle of a sent')
    } finally {
      await proxy.stop()
    }
  },
)

test('a hundred queued changes are sent soon after the network is back @all', async ({
  page,
  context,
  pastor,
  expectConsole,
}) => {
  expectConsole(networkNoise)
  const titles = Array.from({ length: 100 }, (_, index) => `Prayer ${index}`)
  await Promise.all(titles.map((title) => newPrayer(pastor, title)))
  await page.goto('/prayers')
  await expect(page.getByRole('switch', { name: 'Answered' }).first()).toBeVisible()
  await shellIsCached(page)
  await context.setOffline(true)
  await page.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLElement>('[role=switch]')) box.click()
  })
  await expect(unsent(page)).toHaveAccessibleName(/\d\d+ unsent changes/)
  await context.setOffline(false)
  await expect(unsent(page)).toBeHidden({ timeout: 60_000 })
  const answered = (await prayersOf(pastor)).filter(({ isAnswered }) => isAnswered).length
  expect(answered).toBeGreaterThan(9)
  await expect(page.getByRole('group', { name: 'Praying or answered' })).toContainText(`Answered${answered}`)
})

test('damaged storage is put right and the app starts', async ({ page, pastor, expectConsole }) => {
  expectConsole(networkNoise)
  await newPrayer(pastor, 'Still here')
  await page.goto('/prayers')
  await expect(page.getByRole('heading', { name: 'Still here' })).toBeVisible()
  const damages = [
    '',
    '{',
    'null',
    '[]',
    '{"userId":7}',
    '{"userId":"x","keep":true}',
    '\u0000',
    '"'.repeat(999),
  ]
  for (const damage of damages) {
    await page.evaluate((text) => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, text)
      localStorage.setItem('stillwater-device', text)
    }, damage)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Still here' })).toBeVisible()
  }
  await page.evaluate(async (name) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const open = indexedDB.open(name)
      open.addEventListener('success', () => resolve(open.result))
    })
    for (const store of db.objectStoreNames) {
      const write = db.transaction(store, 'readwrite')
      for (const value of [7, 'text', null, [], { data: 1 }]) {
        if (store === 'outbox') write.objectStore(store).add(value)
        else write.objectStore(store).put(value, `extent /api/prayers ${JSON.stringify(value)}`)
      }
      await new Promise((resolve) => write.addEventListener('complete', resolve))
    }
    db.close()
  }, `stillwater ${pastor.id}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Still here' })).toBeVisible()
  // That the guide was dismissed is among what was damaged.
  await page
    .getByRole('dialog', { name: 'Welcome to Stillwater' })
    .getByRole('button', { name: 'Close' })
    .click()
  await unsent(page).click()
  await expect(page.getByText('A change that can’t be read').first()).toBeVisible()
})
