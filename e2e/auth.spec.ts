import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { cutOff, expect, registerPastor, skipHelp, signedOutTest as test } from './support/fixtures.ts'
import { startProxy } from './support/proxy.ts'

const signIn = (page: Page) => page.getByRole('tabpanel', { name: 'Sign In' })
const register = (page: Page) => page.getByRole('tabpanel', { name: 'Register' })

async function fillRegistration(page: Page, values: Record<string, string> = {}) {
  const form = {
    'Full Name': 'Ann Lee',
    Email: `${randomUUID()}@example.org`,
    Password: 'beside still waters',
    'Confirm Password': 'beside still waters',
    ...values,
  }
  for (const [label, value] of Object.entries(form))
    await register(page).getByLabel(label, { exact: true }).fill(value)
  return form
}

test.describe('the way in', () => {
  for (const path of ['/login', '/auth']) {
    test(`${path} shows the sign-in screen @all`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
      await expect(page).toHaveTitle('Stillwater')
    })
  }

  test('the screen comes with the page, and its code takes it over @all', async ({ page }) => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await arrival
      await route.continue()
    })
    await page.goto('/auth', { waitUntil: 'commit' })
    const title = page.getByText('Welcome back')
    await expect(title).toBeVisible()
    await title.evaluate((node) => node.setAttribute('data-first', ''))
    // What cannot be kept cannot be typed.
    await expect(page.locator('#root')).toHaveJSProperty('inert', true)
    arrive()
    await page.getByLabel('Email').fill('ann@example.org')
    await expect(page.getByLabel('Email')).toHaveValue('ann@example.org')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toHaveAttribute('data-first')
  })

  test('the screen is shown once it is whole, so that nothing on it moves @all', async ({ page, server }) => {
    const proxy = await startProxy(server.url)
    const { promise: rest, resolve: letCome } = Promise.withResolvers<void>()
    proxy.halts.set('/auth', { before: 'Sign in to your day', until: rest })
    try {
      await page.goto(`${proxy.url}/auth`, { waitUntil: 'commit' })
      const title = page.getByText('Welcome back')
      await title.waitFor({ state: 'attached' })
      await expect(title).toBeHidden()
      letCome()
      await expect(title).toBeVisible()
    } finally {
      letCome()
      await proxy.stop()
    }
  })

  for (const path of ['/', '/prayers']) {
    test(`${path} sends a stranger to /auth`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL(/\/auth$/)
    })
  }

  test('any other path is not found @all', async ({ page }) => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  })

  test('the page of the design system is for development alone @all', async ({ page }) => {
    await page.goto('/design')
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  })

  test('a wide screen shows the four features beside the form @all', async ({ page }) => {
    await page.goto('/auth')
    const promo = page.getByRole('complementary')
    await expect(promo).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const feature of ['Daily devotionals', 'Sermon planning', 'Prayer tracking', 'Goal setting']) {
      await expect(promo.getByText(feature)).toBeVisible()
    }
  })
})

test.describe('registering', () => {
  test('ends on the dashboard, and a reload is still signed in', async ({ page, review }) => {
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Register' }).click()
    await fillRegistration(page)
    await review('auth-register')
    await register(page).getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Registration successful', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await expect(
      page.getByRole('heading', { name: /Good (morning|afternoon|evening), Pastor Ann/ }),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: /Pastor Ann/ })).toBeVisible()
  })

  test('says what is wrong with each field and keeps what was typed', async ({ page, review }) => {
    await page.goto('/auth')
    await signIn(page).getByRole('button', { name: 'Register' }).click()
    await fillRegistration(page, {
      'Full Name': 'A',
      Email: 'nobody',
      Password: '12345',
      'Confirm Password': '',
    })
    await register(page).getByRole('button', { name: 'Create Account' }).click()
    const field = (label: string) => register(page).getByLabel(label, { exact: true })
    await expect(field('Full Name')).toHaveAccessibleDescription('Full name is required')
    await expect(field('Full Name')).toBeFocused()
    await expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(field('Password')).toHaveAccessibleDescription(/^Password must be at least 6 characters/)
    await expect(field('Confirm Password')).toHaveAccessibleDescription('Please confirm your password')
    await expect(field('Email')).toHaveValue('nobody')
    await review('auth-register-invalid')

    await field('Confirm Password').fill('something else')
    await expect(field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match')
    await field('Full Name').fill('Ann')
    await expect(field('Full Name')).toHaveAccessibleDescription('')
  })

  test('with a taken e-mail says so, in the toast and at the field @all', async ({
    page,
    baseURL,
    playwright,
    expectConsole,
  }) => {
    expectConsole(/API POST request to \/api\/register failed|400/)
    const elsewhere = await playwright.request.newContext()
    const { email } = await registerPastor(elsewhere, baseURL ?? '')
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Register' }).click()
    await fillRegistration(page, { Email: email.toUpperCase() })
    await register(page).getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Registration failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Username or email already exists', { exact: true }).first()).toBeVisible()
    await expect(register(page).getByLabel('Email')).toHaveAccessibleDescription(
      'Username or email already exists',
    )
    await expect(register(page).getByLabel('Email')).toHaveValue(email.toUpperCase())
    await elsewhere.dispose()
  })

  test('shows how strong the password is without ever refusing one @all', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Register' }).click()
    const password = register(page).getByLabel('Password', { exact: true })
    await expect(password).toHaveAttribute('autocomplete', 'new-password')
    await password.fill('123456')
    await expect(register(page).getByText(/Many people use this password/)).toBeVisible()
    await password.fill('green pastures, still waters')
    await expect(register(page).getByText('Strong password')).toBeVisible()
    await fillRegistration(page, { Password: '123456', 'Confirm Password': '123456' })
    await register(page).getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  test('is busy while it waits and takes one click @all', async ({ page }) => {
    let sent = 0
    const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>()
    await page.route('**/api/register', async (route) => {
      sent += 1
      await mayAnswer
      await route.continue()
    })
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Register' }).click()
    await fillRegistration(page)
    await register(page).getByRole('button', { name: 'Create Account' }).dblclick()
    await expect(register(page).getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
    letAnswer()
    await expect(page).toHaveURL(/\/$/)
    expect(sent).toBe(1)
  })
})

test.describe('signing in', () => {
  test('welcomes back, with the e-mail in any case', async ({ page, baseURL, playwright }) => {
    const elsewhere = await playwright.request.newContext()
    const { email, password, fullName } = await registerPastor(elsewhere, baseURL ?? '')
    await elsewhere.dispose()
    await page.goto('/login')
    await expect(signIn(page).getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
    await expect(signIn(page).getByLabel('Password', { exact: true })).toHaveAttribute(
      'autocomplete',
      'current-password',
    )
    await signIn(page).getByLabel('Email').fill(email.toUpperCase())
    await signIn(page).getByLabel('Password', { exact: true }).fill(password)
    await signIn(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Login successful', { exact: true })).toBeVisible()
    await expect(page.getByText(`Welcome back, ${fullName}!`, { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/login')
    await expect(page).toHaveURL(/\/$/)
  })

  test('signing out on the same page leads to /login', async ({ page, baseURL, playwright }) => {
    const elsewhere = await playwright.request.newContext()
    const pastor = await registerPastor(elsewhere, baseURL ?? '')
    await elsewhere.dispose()
    await skipHelp(page, pastor.id)
    await page.goto('/login')
    await signIn(page).getByLabel('Email').fill(pastor.email)
    await signIn(page).getByLabel('Password', { exact: true }).fill(pastor.password)
    await signIn(page).getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(signIn(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('an answer from before signing out signs nobody in again @all', async ({
    page,
    baseURL,
    playwright,
  }) => {
    const elsewhere = await playwright.request.newContext()
    const pastor = await registerPastor(elsewhere, baseURL ?? '')
    await elsewhere.dispose()
    await skipHelp(page, pastor.id)
    await page.goto('/login')
    const release = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    // The question that follows signing in is answered, but the answer is late. One from before it may still come.
    const holdUp = async (route: Route) => {
      const response = await route.fetch()
      if (response.ok()) {
        answered.resolve()
        await release.promise
      }
      await route.fulfill({ response })
    }
    await page.route('/api/user', holdUp)
    await signIn(page).getByLabel('Email').fill(pastor.email)
    await signIn(page).getByLabel('Password', { exact: true }).fill(pastor.password)
    await signIn(page).getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('button', { name: 'Your account' }).click()
    await answered.promise
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
    const late = page.waitForResponse((response) => response.url().endsWith('/api/user') && response.ok())
    release.resolve()
    await (await late).finished()
    await page.getByRole('tab', { name: 'Register' }).click()
    await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/\/login$/)
  })

  test('with a wrong password says so once, keeps the e-mail and sends one try', async ({ page, review }) => {
    let tries = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/login')) tries += 1
    })
    await page.goto('/auth')
    await signIn(page).getByLabel('Email').fill('nobody@example.org')
    await signIn(page).getByLabel('Password', { exact: true }).fill('wrong password')
    await signIn(page).getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Invalid username or password', { exact: true })).toBeVisible()
    await expect(signIn(page).getByLabel('Email')).toHaveValue('nobody@example.org')
    await review('auth-failed')
    expect(tries).toBe(1)
  })

  test('says what is wrong with each field', async ({ page }) => {
    await page.goto('/auth')
    await signIn(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(signIn(page).getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    )
    await expect(signIn(page).getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    )
  })

  test('without a connection tries twice and says so in words @all', async ({ page, expectConsole }) => {
    expectConsole(/API POST request to \/api\/login failed|Failed to load resource/)
    let tries = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/login')) tries += 1
    })
    await page.goto('/auth')
    await cutOff(page, '**/api/login')
    await signIn(page).getByLabel('Email').fill('ann@example.org')
    await signIn(page).getByLabel('Password', { exact: true }).fill('still waters')
    await signIn(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(signIn(page).getByRole('button', { name: 'Signing In...' })).toBeDisabled()
    await expect(
      page.getByText('No connection to Stillwater. Check your signal and try again.', { exact: true }),
    ).toBeVisible()
    expect(tries).toBe(2)
  })

  const failures: [string, { status: number; contentType: string; body: string }, string][] = [
    [
      'a JSON message',
      { status: 500, contentType: 'application/json', body: '{"message":"Down for repairs"}' },
      'Down for repairs',
    ],
    [
      'a JSON error',
      { status: 500, contentType: 'application/json', body: '{"error":"No disk"}' },
      'No disk',
    ],
    [
      'other JSON',
      { status: 500, contentType: 'application/json', body: '{"a":1}' },
      'Server error: 500 - {"a":1}',
    ],
    ['broken JSON', { status: 502, contentType: 'application/json', body: '{"a"' }, '502: {"a"'],
    ['a page', { status: 502, contentType: 'text/html', body: 'Bad Gateway' }, '502: Bad Gateway'],
    [
      'a page instead of an answer',
      { status: 200, contentType: 'text/html', body: '<p>Hotel</p>' },
      'Invalid JSON response',
    ],
  ]
  for (const [what, answer, words] of failures) {
    test(`${what} from the server becomes “${words}” @all`, async ({ page, expectConsole }) => {
      expectConsole(/API POST request to \/api\/login failed|Failed to load resource/)
      await page.goto('/auth')
      await page.route('**/api/login', (route) => route.fulfill(answer))
      await signIn(page).getByLabel('Email').fill('ann@example.org')
      await signIn(page).getByLabel('Password', { exact: true }).fill('still waters')
      await signIn(page).getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByText(words).first()).toBeVisible()
    })
  }

  test('the password can be looked at @all', async ({ page }) => {
    await page.goto('/auth')
    const password = signIn(page).getByLabel('Password', { exact: true })
    await password.fill('still waters')
    await expect(password).toHaveAttribute('type', 'password')
    await signIn(page).getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await signIn(page).getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  test('the links lead from one tab to the other, and each keeps what was typed @all', async ({ page }) => {
    await page.goto('/auth')
    await signIn(page).getByLabel('Email').fill('ann@example.org')
    await signIn(page).getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true')
    await register(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(signIn(page).getByLabel('Email')).toHaveValue('ann@example.org')
  })
})
