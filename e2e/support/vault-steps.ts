import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { dialog } from './record-kinds.ts'

export const passphrase = 'green harbor seven candles'

export const sealedSwitch = (page: Page) => dialog(page).getByRole('switch', { name: 'Sealed' })
export const sealedNotes = (page: Page) => dialog(page).getByLabel('Notes, sealed (optional)')
export const sealedContent = (page: Page) => page.getByLabel('Content, sealed')
export const unlockForm = (page: Page) => page.getByRole('dialog', { name: 'Unlock Sealed Words' })

export async function beginEntry(page: Page, name: string): Promise<void> {
  await dialog(page).getByLabel('People', { exact: true }).fill(name)
  await dialog(page)
    .getByRole('button', { name: `Add “${name}”` })
    .click()
}

/** From the first switch to the code on paper. Answers the code. */
export async function setUp(page: Page, chosen: string): Promise<string> {
  const form = page.getByRole('dialog', { name: 'Set Up Sealing' })
  await form.getByLabel('New Passphrase').fill(chosen)
  await form.getByLabel('Confirm Passphrase').fill(chosen)
  await form.getByLabel('I understand').check()
  await form.getByRole('button', { name: 'Continue' }).click()
  const sheet = page.getByRole('dialog', { name: 'Print your recovery code' })
  const code = (await sheet.getByRole('group', { name: 'Recovery code' }).textContent()) ?? ''
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Turn On Sealing' }).click()
  await expect(sheet).toBeHidden()
  return code
}

/** The first sealed words of this account, about Ruth. */
export async function addSealedEntry(page: Page): Promise<void> {
  await page.goto('/care?new=true')
  await beginEntry(page, 'Ruth')
  await sealedSwitch(page).click()
  await setUp(page, passphrase)
  await sealedNotes(page).fill('She told me about her son.')
  await dialog(page).getByRole('button', { name: 'Add Entry' }).click()
  await expect(dialog(page)).toBeHidden()
}

export async function unlock(page: Page, secret: string): Promise<void> {
  await unlockForm(page).getByLabel('Passphrase', { exact: true }).fill(secret)
  await unlockForm(page).getByRole('button', { name: 'Unlock' }).click()
}
