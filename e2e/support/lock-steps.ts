/** What a user does with the app lock and with passkeys. */
import type { Page } from '@playwright/test'
import { expect, type Pastor } from './fixtures.ts'

export const pin = '240817'

export const lockHeading = (page: Page) => page.getByRole('heading', { name: 'Stillwater is locked' })
export const isUnlocked = (page: Page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()

export async function turnOnLock(page: Page, after = '5 min'): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Turn on app lock' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn On App Lock' })
  await dialog.getByLabel('PIN or Password', { exact: true }).fill(pin)
  await dialog.getByLabel('Confirm PIN').fill(pin)
  await dialog.getByText(after, { exact: true }).click()
  await dialog.getByRole('button', { name: 'Turn On' }).click()
  await expect(page.getByText('App lock is on', { exact: true }).first()).toBeVisible()
  await expect(dialog).toBeHidden()
}

export async function enterPin(page: Page, digits: string): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(digits)
  await page.getByRole('button', { name: 'Unlock' }).click()
}

/** A phone's own authenticator, which can compute secrets. */
export async function addAuthenticator(page: Page, hasPrf = true) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

export async function addPasskey(page: Page, { password }: Pastor) {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a Passkey' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('dialog', { name: 'Name Your Passkey' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toBeVisible()
}
