import type { Browser, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { expect, type Pastor, signedOutTest, skipHelp, test } from './support/fixtures.ts'

/** The same pastor in another browser, signed in on the screen. */
async function otherDevice(browser: Browser, baseURL: string | undefined, pastor: Pastor): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await skipHelp(page, pastor.id)
  await page.goto('/auth')
  await signIn(page, pastor.email, pastor.password)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  return page
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const devices = (page: Page) => page.getByRole('list', { name: 'Devices' }).getByRole('listitem')

test('the settings open from the account menu and have everything in its section @all', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Profile',
    'Sign-in and security',
    'This device',
    'Reminders',
    'Appearance',
    'Your data',
    'About',
  ])
  await expect(main.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible()
  await expect(main.getByText('0 of 20,000 items, 0 of 200 MB of text')).toBeVisible()

  await main.getByRole('button', { name: 'Edit profile' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Your Profile' })).toBeVisible()
  await page.keyboard.press('Escape')
  await main.getByRole('button', { name: 'Notification settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Notification Settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  await main.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await main.getByRole('link', { name: 'Giving history' }).click()
  await expect(page).toHaveURL(/\/giving$/)
})

test('the password is changed: other devices are out, this one stays, the new one signs in', async ({
  page,
  browser,
  baseURL,
  pastor,
  review,
  expectConsole,
}) => {
  expectConsole(/API POST request to \/api\/password failed|Failed to load resource: .* 400/)
  const other = await otherDevice(browser, baseURL, pastor)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please confirm your password')).toBeVisible()
  await dialog.getByLabel('Current Password').fill('not the one')
  await dialog.getByLabel('New Password').fill('green pastures')
  await dialog.getByLabel('Confirm Password').fill('green pastures')
  await review('settings-password')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('That is not your password. Please try again.')).toBeVisible()
  await expect(dialog.getByLabel('Current Password')).toBeFocused()
  await expect(dialog.getByLabel('New Password')).toHaveValue('green pastures')

  await dialog.getByLabel('Current Password').fill(pastor.password)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
  await expect(devices(page)).toHaveCount(1)
  await other.goto('/prayers')
  await expect(other).toHaveURL(/\/auth$/)
  await signIn(other, pastor.email, 'green pastures')
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await other.context().close()
})

test('the e-mail address is changed with the password, and recovery codes are replaced @all', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  expectConsole(/API POST request to \/api\/email failed|Failed to load resource: .* 400/)
  const email = `new-${pastor.email}`
  await pastor.api.post('/api/recovery-codes', { password: pastor.password })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Email' })
  await dialog.getByLabel('New Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill('not the one')
  await review('settings-email')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('That is not your password. Please try again.')).toBeVisible()
  await expect(dialog.getByLabel('New Email')).toHaveValue(email)
  await dialog.getByLabel('Password', { exact: true }).fill(pastor.password)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Sign in with ${email} from now on.`).first()).toBeVisible()
  const codes = page.getByRole('dialog', { name: 'Save these codes now' })
  await expect(codes).toContainText('Your old recovery codes no longer work.')
  await expect(codes.getByRole('listitem')).toHaveCount(8)
  await codes.getByRole('button', { name: 'I saved them' }).click()
  await expect(codes).toBeHidden()
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible()
})

test('a lost device is signed out, and erases what it has stored when it is opened', async ({
  page,
  browser,
  baseURL,
  pastor,
  review,
}) => {
  await pastor.api.post('/api/prayers', {
    title: 'Canary of the lost phone',
    description: 'Counseling on Thursday',
    category: 'congregation',
  })
  const other = await otherDevice(browser, baseURL, pastor)
  await other.goto('/prayers')
  await expect(other.getByText('Canary of the lost phone')).toBeVisible()
  // Its local store, as a thief would read it.
  const stored = (device: Page) =>
    device.evaluate(async () => {
      const texts: unknown[] = [Object.entries(localStorage)]
      for (const { name = '', version } of await indexedDB.databases()) {
        const db = await new Promise<IDBDatabase>((done, fail) => {
          const opening = indexedDB.open(name, version)
          opening.addEventListener('success', () => done(opening.result))
          opening.addEventListener('error', () => fail(new Error('could not open')))
        })
        for (const store of db.objectStoreNames) {
          texts.push(
            await new Promise((done) => {
              const all = db.transaction(store).objectStore(store).getAll()
              all.addEventListener('success', () => done(all.result))
            }),
          )
        }
        db.close()
      }
      return JSON.stringify(texts)
    })
  await expect.poll(() => stored(other)).toContain('Canary of the lost phone')
  await other.context().setOffline(true)

  await page.goto('/settings')
  await expect(devices(page)).toHaveCount(2)
  await expect(devices(page).filter({ hasText: 'This device' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('including changes that haven’t synced yet')
  await review('settings-sign-out')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Device signed out', { exact: true })).toBeVisible()
  await expect(devices(page)).toHaveCount(1)

  expect(await stored(other)).toContain('Canary of the lost phone')
  // Closed before it is online again: it is told when it is next opened.
  await other.close()
  await other.context().setOffline(false)
  const opened = await other.context().newPage()
  await opened.goto('/prayers')
  await expect(opened).toHaveURL(/\/auth$/)
  await expect(opened.getByText('This device was signed out from another one.').first()).toBeVisible()
  await expect.poll(() => stored(opened)).not.toContain('Canary of the lost phone')
  await opened.context().close()
})

test('all other devices are signed out at once @all', async ({ page, browser, baseURL, pastor }) => {
  const others = [await otherDevice(browser, baseURL, pastor), await otherDevice(browser, baseURL, pastor)]
  await page.goto('/settings')
  await expect(devices(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(devices(page)).toHaveCount(1)
  for (const other of others) {
    await other.goto('/')
    await expect(other).toHaveURL(/\/auth$/)
    await other.context().close()
  }
})

test('a device becomes a shared one, and nothing of the user stays in its storage @all', async ({
  page,
  pastor,
}) => {
  await pastor.api.post('/api/prayers', {
    title: 'Canary of the shared device',
    description: 'Counseling on Thursday',
    category: 'congregation',
  })
  await page.goto('/settings')
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(databases).toContain(`stillwater ${pastor.id}`)
  const shared = page.getByRole('switch', { name: 'This is a shared device' })
  await shared.click()
  await expect(shared).toBeChecked()
  await expect.poll(databases).not.toContain(`stillwater ${pastor.id}`)
  await page.reload()
  await expect(shared).toBeChecked()
  await shared.click()
  await expect(shared).not.toBeChecked()
  await expect.poll(databases).toContain(`stillwater ${pastor.id}`)
})

test('recovery codes are made, saved and get the owner back in', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  expectConsole(/API POST request to \/api\/recovery failed|Failed to load resource: .* 40[03]/)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Create codes' }).click()
  await page.getByLabel('Password', { exact: true }).fill(pastor.password)
  await page.getByRole('button', { name: 'Create Codes' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(8)
  await review('settings-recovery-codes')
  // A slip of the finger takes nothing away.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Not yet' }).click()
  await expect(codes).toHaveCount(8)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('stillwater-recovery-codes.txt')
  const code = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I saved them' }).click()
  await expect(page.getByText(/^8 of 8 left, created on/)).toBeVisible()
  await page.getByRole('button', { name: 'New codes' }).click()
  await expect(page.getByRole('dialog')).toContainText('Your old codes will stop working.')
  await expect(codes).toHaveCount(0)

  await page.context().clearCookies()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('link', { name: 'More ways to get back in' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(pastor.email)
  await page.getByLabel('Recovery code', { exact: true }).fill('ABCD EFGH JKMN PQRS')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'That recovery code doesn’t belong to this email, or it was already used.',
  )
  await review('forgot-password')
  await page.getByLabel('Recovery code', { exact: true }).fill(code.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.getByLabel('New Password', { exact: true }).fill('twelve quiet rivers')
  await page.getByLabel('Confirm Password', { exact: true }).fill('twelve quiet rivers')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  // The other codes have ended too: new ones are offered.
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: 'Create codes' })).toBeVisible()
})

test('an account is deleted with the password, and kept by signing in again', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  expectConsole(/API POST request to \/api\/user\/deletion failed|Failed to load resource: .* 400/)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Account' })
  await expect(dialog.getByText(/sermons, .*people, care log, .*illustrations, .*reminders\./)).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill('not the one')
  await review('settings-delete-account')
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(dialog.getByText('That is not your password. Please try again.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(pastor.password)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(/Sign in before then to keep it\./).first()).toBeVisible()
  const stores = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(stores).not.toContain(`stillwater ${pastor.id}`)
  await signIn(page, pastor.email, pastor.password)
  await expect(page.getByText(/Your account will not be deleted\./).first()).toBeVisible()
})

signedOutTest(
  'recovery codes are offered after registering, once, and never again @all',
  async ({ page, review }) => {
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Register' }).click()
    const form = page.getByRole('tabpanel', { name: 'Register' })
    await form.getByLabel('Full Name').fill('Ann Lee')
    await form.getByLabel('Email').fill(`${randomUUID()}@example.org`)
    await form.getByLabel('Password', { exact: true }).fill('beside still waters')
    await form.getByLabel('Confirm Password').fill('beside still waters')
    await form.getByRole('button', { name: 'Create Account' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    const offer = page.getByRole('heading', { name: 'Save your recovery codes' })
    await expect(offer).toBeVisible()
    await review('dashboard-codes-offer')
    await page.reload()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(offer).toBeVisible()
    await page
      .getByRole('region', { name: 'Save your recovery codes' })
      .getByRole('button', { name: 'Dismiss' })
      .click()
    await expect(offer).toBeHidden()
    await page.reload()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(offer).toBeHidden()
  },
)
