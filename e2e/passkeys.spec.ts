/** Passkeys in a real browser, with an authenticator that the browser itself plays. */
import type { CDPSession, Page } from '@playwright/test'
import { expect, type Pastor, registerPastor, skipHelp, test } from './support/fixtures.ts'
import { startServer } from './support/server.ts'

/** A phone's own authenticator. Whoever uses it is there, and is recognized unless told otherwise. */
class Authenticator {
  readonly #cdp: CDPSession
  readonly #id: string

  static async on(page: Page): Promise<Authenticator> {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return new Authenticator(cdp, authenticatorId)
  }

  private constructor(cdp: CDPSession, id: string) {
    this.#cdp = cdp
    this.#id = id
  }

  async recognizes(isUserVerified: boolean): Promise<void> {
    await this.#cdp.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified })
  }

  /** Whether someone answers its dialogs. Suggestions at a field count as answered at once. */
  async answers(enabled: boolean): Promise<void> {
    await this.#cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: this.#id, enabled })
  }

  async count(): Promise<number> {
    return (await this.#credentials()).length
  }

  /** As a copy that was made before the latest sign-ins would. */
  async goBackTo(signCount: number): Promise<void> {
    for (const credential of await this.#credentials()) {
      const { credentialId } = credential
      await this.#cdp.send('WebAuthn.removeCredential', { authenticatorId: this.#id, credentialId })
      await this.#cdp.send('WebAuthn.addCredential', {
        authenticatorId: this.#id,
        credential: { ...credential, signCount },
      })
    }
  }

  async #credentials() {
    return (await this.#cdp.send('WebAuthn.getCredentials', { authenticatorId: this.#id })).credentials
  }
}

const passkeys = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')

/** Up to the browser's own dialog. */
async function beginAdding(page: Page, { password }: Pastor) {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a Passkey' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  return dialog
}

async function addPasskey(page: Page, pastor: Pastor, name: string) {
  await page.goto('/settings')
  await beginAdding(page, pastor)
  const dialog = page.getByRole('dialog', { name: 'Name Your Passkey' })
  await expect(dialog.getByLabel('Name')).toHaveValue(/^\w+ on \w+$/)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys(page)).toContainText([name])
}

/** The sign-in screen, as somebody who is not signed in sees it. */
async function openSignIn(page: Page) {
  await page.context().clearCookies()
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
}

/** Passkeys are suggested once the field is entered, and the authenticator takes the suggestion by itself, as a tap on it would. */
const takeSuggestion = (page: Page) => page.getByLabel('Email').click()
const button = (page: Page) => page.getByRole('button', { name: 'Use a passkey' })
const isSignedIn = (page: Page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()

/** The browser's answer has reached the server and was refused. */
const refusal = /API POST request to \/api\/login\/passkey failed ApiError: That passkey didn’t work/

test('a passkey is added, named, renamed and removed @all', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  expectConsole(/API POST request to \/api\/passkeys\/options failed|Failed to load resource: .* 400/)
  const authenticator = await Authenticator.on(page)
  await page.goto('/settings')
  await expect(
    page.getByText('Sign in with your fingerprint, face or screen lock instead of your password.'),
  ).toBeVisible()
  const dialog = await beginAdding(page, { ...pastor, password: 'not the one' })
  await expect(dialog.getByText('That is not your password. Please try again.')).toBeVisible()
  await review('settings-add-passkey')
  expect(await authenticator.count()).toBe(0)

  await addPasskey(page, pastor, 'My phone')
  expect(await authenticator.count()).toBe(1)
  await expect(passkeys(page)).toContainText(['Not used yet'])
  await review('settings-passkeys')

  await page.getByRole('button', { name: 'Rename My phone' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename Passkey' })
  await rename.getByLabel('Name').fill('')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(rename.getByText('Please enter a name')).toBeVisible()
  await review('settings-rename-passkey')
  await rename.getByLabel('Name').fill('Study')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys(page)).toContainText(['Study'])

  await page.getByRole('button', { name: 'Remove Study' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Your password and your other passkeys stay.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Passkey removed', { exact: true }).first()).toBeVisible()
  await expect(passkeys(page)).toHaveCount(0)
})

test('one tap signs in: the passkey is suggested at the e-mail field', async ({ page, pastor }) => {
  await Authenticator.on(page)
  await addPasskey(page, pastor, 'My phone')
  await openSignIn(page)
  await takeSuggestion(page)
  await isSignedIn(page)
  await expect(page.getByText(`Welcome back, ${pastor.fullName}!`).first()).toBeVisible()
  await page.goto('/settings')
  await expect(passkeys(page)).toContainText(['Used in the last two hours'])
})

test('the button signs in, also after its dialog was closed once @all', async ({ page, pastor, review }) => {
  const authenticator = await Authenticator.on(page)
  await addPasskey(page, pastor, 'My phone')
  await authenticator.answers(false)
  await openSignIn(page)
  await expect(button(page)).toBeVisible()
  await review('auth-passkey')
  await authenticator.recognizes(false)
  await authenticator.answers(true)
  await button(page).click()
  // Nobody is told of a dialog that they closed themselves.
  await expect(button(page)).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL(/\/auth$/)
  await authenticator.recognizes(true)
  await button(page).click()
  await isSignedIn(page)
})

test('a second passkey on the same device is refused @all', async ({ page, pastor }) => {
  const authenticator = await Authenticator.on(page)
  await addPasskey(page, pastor, 'My phone')
  const dialog = await beginAdding(page, pastor)
  await expect(page.getByText('This device already has a passkey for your account.').first()).toBeVisible()
  expect(await authenticator.count()).toBe(1)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(passkeys(page)).toHaveCount(1)
})

test('a device that does not recognize its user adds nothing @all', async ({ page, pastor }) => {
  const authenticator = await Authenticator.on(page)
  await authenticator.recognizes(false)
  await page.goto('/settings')
  const dialog = await beginAdding(page, pastor)
  const next = dialog.getByRole('button', { name: 'Continue' })
  await expect(next).not.toHaveAttribute('aria-busy')
  await expect(next).toBeVisible()
  expect(await authenticator.count()).toBe(0)
  await expect(passkeys(page)).toHaveCount(0)
})

test('a copy of a passkey is refused: its counter is behind @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(refusal)
  const authenticator = await Authenticator.on(page)
  await addPasskey(page, pastor, 'My phone')
  await openSignIn(page)
  await takeSuggestion(page)
  await isSignedIn(page)
  await authenticator.goBackTo(0)
  await openSignIn(page)
  await takeSuggestion(page)
  await expect(
    page.getByText('That passkey didn’t work. Please try again, or sign in with your password.').first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
})

test('a removed passkey no longer signs in, and the password does @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(refusal)
  await Authenticator.on(page)
  await addPasskey(page, pastor, 'My phone')
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(passkeys(page)).toHaveCount(0)
  await openSignIn(page)
  await takeSuggestion(page)
  await expect(page.getByText('That passkey didn’t work.').first()).toBeVisible()
  await page.getByLabel('Email').fill(pastor.email)
  await page.getByLabel('Password', { exact: true }).fill(pastor.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await isSignedIn(page)
})

test('a browser without passkeys shows nothing of them @all', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/settings')
  await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible()
  await expect(page.getByText(/passkey/i)).toHaveCount(0)
  asked.length = 0
  await openSignIn(page)
  // Their code has come, and has found out.
  await expect.poll(() => asked.some((path) => path.startsWith('/assets/passkey-sign-in-'))).toBe(true)
  await expect(button(page)).toHaveCount(0)
  expect(asked.filter((path) => path.startsWith('/api/') && path.includes('passkey'))).toEqual([])
})

test('the password signs in where the code for passkeys cannot be loaded @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource: net::ERR_FAILED/)
  await page.route('**/assets/passkey-sign-in-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await openSignIn(page)
  await failed
  await page.getByLabel('Email').fill(pastor.email)
  await page.getByLabel('Password', { exact: true }).fill(pastor.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await isSignedIn(page)
})

test('at another address than PUBLIC_URL the message names the right one @all', async ({ browser }) => {
  const server = await startServer({ PUBLIC_URL: 'https://stillwater.example.org' })
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const pastor = await registerPastor(page.request, server.url)
  await skipHelp(page, pastor.id)
  await page.goto('/settings')
  await beginAdding(page, pastor)
  const words = 'Passkeys work only at https://stillwater.example.org. Please open Stillwater there.'
  await expect(page.getByText(words).first()).toBeVisible()
  await context.clearCookies()
  await page.goto('/auth')
  await button(page).click()
  await expect(page.getByText(words).first()).toBeVisible()
  await context.close()
  await server.stop()
})
