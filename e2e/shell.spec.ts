import type { Locator, Page } from '@playwright/test'
import { cutOff, expect, signedOutTest, test } from './support/fixtures.ts'

test.describe('the guard', () => {
  test('shows a spinner while the session loads @all', async ({ page, review }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/user', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    await expect(page.getByText('Loading')).toBeAttached()
    await review('guard-loading')
    answer()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  test('tries the session three times, then holds the error and offers to reload @all', async ({
    page,
    expectConsole,
    review,
  }) => {
    expectConsole(/API GET request to \/api\/user failed|Failed to load resource/)
    let tries = 0
    await page.route('**/api/user', (route) => {
      tries += 1
      return route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":""}' })
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Application Error' })).toBeVisible()
    await expect(page.getByText('Failed to sync user data', { exact: true })).toBeVisible()
    expect(tries).toBe(3)
    await review('application-error')
    await page.unroute('**/api/user')
    await page.getByRole('button', { name: 'Reload Application' }).click()
    await expect(page.getByRole('heading', { name: /Pastor Ann/ })).toBeVisible()
  })
})

test.describe('the shell', () => {
  test('has the name, five entries, and marks the one that is open', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('banner').getByText('Stillwater')).toBeVisible()
    const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(entries).toHaveText(['Dashboard', 'Sermons', 'Prayer', 'Events', 'Bible'])
    await expect(entries.nth(0)).toHaveAttribute('aria-current', 'page')
    await entries.nth(2).click()
    await expect(page).toHaveURL(/\/prayers$/)
    await expect(entries.nth(2)).toHaveAttribute('aria-current', 'page')
    await page.setViewportSize({ width: 1280, height: 800 })
    const { width = 0 } = (await page.getByRole('banner').boundingBox()) ?? {}
    expect(width).toBeLessThanOrEqual(448)
  })

  test('keeps the navigation on a path that is not found @all', async ({ page, review }) => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await review('not-found-signed-in')
  })

  test('is reached by keyboard, content first', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: /Pastor Ann/ })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
  })

  test('is slim on a phone held sideways, and its header scrolls away @all', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto('/bible-study?ref=Psalm+119&version=KJV')
    await expect(page.getByText('Blessed are the undefiled')).toBeVisible()
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const { height = 390 } = (await navigation.boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(46)
    await page.mouse.wheel(0, 1200)
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await expect(navigation).toBeInViewport()
  })

  test('screens off the navigation lead back, and their parent stays highlighted @all', async ({ page }) => {
    for (const [item, title] of [
      ['People', 'People'],
      ['Journal', 'Journal'],
      ['Goals', 'Goals'],
      ['Devotionals', 'My Devotionals'],
      ['Giving history', 'Giving History'],
    ] as const) {
      await page.goto('/prayers')
      await page.getByRole('button', { name: 'Your account' }).click()
      await page.getByRole('dialog', { name: 'Your account' }).getByRole('link', { name: item }).click()
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      const dashboard = page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })
      await expect(dashboard).toHaveAttribute('aria-current', 'page')
      await page.getByRole('main').getByRole('link', { name: 'Dashboard', exact: true }).click()
      await expect(page.getByRole('heading', { name: /Pastor Ann/ })).toBeVisible()
    }
  })

  test('works at 320 px with the text at 200 % @all', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/prayers')
    await expect(page.getByRole('heading', { name: 'Prayer List' })).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test('breaks no rule of the content policy', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`)
      })
    })
    await page.goto('/prayers?new=true')
    await page.getByRole('combobox', { name: 'Category' }).click()
    await page.getByRole('option', { name: 'Family' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'My Profile' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Your Profile' })).toBeVisible()
  })

  test('a screen is drawn as soon as its code is there @all', async ({ page }) => {
    await page.clock.install()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: /Pastor Ann/ })).toBeVisible()
    // Nothing that waits for a while goes on from here.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('link', { name: 'Sermons' }).click()
    await expect(page.getByRole('heading', { name: 'Sermons', level: 1 })).toBeVisible()
  })
})

test.describe('the account menu', () => {
  test('shows who is signed in and closes on a click outside and on Escape @all', async ({
    page,
    pastor,
    review,
  }) => {
    await page.goto('/')
    const avatar = page.getByRole('button', { name: 'Your account' })
    await expect(avatar).toHaveText('AL')
    await avatar.click()
    const menu = page.getByRole('dialog', { name: 'Your account' })
    await expect(menu.getByText(pastor.fullName)).toBeVisible()
    await expect(menu.getByText('Grace Chapel')).toBeVisible()
    await review('account-menu')
    await page.mouse.click(40, 500)
    await expect(menu).toBeHidden()
    await avatar.click()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(avatar).toBeFocused()
  })

  test('signs out: toast, sign-in screen, and nothing is open by Back', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('Logged out', { exact: true })).toBeVisible()
    await expect(page.getByText('You have been successfully logged out.', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })

  test('signs out here even if the server cannot be told @all', async ({ page, expectConsole }) => {
    expectConsole(/API (POST|GET) request to \/api\/(logout|user) failed|Failed to load resource/)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
    const restore = await cutOff(page, '**/api/logout')
    await cutOff(page, '**/api/user')
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('Logout issue', { exact: true })).toBeVisible()
    await expect(
      page.getByText(
        "You've been logged out, but there was an issue with the server. Please refresh the page.",
        {
          exact: true,
        },
      ),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await restore()
  })
})

test.describe('toasts', () => {
  /** Nothing that one may want to read or press is under it. */
  const coveredBy = (page: Page, toast: Locator) =>
    toast.evaluate((element) => {
      const over = element.getBoundingClientRect()
      return [...document.querySelectorAll('h1, h2, nav a, header button, [data-toast-floor] button')]
        .filter((other) => other.closest('[data-state=closed], [aria-live=off]') === null)
        .filter((other) => {
          const { top, bottom, left, right } = other.getBoundingClientRect()
          return over.top < bottom && top < over.bottom && over.left < right && left < over.right
        })
        .map((other) => other.textContent || other.getAttribute('aria-label'))
    })

  test('stand above the navigation that comes after them @all', async ({ page, context, pastor }) => {
    await context.clearCookies()
    await page.goto('/auth')
    await page.getByLabel('Email').first().fill(pastor.email)
    await page.getByLabel('Password', { exact: true }).first().fill(pastor.password)
    await page.getByRole('button', { name: 'Sign In' }).first().click()
    const welcome = page.getByRole('listitem').filter({ hasText: 'Welcome back,' })
    await expect(welcome).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect.poll(() => coveredBy(page, welcome)).toEqual([])
  })

  test('stand above the navigation, and above the buttons of an open form', async ({ page }) => {
    await page.goto('/prayers')
    await page.getByRole('tab', { name: 'Personal' }).click()
    await page.getByRole('button', { name: 'Add Prayer', exact: true }).first().click()
    const form = page.getByRole('dialog', { name: 'New Prayer' })
    await form.getByRole('button', { name: 'Add Prayer' }).click()
    const problem = page.getByRole('listitem').filter({ hasText: 'Validation Error' })
    await expect(problem).toBeVisible()
    expect(await coveredBy(page, problem)).toEqual([])

    const long =
      'Healing and strength for the whole family after the operation, and patience while all of them wait for news'
    await form.getByLabel('Title').fill(long)
    await form.getByLabel('Description').fill('For a long recovery')
    await form.getByRole('button', { name: 'Add Prayer' }).click()
    await expect(form).toBeHidden()
    const saved = page.getByRole('listitem').filter({ hasText: 'Prayer added successfully' })
    await expect(saved).toBeVisible()
    expect(await coveredBy(page, saved)).toEqual([])
    await page.getByRole('button', { name: `More for ${long}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const removed = page.getByRole('listitem').filter({ hasText: 'Prayer deleted' })
    await expect(removed).toBeVisible()
    expect(await coveredBy(page, removed)).toEqual([])
    // A long one ends after two lines, and shows no half of a third.
    const lines = await removed.locator('p').evaluate((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { bottom } = text.getBoundingClientRect()
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
      return { all: new Set(tops).size, shown: new Set(tops.filter((top) => top < bottom)).size }
    })
    expect(lines.all).toBeGreaterThan(2)
    expect(lines.shown).toBe(2)
  })

  const show = async (page: Page) => {
    await page.goto('/auth')
    await page.getByLabel('Email').first().fill('nobody@example.org')
    await page.getByLabel('Password', { exact: true }).first().fill('wrong password')
    await page.getByRole('button', { name: 'Sign In' }).first().click()
    await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
  }

  signedOutTest('leave after five seconds @all', async ({ page }) => {
    await page.clock.install()
    await show(page)
    await page.clock.runFor(4500)
    await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
    await page.clock.runFor(1500)
    await expect(page.getByText('Login failed', { exact: true })).toBeHidden()
  })

  signedOutTest('leave with a swipe to the right @all', async ({ page }) => {
    await show(page)
    // Once it stands still.
    await page.getByText('Login failed', { exact: true }).hover()
    const box = await page.getByText('Login failed', { exact: true }).boundingBox()
    if (box === null) throw new Error('no toast')
    const [x, y] = [box.x + 60, box.y + 5]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 30, y, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 90, y, { steps: 6 })
    await page.mouse.up()
    await expect(page.getByText('Login failed', { exact: true })).toBeHidden({ timeout: 2000 })
  })

  signedOutTest(
    'are reached with F8, and the newest takes the place of the one before @all',
    async ({ page }) => {
      await show(page)
      await page.keyboard.press('F8')
      await expect(page.locator(':focus')).toContainText('Login failed')
      await page.getByRole('button', { name: 'Sign In' }).first().click()
      await expect(page.getByText('Login failed', { exact: true })).toHaveCount(1)
    },
  )
})
