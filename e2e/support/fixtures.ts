import { randomUUID } from 'node:crypto'
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { isEverything } from '../../apps/server/src/testing/tier.ts'
import { axeViolations } from './axe.ts'
import { cutDates } from './cut-dates.ts'
import { takePicture } from './picture.ts'
import { SharedContext } from './shared-context.ts'
import { anyAddress, type RunningServer, startServer } from './server.ts'

export interface Pastor {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly fullName: string
  /** Calls the API as this pastor, from our own origin. */
  readonly api: Api
}

interface Api {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: object): Promise<T>
  patch<T>(path: string, body: object): Promise<T>
}

interface TestFixtures {
  /** Says which console errors a test brings about on purpose; any other fails it. */
  expectConsole: (pattern: RegExp) => void
  /** Looks at the screen: axe in light and dark, and a picture of each for review. Not in `npm test`. */
  review: (name: string) => Promise<void>
}

interface WorkerFixtures {
  server: RunningServer
  sharedContext: SharedContext
}

/** A test in which nobody is signed in at first. */
export const signedOutTest = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // Playwright reads the names of the fixtures that are needed from this very pattern.
    async ({ browserName: _ }, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  sharedContext: [
    async ({ browserName: _ }, use) => {
      const shared = new SharedContext()
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],

  context: async (
    {
      browser,
      server,
      sharedContext,
      contextOptions,
      hasTouch,
      locale,
      permissions,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const own = { hasTouch, locale, permissions, serviceWorkers, timezoneId, userAgent, viewport }
    const set = Object.entries(own).filter(([, value]) => value !== undefined)
    const options = { ...contextOptions, ...Object.fromEntries(set) }
    const context = await sharedContext.take(browser, options, server.url)
    await use(context)
    await sharedContext.giveBack(context, server.url)
  },

  expectConsole: [
    async ({ page }, use) => {
      // Every failed call is logged, and the browser reports each too; being signed out is an answer, not a fault.
      const allowed = [
        /Failed to load resource: .* 401/,
        /^API \w+ request to \S+ failed ApiError: (Please sign in to continue\.|This device was signed out from another one\.|Someone else is now signed in here\.|Invalid username or password)/,
      ]
      const unexpected: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') unexpected.push(message.text())
      })
      page.on('pageerror', (error) => unexpected.push(String(error)))
      await use((pattern) => allowed.push(pattern))
      expect(unexpected.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],

  review: async ({ page }, use, testInfo) => {
    await use(async (name) => {
      if (!isEverything()) return
      expect(await cutDates(page), `${testInfo.title}: dates that are cut off on ${name}`).toEqual([])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await takePicture(page, `${name}-${colorScheme}`, { animations: 'disabled' })
        // Only the colours differ between the two, so the second look is at them alone.
        const violations = await axeViolations(page, colorScheme === 'dark' ? ['color-contrast'] : undefined)
        expect(violations, `${testInfo.title}: axe on ${name}, ${colorScheme}`).toEqual([])
      }
      await page.emulateMedia({ colorScheme: null })
    })
  },
})

/** A test of a signed-in user: each has a new pastor of its own. */
export const test = signedOutTest.extend<{ pastor: Pastor; dayOff: DayOff }>({
  dayOff: [null, { option: true }],
  pastor: [
    async ({ page, baseURL, dayOff }, use) => {
      const pastor = await registerPastor(page.request, baseURL ?? '', dayOff)
      await skipHelp(page, pastor.id)
      await use(pastor)
    },
    { auto: true },
  ],
})

export { expect }

/** A weekday, none, or the one that everybody has at first. */
type DayOff = number | null | 'usual'

/**
 * Registers through the API; the page shares its cookies. Without a day off: an event of today would be asked about on one day of
 * the week.
 */
export async function registerPastor(
  request: APIRequestContext,
  origin: string,
  dayOff: DayOff = null,
): Promise<Pastor> {
  const api = apiOf(request, origin)
  const email = `${randomUUID()}@example.org`
  const password = 'beside still waters'
  const fullName = 'Ann Lee'
  const answer = await request.fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { origin, 'x-forwarded-for': anyAddress() },
    data: { email, password, fullName, churchName: 'Grace Chapel' },
  })
  if (!answer.ok()) throw new Error(`registering answered ${answer.status()}: ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: string }
  if (dayOff !== 'usual') await api.patch('/api/reminders/settings', { dayOff })
  return { id, email, password, fullName, api }
}

function apiOf(request: APIRequestContext, origin: string): Api {
  const send = async <T>(method: string, path: string, data?: object): Promise<T> => {
    const answer = await request.fetch(origin + path, { method, headers: { origin }, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
    return (answer.status() === 204 ? undefined : await answer.json()) as T
  }
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    patch: (path, body) => send('PATCH', path, body),
  }
}

/**
 * Answers every call to an address with a fault of the server's own, until it is taken back. With a method, only those: the app reads
 * its lists in the background too.
 */
export async function breakDown(page: Page, pattern: string, method?: 'POST'): Promise<() => Promise<void>> {
  const body = { code: 'internal', message: 'The server has a problem. Please try again.', requestId: 'test' }
  await page.route(pattern, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill({ status: 500, json: body })
      : route.fallback(),
  )
  return () => page.unroute(pattern)
}

/** The key comes with the mending: a moment later the app may have tried again by itself. */
export async function pressTryAgain(page: Page, mend: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).first().focus()
  await mend()
  await page.keyboard.press('Enter')
}

/** What a new pastor is shown on the first visit has tests of its own and stays out of the way of all others. */
export async function skipHelp(page: Page, id: string): Promise<void> {
  const seen = {
    guideDismissed: true,
    tips: ['devotional', 'quick-actions', 'goals', 'journal'],
  }
  await page.addInitScript(
    ([key, value]) => {
      // A payment provider's frame has no storage of ours.
      if (window !== window.top) return
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    [`stillwater-help-${id}`, JSON.stringify(seen)] as const,
  )
}

/** Fails every call to an address with the network's own failure, until it is taken back. */
export async function cutOff(page: Page, pattern: string): Promise<() => Promise<void>> {
  await page.route(pattern, (route) => route.abort('connectionfailed'))
  return () => page.unroute(pattern)
}

/** A hurried double tap, both on the button itself: one that closes at once would let the second fall on what is below. */
export const clickTwice = (button: Locator) =>
  button.evaluate((element) => {
    const twice = element as HTMLElement
    twice.click()
    twice.click()
  })

/** What has changed is drawn, and its listeners are there. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** The app's own files lie on the device. */
export const shellIsCached = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated')

/** What lies on the device in one of the user's stores, by its keys. */
export async function readStore(
  page: Page,
  userId: string,
  store: 'answers' | 'bodies' | 'drafts' | 'outbox' | 'records',
  kind: '' | ' sealed' = '',
) {
  const entries = await page.evaluate(
    async ([name, store]) => {
      // Opening what is not there yet would make it, without what the app lays out in it.
      if (!(await indexedDB.databases()).some((known) => known.name === name)) return []
      const open = indexedDB.open(name)
      const db = await new Promise<IDBDatabase>((resolve) => {
        open.addEventListener('success', () => resolve(open.result))
      })
      const objects = db.transaction(store).objectStore(store)
      const [keys, values] = [objects.getAllKeys(), objects.getAll()]
      await new Promise((resolve) => values.addEventListener('success', resolve))
      db.close()
      return keys.result.map((key, index) => [key, values.result[index] as unknown] as const)
    },
    [`stillwater ${userId}${kind}`, store] as const,
  )
  return new Map<unknown, unknown>(entries)
}

/** The records of every type have been downloaded. */
export const everythingIsCopied = (page: Page, userId: string) =>
  expect.poll(async () => (await readStore(page, userId, 'answers')).has('everything')).toBe(true)

/** The whole browser dies, as on a phone that runs out of memory. */
export async function crash(context: BrowserContext, page: Page): Promise<void> {
  const closed = new Promise((resolve) => context.once('close', resolve))
  const session = await context.newCDPSession(page)
  // It dies without an answer.
  await expect(session.send('Browser.crash')).rejects.toThrow(/closed/)
  await closed
}
