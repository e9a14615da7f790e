/** Sealed words: only the passphrase or the printed code unlocks them, and no file anywhere holds them in clear. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CareEntry } from '@stillwater/contract/people/care-entries'
import type { JournalEntry } from '@stillwater/contract/journal'
import type { Person } from '@stillwater/contract/people/people'
import { chromium, type Page } from '@playwright/test'
import { backUp } from '../apps/server/src/core/database/backup.ts'
import { canSandbox, chromiumArgs, findChromium } from '../scripts/support/chromium.ts'
import { canary, wordsIn } from './support/canary.ts'
import { inEverySize } from './support/every-size.ts'
import { expect, registerPastor, shellIsCached, signedOutTest, skipHelp, test } from './support/fixtures.ts'
import { addAuthenticator, addPasskey } from './support/lock-steps.ts'
import { networkNoise, unsent } from './support/prayer-steps.ts'
import { dialog } from './support/record-kinds.ts'
import {
  addSealedEntry,
  beginEntry,
  passphrase,
  sealedContent,
  sealedNotes,
  sealedSwitch,
  setUp,
  unlock,
  unlockForm,
} from './support/vault-steps.ts'

const showAs = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** As when another app comes to the front and this one comes back. */
async function leaveForAMoment(page: Page): Promise<void> {
  await showAs(page, 'hidden')
  await showAs(page, 'visible')
}

test('words of a care entry are sealed, unlocked, hidden on leaving and changed again', async ({
  page,
  pastor,
  review,
}) => {
  await page.goto('/care?new=true')
  await beginEntry(page, 'Ruth')
  await sealedSwitch(page).click()

  const form = page.getByRole('dialog', { name: 'Set Up Sealing' })
  await form.getByLabel('New Passphrase').fill('too short')
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByText('Use at least 12 characters')).toBeVisible()
  await expect(form.getByText('The passphrases don’t match')).toBeVisible()
  await expect(form.getByText('Please read this and check the box')).toBeVisible()
  await review('vault-set-up')
  await form.getByLabel('New Passphrase').fill('aaaaaaaaaaaa')
  await expect(form.getByLabel('New Passphrase')).toHaveAccessibleDescription(/^This repeats itself/)
  await review('vault-passphrase-warning')
  await form.getByLabel('New Passphrase').fill(passphrase)
  await expect(form.getByLabel('New Passphrase')).toHaveAccessibleDescription(/^Four or five words/)
  await form.getByLabel('Confirm Passphrase').fill(passphrase)
  await form.getByLabel('I understand').check()
  await form.getByRole('button', { name: 'Continue' }).click()

  const sheet = page.getByRole('dialog', { name: 'Print your recovery code' })
  await sheet.getByRole('button', { name: 'Turn On Sealing' }).click()
  await expect(sheet.getByText('Print the code or write it down')).toBeVisible()
  // Nothing counts before the code is on paper.
  expect(await pastor.api.get('/api/vault')).toEqual({ vault: null, replaced: null })
  await review('vault-code')
  const code = (await sheet.getByRole('group', { name: 'Recovery code' }).textContent()) ?? ''
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Turn On Sealing' }).click()

  await sealedNotes(page).fill('She told me about her son.')
  // What was typed is hidden with the app, and is there again afterwards.
  await leaveForAMoment(page)
  await expect(sealedNotes(page)).toBeHidden()
  await expect(dialog(page).getByText('These words are sealed. They’ll stay as they are.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Unlock' }).click()
  await unlock(page, 'green harbor seven candle')
  await expect(unlockForm(page).getByText('That’s not your passphrase or recovery code.')).toBeVisible()
  await review('vault-unlock')
  // It takes a while: whoever has left the app by then finds them hidden.
  await showAs(page, 'hidden')
  await unlock(page, passphrase)
  await expect(unlockForm(page)).toBeHidden()
  await showAs(page, 'visible')
  await expect(sealedNotes(page)).toBeHidden()
  await dialog(page).getByRole('button', { name: 'Unlock' }).click()
  await unlock(page, passphrase)
  await expect(sealedNotes(page)).toHaveValue('She told me about her son.')
  await review('vault-entry-form')
  await dialog(page).getByRole('button', { name: 'Add Entry' }).click()
  await expect(page.getByText('Added to the care log', { exact: true }).first()).toBeVisible()

  const [entry] = await pastor.api.get<CareEntry[]>('/api/care-entries')
  expect(entry?.words).toBeNull()
  expect(entry?.vaultText).toMatch(/^v1\.[\w-]{12}\.[\w-]+$/)
  const card = page.getByRole('list', { name: 'Care log' }).getByRole('listitem')
  await expect(card).toContainText('Sealed')
  await expect(page.getByText('She told me')).toBeHidden()
  await card.getByRole('button', { name: 'Ruth', exact: true }).click()
  await expect(dialog(page).getByText('She told me about her son.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Hide' }).click()
  await expect(dialog(page).getByText('These words are sealed.')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  // The code instead of the passphrase, however it is typed.
  await page.clock.install()
  await dialog(page).getByRole('button', { name: 'Unlock' }).click()
  await unlock(page, code.toLowerCase())
  await expect(dialog(page).getByText('She told me about her son.')).toBeVisible()
  // Two minutes without a touch.
  await page.clock.runFor(110_000)
  await expect(dialog(page).getByText('She told me about her son.')).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(dialog(page).getByText('These words are sealed.')).toBeVisible()
})

test('private notes about a person are sealed beside the others, and merged only when unlocked @all', async ({
  page,
  pastor,
  review,
}) => {
  await pastor.api.post('/api/people', { name: 'Ann Lee', phone: '555-0100' })
  await page.goto('/people?new=true')
  await dialog(page).getByLabel('Name').fill('Ann Lee')
  await dialog(page).getByLabel('Notes (optional)', { exact: true }).fill('Tea, no sugar.')
  await dialog(page).getByRole('button', { name: 'Add private notes' }).click()
  await setUp(page, passphrase)
  await dialog(page).getByLabel('Private notes, sealed').fill('Her brother must not know.')
  await dialog(page).getByRole('button', { name: 'Add Person' }).click()
  await expect(page.getByText('Person added', { exact: true }).first()).toBeVisible()

  const people = await pastor.api.get<Person[]>('/api/people')
  const { id = '' } = people.find(({ vaultText }) => vaultText !== null) ?? {}
  await page.locator(`a[href="/people/${id}"]`).click()
  const notes = page.getByRole('region', { name: 'Private notes' })
  await expect(notes.getByText('Her brother must not know.')).toBeVisible()
  await expect(page.getByText('Tea, no sugar.')).toBeVisible()
  await leaveForAMoment(page)
  await expect(notes.getByText('These words are sealed.')).toBeVisible()
  await review('vault-person')

  // The one without private notes stays: those of the other have to be sealed anew.
  await page.goto('/people')
  await page.getByRole('button', { name: 'Compare' }).click()
  await dialog(page)
    .getByRole('radio', { name: /555-0100/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click()
  await unlock(page, passphrase)
  await expect(page.getByText('Merged into one person', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Ann Lee' }).click()
  await expect(notes.getByText('Her brother must not know.')).toBeVisible()
})

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  test('a journal entry is sealed with its title while it is written, and read and changed offline @all', async ({
    page,
    context,
    pastor,
    expectConsole,
    review,
  }) => {
    expectConsole(networkNoise)
    const words = 'After the visit\n\nWhat he told me.'
    await page.goto('/')
    await page.getByRole('button', { name: 'New Journal Entry' }).click()
    await page.getByLabel('Title').fill('After the visit')
    await page.getByLabel('Content').fill('What he told me.')
    await page.getByRole('switch', { name: 'Sealed' }).click()
    await setUp(page, passphrase)
    await expect(sealedContent(page)).toHaveValue(words)
    // No title in clear, no microphone.
    await expect(page.getByLabel('Title')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Dictate' })).toBeHidden()
    await page.getByRole('button', { name: 'Save', exact: true }).click()

    const entries = () => pastor.api.get<JournalEntry[]>('/api/journals')
    await expect(page.getByRole('button', { name: 'Edit Entry' })).toBeVisible()
    await expect.poll(async () => (await entries()).length).toBe(1)
    const [saved] = await entries()
    expect([saved?.title, saved?.content]).toEqual(["Today's Thoughts", ''])
    // Folded, the card shows nothing even while they are unlocked.
    await expect(page.getByText('What he told me.')).toBeHidden()
    await page.getByRole('button', { name: "Today's Thoughts" }).click()
    await expect(page.getByText('What he told me.')).toBeVisible()
    await leaveForAMoment(page)
    await expect(page.getByText('These words are sealed.')).toBeVisible()

    await shellIsCached(page)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'All entries' }).click()
    const card = page.getByRole('listitem').filter({ hasText: "Today's Thoughts" })
    await expect(card).toContainText('Sealed')
    await review('vault-journal')
    await card.getByRole('button', { name: "Today's Thoughts", exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Unlock' }).click()
    await unlockForm(page).getByRole('button', { name: 'Show passphrase' }).click()
    await unlock(page, passphrase)
    await expect(dialog(page).getByText('What he told me.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Edit' }).click()
    // Emptied to be written anew, it stays sealed.
    await sealedContent(page).fill('')
    await sealedContent(page).fill('He is at peace.')
    await page.getByRole('button', { name: 'Save Entry' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Entry' })).toBeHidden()
    await expect(dialog(page).getByText('He is at peace.')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
    // Another device has written too: both versions can be read before one is chosen.
    await pastor.api.patch(`/api/journals/${saved?.id}`, { vaultText: saved?.vaultText, version: 1 })
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Needs attention', exact: true }).click()
    await expect(dialog(page)).toContainText('What he told me.')
    await expect(dialog(page)).toContainText('He is at peace.')
    await review('vault-conflict')
    await dialog(page).getByRole('button', { name: 'Keep mine' }).click()
    await expect(dialog(page)).toContainText('Everything is saved and synced.')
    const [changed] = await entries()
    expect([changed?.title, changed?.content]).toEqual(["Today's Thoughts", ''])
    expect(changed?.vaultText).not.toBe(saved?.vaultText)

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Print your journal' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Sealed', exact: true })).toBeVisible()
    await expect(page.getByText('He is at peace.')).toBeHidden()
  })
})

test('two devices changed sealed words: the form shows both versions, and the chosen one is saved sealed @all', async ({
  page,
  pastor,
  expectConsole,
  review,
}) => {
  expectConsole(/API PATCH request to .* failed|409/)
  await addSealedEntry(page)
  const entries = () => pastor.api.get<CareEntry[]>('/api/care-entries')
  await expect.poll(async () => (await entries()).length).toBe(1)
  const [saved] = await entries()

  const card = page.getByRole('list', { name: 'Care log' }).getByRole('listitem')
  await card.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await sealedNotes(page).fill('Her son has called.')
  await pastor.api.patch(`/api/care-entries/${saved?.id}`, { minutes: 30, version: saved?.version })
  await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
  const notice = dialog(page).getByRole('alert')
  await expect(notice).toContainText('This was changed on another device in the meantime.')
  await expect(notice).toContainText('She told me about her son.')
  await expect(sealedNotes(page)).toHaveValue('Her son has called.')
  await review('vault-form-conflict')
  // Hidden here too when the app is left.
  await leaveForAMoment(page)
  await expect(page.getByText('She told me about her son.')).toBeHidden()
  await notice.getByRole('button', { name: 'Unlock' }).click()
  await unlock(page, passphrase)
  await expect(notice).toContainText('She told me about her son.')
  await notice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(dialog(page)).toBeHidden()

  await expect.poll(async () => (await entries())[0]?.version).toBe(3)
  const [changed] = await entries()
  expect(changed?.words).toBeNull()
  expect(changed?.vaultText).toMatch(/^v1\.[\w-]{12}\.[\w-]+$/)
  expect(changed?.vaultText).not.toBe(saved?.vaultText)
  await card.getByRole('button', { name: 'Ruth', exact: true }).click()
  await expect(dialog(page).getByText('Her son has called.')).toBeVisible()
})

test('the passphrase is changed with the code, a new code replaces the old one, and the earlier ones can be gone back to @all', async ({
  page,
  pastor,
  expectConsole,
  review,
}) => {
  expectConsole(/API PUT request to \S+ failed|400/)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Set up sealed words' }).click()
  const code = await setUp(page, passphrase)

  await page.getByRole('button', { name: 'Change passphrase' }).click()
  const change = page.getByRole('dialog', { name: 'Change Passphrase' })
  await change.getByLabel('New Passphrase').fill('another five quiet words')
  await change.getByLabel('Confirm Passphrase').fill('another five quiet words')
  await change.getByLabel('Passphrase', { exact: true }).fill('not the one at all')
  await change.getByLabel('Password', { exact: true }).fill('not my password')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(change.getByText('That’s not your passphrase or recovery code.')).toBeVisible()
  await change.getByLabel('Passphrase', { exact: true }).fill(code)
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(change.getByText('That is not your password. Please try again.')).toBeVisible()
  await change.getByLabel('Password', { exact: true }).fill(pastor.password)
  await review('vault-change')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Passphrase changed', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'New code for sealed words' }).click()
  const renew = page.getByRole('dialog', { name: 'New Recovery Code' })
  await renew.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await renew.getByRole('button', { name: 'Create Code' }).click()
  await expect(renew.getByText('That’s not your passphrase or recovery code.')).toBeVisible()
  await renew.getByLabel('Passphrase', { exact: true }).fill('another five quiet words')
  await renew.getByRole('button', { name: 'Create Code' }).click()
  const sheet = page.getByRole('dialog', { name: 'Print your recovery code' })
  await expect(sheet.getByRole('group', { name: 'Recovery code' })).not.toHaveText(code)
  await sheet.getByRole('checkbox').check()
  await sheet.getByLabel('Password', { exact: true }).fill(pastor.password)
  await sheet.getByRole('button', { name: 'Save Code' }).click()
  await expect(page.getByText('New code saved', { exact: true }).first()).toBeVisible()

  // Who finds that the passphrase they know opens nothing is told of the change, and takes it back.
  await page.getByRole('button', { name: 'Download your sealed words' }).click()
  await unlock(page, passphrase)
  await expect(unlockForm(page).getByText('Your passphrase or recovery code was changed on')).toBeVisible()
  await review('vault-unlock-changed')
  await unlockForm(page).getByRole('button', { name: 'Go back to the earlier ones' }).click()
  const back = page.getByRole('dialog', { name: 'Go Back' })
  await back.getByLabel('Earlier Passphrase').fill('never was one of mine')
  await back.getByLabel('Password', { exact: true }).fill(pastor.password)
  await back.getByRole('button', { name: 'Go Back' }).click()
  await expect(back.getByText('That’s not an earlier passphrase or recovery code.')).toBeVisible()
  await review('vault-go-back')
  await back.getByLabel('Earlier Passphrase').fill(passphrase)
  await back.getByRole('button', { name: 'Go Back' }).click()
  await unlock(page, passphrase)
  await expect(page.getByText('There are no sealed words yet').first()).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Go back to your earlier passphrase and code' }),
  ).toBeVisible()
})

test('a passkey unlocks them on its device, their owner may take them along readable, and a deleted entry comes back sealed @all', async ({
  page,
  pastor,
  review,
}) => {
  await addAuthenticator(page)
  await addPasskey(page, pastor)
  await addSealedEntry(page)

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Turn on passkey for sealed words' }).click()
  const form = page.getByRole('dialog', { name: 'Unlock With a Passkey' })
  await form.getByLabel('Passphrase', { exact: true }).fill('not the passphrase')
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByText('That’s not your passphrase or recovery code.')).toBeVisible()
  await review('vault-passkey')
  await form.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'Turn off passkey for sealed words' })).toBeVisible()

  await page.goto('/care')
  const card = page.getByRole('list', { name: 'Care log' }).getByRole('listitem')
  await card.getByRole('button', { name: 'Ruth', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Unlock' }).click()
  await review('vault-unlock-passkey')
  await inEverySize(page, 'vault-unlock-passkey', review)
  await unlockForm(page).getByRole('button', { name: 'Use your passkey' }).click()
  await expect(dialog(page).getByText('She told me about her son.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog(page)).toBeHidden()

  await card.getByRole('button', { name: /^More|^Options/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toContainText('Sealed')
  const [back] = await pastor.api.get<CareEntry[]>('/api/care-entries')
  expect(back?.vaultText).toMatch(/^v1\.[\w-]{12}\.[\w-]+$/)

  await page.goto('/settings')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download your sealed words' }).click()
  await unlockForm(page).getByRole('button', { name: 'Use your passkey' }).click()
  const text = readFileSync(await (await file).path(), 'utf8')
  expect(text).toMatch(/### .*, Ruth\n\nShe told me about her son\.\n$/)
  await expect(page.getByText('Sealed words downloaded', { exact: true }).first()).toBeVisible()

  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('vault')))
  expect(await kept()).toHaveLength(1)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await kept()).toEqual([])
})

signedOutTest(
  'no file of the server or the browser holds sealed words, the passphrase or the code',
  async ({ server }) => {
    const profile = mkdtempSync(join(tmpdir(), 'stillwater-profile-'))
    const backups = mkdtempSync(join(tmpdir(), 'stillwater-backups-'))
    const words = {
      saved: canary('Saved'),
      unsent: canary('Unsent'),
      draft: canary('Draft'),
      journal: canary('Journal'),
      person: canary('Person'),
    }
    const readable = canary('Readable')
    const secret = canary('passphrase')
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: findChromium() ?? 'chromium',
      args: chromiumArgs,
      chromiumSandbox: canSandbox,
      viewport: { width: 390, height: 844 },
      baseURL: server.url,
      serviceWorkers: 'allow',
    })
    const page = context.pages()[0] ?? (await context.newPage())
    const pastor = await registerPastor(page.request, server.url)
    await skipHelp(page, pastor.id)
    // So that the search is known to work.
    const about = { personIds: ['01900000-0000-7000-8000-00000000000a'], date: '2025-03-05' }
    await pastor.api.post('/api/care-entries', { ...about, words: readable })

    await page.goto('/care?new=true')
    await beginEntry(page, 'Ruth')
    await sealedSwitch(page).click()
    const code = await setUp(page, secret)
    await sealedNotes(page).fill(words.saved)
    await dialog(page).getByRole('button', { name: 'Add Entry' }).click()
    await expect(page.getByText('Added to the care log', { exact: true }).first()).toBeVisible()

    await page.evaluate(() => window.dispatchEvent(new CustomEvent('openJournalForm')))
    await sealedSwitch(page).click()
    await sealedContent(page).fill(words.journal)
    await dialog(page).getByRole('button', { name: 'Save Entry' }).click()
    await expect(dialog(page)).toBeHidden()

    await page.getByRole('main').getByRole('link', { name: 'People' }).click()
    await page.getByRole('button', { name: 'Add Person' }).first().click()
    await dialog(page).getByLabel('Name').fill('Ann Lee')
    await dialog(page).getByRole('button', { name: 'Add private notes' }).click()
    await dialog(page).getByLabel('Private notes, sealed').fill(words.person)
    await dialog(page).getByRole('button', { name: 'Add Person' }).click()
    await expect(page.getByText('Person added', { exact: true }).first()).toBeVisible()

    await page.getByRole('link', { name: 'Care log' }).click()
    await shellIsCached(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Add Care Entry' }).first().click()
    await beginEntry(page, 'Daniel')
    await sealedSwitch(page).click()
    await sealedNotes(page).fill(words.unsent)
    await dialog(page).getByRole('button', { name: 'Add Entry' }).click()
    await expect(unsent(page)).toBeVisible()

    await page.getByRole('button', { name: 'Add Care Entry' }).first().click()
    await sealedSwitch(page).click()
    await sealedNotes(page).fill(words.draft)
    // Reloading is what stores the last letters.
    await page.reload()
    await page.getByRole('button', { name: 'Add Care Entry' }).first().click()
    await dialog(page).getByRole('button', { name: 'Continue draft' }).click()
    await dialog(page).getByRole('button', { name: 'Unlock' }).click()
    await unlock(page, secret)
    await expect(sealedNotes(page)).toHaveValue(words.draft)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await context.setOffline(false)
    await expect(unsent(page)).toBeHidden()
    await context.close()

    const hidden = [
      ...Object.values(words),
      secret,
      code,
      code.replaceAll(' ', ''),
      code.replaceAll(' ', '-'),
    ]
    await backUp({ file: join(server.dataDir, 'stillwater.db'), folder: backups, keepDays: 1 })
    for (const folder of [server.dataDir, backups, profile]) {
      expect(wordsIn(folder, [readable]), folder).not.toEqual([])
      expect(wordsIn(folder, hidden), folder).toEqual([])
    }
    for (const word of hidden) expect(server.log()).not.toContain(word)
    rmSync(profile, { recursive: true, force: true })
    rmSync(backups, { recursive: true, force: true })
  },
)
