import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * One browser context for all tests of a worker: a fresh one costs more than most tests. Between two tests its pages are closed and its
 * storage is cleared. A test that changes what outlasts its pages, such as the clock, has a context that nobody uses after it.
 */
export class SharedContext {
  #current: { readonly context: BrowserContext; readonly key: string } | undefined

  /** The context of the tests before, if it is like a new one with these options; otherwise a new one. */
  async take(browser: Browser, options: BrowserContextOptions, origin: string): Promise<BrowserContext> {
    const key = JSON.stringify(options)
    if (this.#current?.key === key) {
      await expectEmpty(this.#current.context, origin)
      return this.#current.context
    }
    await this.close()
    const context = await browser.newContext(options)
    watch(context, () => {
      this.#current = undefined
    })
    // A service worker outlives its pages.
    if (options.serviceWorkers === 'block') this.#current = { context, key }
    return context
  }

  async giveBack(context: BrowserContext, origin: string): Promise<void> {
    if (this.#current?.context !== context) return context.close()
    await clear(context, origin)
  }

  async close(): Promise<void> {
    await this.#current?.context.close()
    this.#current = undefined
  }
}

/** What a test may do to a context that closing its pages does not undo. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'once',
  'route',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const satisfies (keyof BrowserContext)[]
const ofClock = [
  'install',
  'setFixedTime',
  'setSystemTime',
] as const satisfies (keyof BrowserContext['clock'])[]

/** Calls `onChange` before the first such change. */
function watch(context: BrowserContext, onChange: () => void): void {
  wrap(context, lasting)
  wrap(context.clock, ofClock)

  function wrap<T extends object>(target: T, names: readonly (keyof T)[]): void {
    for (const name of names) {
      const method = target[name] as (...args: unknown[]) => unknown
      target[name] = ((...args: unknown[]) => {
        onChange()
        return method.apply(target, args)
      }) as T[typeof name]
    }
  }
}

async function clear(context: BrowserContext, origin: string): Promise<void> {
  const [first = await context.newPage(), ...others] = context.pages()
  await Promise.all(others.map((page) => page.close()))
  // What the app still writes when its page goes must not come after the clearing.
  await first.goto('about:blank')
  await context.clearCookies()
  const devtools = await context.newCDPSession(first)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await first.close()
}

/** No cookie, nothing in IndexedDB or a cache: the next test begins as the first one did. */
async function expectEmpty(context: BrowserContext, origin: string): Promise<void> {
  expect(context.pages(), 'pages of an earlier test').toEqual([])
  expect(await context.cookies(), 'cookies of an earlier test').toEqual([])
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const { usageBreakdown } = await devtools.send('Storage.getUsageAndQuota', { origin })
  expect(
    usageBreakdown.filter(({ usage }) => usage > 0),
    'what an earlier test has stored',
  ).toEqual([])
  await page.close()
}
