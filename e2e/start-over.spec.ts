/** Starting over with sealed words, for one who has lost passphrase and code. */
import type { CareEntry } from '@stillwater/contract/people/care-entries'
import type { JournalEntry } from '@stillwater/contract/journal'
import type { Person } from '@stillwater/contract/people/people'
import type { Vault } from '@stillwater/contract/account/vault'
import { markOf } from '@stillwater/contract/account/vault-text'
import type { Page } from '@playwright/test'
import { inEverySize } from './support/every-size.ts'
import { expect, type Pastor, shellIsCached, test } from './support/fixtures.ts'
import { addAuthenticator, addPasskey } from './support/lock-steps.ts'
import { networkNoise, unsent } from './support/prayer-steps.ts'
import { dialog } from './support/record-kinds.ts'
import {
  addSealedEntry,
  beginEntry,
  passphrase,
  sealedNotes,
  sealedSwitch,
  setUp,
  unlock,
  unlockForm,
} from './support/vault-steps.ts'

const startOverForm = (page: Page) => page.getByRole('dialog', { name: 'Start Over', exact: true })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const careCard = (page: Page) => page.getByRole('list', { name: 'Care log' }).getByRole('listitem')
const newPassphrase = 'another five quiet words'

const vaultOf = async ({ api }: Pastor) => (await api.get<{ vault: Vault | null }>('/api/vault')).vault

/** As another device does it. */
async function startOverElsewhere(pastor: Pastor): Promise<void> {
  const { keyId } = (await vaultOf(pastor)) ?? {}
  await pastor.api.post('/api/vault/deletion', { password: pastor.password, keyId })
}

test('who has lost both starts over from the unlock form, told what is lost, and seals anew', async ({
  page,
  pastor,
  expectConsole,
  review,
}) => {
  expectConsole(/API POST request to \S+ failed|400/)
  await addSealedEntry(page)
  await expect(careCard(page)).toContainText('Sealed')
  const { keyId = '' } = (await vaultOf(pastor)) ?? {}
  const vaultText = `${markOf(keyId)}${'c'.repeat(80)}`
  await pastor.api.post('/api/journals', { content: '', vaultText })
  await pastor.api.post('/api/people', { name: 'Ann Lee', vaultText })

  await page.reload()
  await careCard(page).getByRole('button', { name: 'Ruth', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Unlock' }).click()
  // With the keyboard alone.
  await unlockForm(page).getByRole('button', { name: 'I lost my passphrase and code' }).focus()
  await page.keyboard.press('Enter')
  const form = startOverForm(page)
  await expect(form).toContainText(
    'You have sealed 1 journal entry, the notes of 1 care entry, and private notes about 1 person.',
  )
  await expect(form).toContainText('nobody can read these words anymore')
  await form.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByText('Please read this and check the box')).toBeVisible()
  await review('start-over')
  await inEverySize(page, 'start-over', review)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))

  await form.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await form.getByLabel('Password', { exact: true }).fill('not my password')
  await page.keyboard.press('Enter')
  await expect(form.getByText('That is not your password. Please try again.')).toBeVisible()
  expect((await vaultOf(pastor))?.keyId).toBe(keyId)
  await form.getByLabel('Password', { exact: true }).fill(pastor.password)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Sealed words deleted')).toBeVisible()
  await expect(form).toBeHidden()

  // The entry stays with its day and its name; what was sealed is gone everywhere.
  await expect(page.getByText('These words are sealed.')).toBeHidden()
  expect(await vaultOf(pastor)).toBeNull()
  expect(await pastor.api.get<JournalEntry[]>('/api/journals')).toEqual([])
  expect(await pastor.api.get<CareEntry[]>('/api/care-entries')).toMatchObject([
    { vaultText: null, version: 2 },
  ])
  const people = await pastor.api.get<Person[]>('/api/people')
  expect(people.map(({ vaultText: text }) => text)).toEqual([null, null])

  await page.goto('/care')
  await expect(careCard(page)).toContainText('Ruth')
  await expect(careCard(page)).not.toContainText('Sealed')
  await page.goto('/care?new=true')
  await beginEntry(page, 'Daniel')
  await sealedSwitch(page).click()
  await setUp(page, newPassphrase)
  await sealedNotes(page).fill('A new beginning.')
  await dialog(page).getByRole('button', { name: 'Add Entry' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await careCard(page).getByRole('button', { name: 'Daniel', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Unlock' }).click()
  await unlock(page, passphrase)
  await expect(unlockForm(page).getByText('That’s not your passphrase or recovery code.')).toBeVisible()
  await unlock(page, newPassphrase)
  await expect(dialog(page).getByText('A new beginning.')).toBeVisible()
})

test('in Settings, starting over needs a connection and says so, and takes the passkey along @all', async ({
  page,
  context,
  pastor,
  expectConsole,
  review,
}) => {
  expectConsole(networkNoise)
  await addAuthenticator(page)
  await addPasskey(page, pastor)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Set up sealed words' }).click()
  await setUp(page, passphrase)
  await page.getByRole('button', { name: 'Turn on passkey for sealed words' }).click()
  const proof = page.getByRole('dialog', { name: 'Unlock With a Passkey' })
  await proof.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await proof.getByRole('button', { name: 'Continue' }).click()
  await expect(proof).toBeHidden()
  const passkeys = () =>
    page.evaluate(() =>
      Object.entries(localStorage).filter(
        ([key, value]) => key.includes('vault passkey') && value !== 'null',
      ),
    )
  expect(await passkeys()).toHaveLength(1)

  const open = page.getByRole('button', { name: 'Start over with sealed words' })
  await open.scrollIntoViewIfNeeded()
  await review('start-over-settings')
  await open.click()
  const form = startOverForm(page)
  await expect(form).toContainText('Nothing is sealed at the moment, so no words will be lost.')
  await context.setOffline(true)
  await expect(form.getByRole('status')).toContainText('Starting over needs a connection')
  await expect(form.getByRole('button', { name: 'Start Over' })).toBeHidden()
  await review('start-over-offline')
  await context.setOffline(false)
  await form.getByLabel('Password', { exact: true }).fill(pastor.password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Start Over' }).click()
  await expect(page.getByRole('button', { name: 'Set up sealed words' })).toBeVisible()
  await expect(form).toBeHidden()
  expect(await passkeys()).toEqual([])
  expect(await vaultOf(pastor)).toBeNull()
})

test('another device hides what it had unlocked as soon as it learns of it @all', async ({
  page,
  pastor,
}) => {
  await addSealedEntry(page)
  await careCard(page).getByRole('button', { name: 'Ruth', exact: true }).click()
  await expect(dialog(page).getByText('She told me about her son.')).toBeVisible()
  await startOverElsewhere(pastor)
  await dialog(page).getByRole('button', { name: 'Edit' }).click()
  await expect(dialog(page).getByText('These words are sealed. They’ll stay as they are.')).toBeVisible()
  await expect(page.getByText('She told me about her son.')).toBeHidden()
})

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  test('what waited on another device is neither stored unreadable nor lost: its owner is told, and mends it @all', async ({
    page,
    context,
    pastor,
    expectConsole,
    review,
  }) => {
    expectConsole(networkNoise)
    expectConsole(/API \w+ request to \S+ failed|400/)
    await addSealedEntry(page)
    await shellIsCached(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Add Care Entry' }).first().click()
    await beginEntry(page, 'Daniel')
    await sealedSwitch(page).click()
    await sealedNotes(page).fill('Written on the train.')
    await dialog(page).getByRole('button', { name: 'Add Entry' }).click()
    await expect(unsent(page)).toBeVisible()

    await startOverElsewhere(pastor)
    await context.setOffline(false)
    await page.getByRole('button', { name: /needs attention/ }).click()
    const item = dialog(page).getByRole('listitem').filter({ hasText: 'Sealed words' })
    await expect(item).toContainText('These words were sealed in another account or before you started over')
    await review('start-over-waiting')
    expect(await pastor.api.get<CareEntry[]>('/api/care-entries')).toHaveLength(1)

    await item.getByRole('link', { name: 'Open and fix' }).click()
    await dialog(page).getByRole('button', { name: 'Edit' }).click()
    await dialog(page).getByRole('button', { name: 'Unlock' }).click()
    await setUp(page, newPassphrase)
    await expect(dialog(page).getByText('These words can’t be unlocked.')).toBeVisible()
    await review('start-over-unreadable')
    await dialog(page).getByRole('button', { name: 'Remove these words' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await sealedNotes(page).fill('Written again.')
    await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
    await expect(unsent(page)).toBeHidden()
    const { keyId = '' } = (await vaultOf(pastor)) ?? {}
    await expect
      .poll(async () =>
        (await pastor.api.get<CareEntry[]>('/api/care-entries')).map((entry) => entry.vaultText),
      )
      .toContainEqual(expect.stringContaining(markOf(keyId)))
  })
})
