/** What a page asks for, and when: before it is known who is there, and while it loads. */
import { expect, shellIsCached, signedOutTest, test } from './support/fixtures.ts'

test.describe('signed out', () => {
  for (const path of ['/auth', '/login', '/', '/dashboard', '/devotionals', '/sermons']) {
    signedOutTest(`${path} asks who is signed in, and nothing else @all`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}${search}`)
      })
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
      await expect.poll(() => asked.length).toBeGreaterThan(0)
      expect([...new Set(asked)]).toEqual(['GET /api/user'])
    })
  }

  signedOutTest('that nobody is signed in is logged like every failed request @all', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text())
    })
    await page.goto('/auth')
    await expect
      .poll(() => logged.some((text) => text.startsWith('API GET request to /api/user failed')))
      .toBe(true)
  })

  signedOutTest('a session that has ended is one of nobody @all', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'stillwater-session', value: 'ended', url: baseURL ?? '' }])
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`)
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect([...new Set(asked)]).toEqual(['GET /api/user'])
  })
})

test.describe('signed in', () => {
  for (const [path, ...calls] of [
    ['/', '/api/user', '/api/devotionals/today', '/api/devotionals'],
    ['/devotionals', '/api/user'],
  ] as const) {
    test(`${path} asks for ${calls.join(', ')} before its code has come @all`, async ({ page }) => {
      let letCodeCome = () => {}
      const codeMayCome = new Promise<void>((resolve) => {
        letCodeCome = resolve
      })
      await page.route('**/assets/*.js', async (route) => {
        await codeMayCome
        await route.continue()
      })
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/')) asked.push(pathname)
      })
      const known = page.waitForResponse('**/api/user')
      const opened = page.goto(path)
      await known
      const planned = await page.evaluate(() => Object.keys((window as unknown as { early: object }).early))
      expect(planned.map((call) => call.replace(/\?.*/, ''))).toEqual(calls)
      await expect.poll(() => asked).toEqual(calls)
      letCodeCome()
      await opened
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    })
  }
})

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('is registered on the load event @all', async ({ page }) => {
    await page.addInitScript(() => {
      const container = navigator.serviceWorker
      const register = container.register.bind(container)
      container.register = (...args) => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        // While its listeners run, the event has begun and has not ended.
        const isLoading = (navigation?.loadEventStart ?? 0) > 0 && navigation?.loadEventEnd === 0
        document.documentElement.dataset['registered'] =
          `${String(args[0])} ${isLoading ? 'on load' : 'later'}`
        return register(...args)
      }
    })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-registered', '/service-worker.js on load')
  })

  test('keeps the files of the app once the first screen is there, not while it loads @all', async ({
    page,
    context,
  }) => {
    const kept: string[] = []
    context.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.serviceWorker() !== null && pathname !== '/service-worker.js') kept.push(pathname)
    })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Journal Your Thoughts' })).toBeVisible()
    expect(kept).toEqual([])
    await shellIsCached(page)
    expect(kept).toContain('/')
    // All scripts come by one request, and each is stored under its own address.
    expect(kept.filter((path) => /^\/assets\/.*\.js(on)?$/.test(path))).toEqual([
      expect.stringMatching(/^\/assets\/scripts-\w+\.json$/),
    ])
    const stored = await page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    })
    expect(stored.some((path) => path.startsWith('/assets/sermons-page-'))).toBe(true)
  })
})
