/** A copied profile folder holds no readable word: its files are searched for what was written with the lock on. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { canSandbox, chromiumArgs, findChromium } from '../scripts/support/chromium.ts'
import { canary, wordsIn } from './support/canary.ts'
import { expect, shellIsCached, skipHelp, signedOutTest as test } from './support/fixtures.ts'
import { enterPin, isUnlocked, lockHeading, pin, turnOnLock } from './support/lock-steps.ts'
import { unsent, writePrayer } from './support/prayer-steps.ts'
import { dialog, recordKinds } from './support/record-kinds.ts'

test.use({ serviceWorkers: 'allow' })

/** A pastor with a profile folder of their own, on the whole browser: the one without windows stores less. */
class Device {
  readonly profile = mkdtempSync(join(tmpdir(), 'stillwater-profile-'))
  readonly words = {
    name: canary('Ann'),
    email: canary('ann'),
    prayer: canary('Record'),
    journal: canary('Journal'),
    unsent: canary('Unsent'),
    draft: canary('Draft'),
  }
  #context: BrowserContext | undefined

  async open(baseURL: string): Promise<Page> {
    this.#context = await chromium.launchPersistentContext(this.profile, {
      executablePath: findChromium() ?? 'chromium',
      args: chromiumArgs,
      chromiumSandbox: canSandbox,
      viewport: { width: 390, height: 844 },
      baseURL,
    })
    return this.#context.pages()[0] ?? this.#context.newPage()
  }

  async register(page: Page, origin: string): Promise<void> {
    const send = async (path: string, data: object) => {
      const answer = await page.request.post(path, { headers: { origin }, data })
      expect(answer.ok(), await answer.text()).toBe(true)
      return (await answer.json()) as { id: string }
    }
    const { name, email, prayer, journal } = this.words
    const { id } = await send('/api/register', {
      email: `${email}@example.org`,
      password: `beside ${randomUUID()}`,
      fullName: name,
    })
    await skipHelp(page, id)
    await send('/api/prayers', recordKinds.prayers.body(prayer))
    await send('/api/journals', { title: 'A quiet day', content: journal })
  }

  /** Reads everything, writes without a connection, and leaves half a thought in a form. */
  async use(page: Page): Promise<void> {
    await page.goto('/journal')
    const journal = page.getByText(this.words.journal)
    await expect(lockHeading(page).or(journal)).toBeVisible()
    if (await lockHeading(page).isVisible()) await enterPin(page, pin)
    await expect(journal).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Prayer' }).click()
    await expect(page.getByRole('heading', { name: this.words.prayer })).toBeVisible()
    await shellIsCached(page)
    await page.context().setOffline(true)
    await writePrayer(page, this.words.unsent)
    await expect(unsent(page)).toBeVisible()
    await page.getByRole('button', { name: 'Add Prayer' }).first().click()
    await dialog(page).getByLabel('Title').fill('Half a thought')
    await dialog(page).getByLabel('Description').fill(this.words.draft)
    // Reloading is what stores the last letters.
    await page.reload()
  }

  async close(): Promise<void> {
    await this.#context?.close()
  }

  /** What somebody finds who copies the folder. */
  found(): string[] {
    return wordsIn(this.profile, Object.values(this.words))
  }

  async dispose(): Promise<void> {
    await this.close()
    rmSync(this.profile, { recursive: true, force: true })
  }
}

/** The next start of the browser, from which on words from before the lock are gone too. */
async function startAgain(device: Device, url: string): Promise<void> {
  const page = await device.open(url)
  await page.goto('/')
  await expect(lockHeading(page)).toBeVisible()
  await enterPin(page, pin)
  await isUnlocked(page)
  await device.close()
}

test('without the lock a copied profile folder can be read, so that the search is known to work', async ({
  server,
}) => {
  const device = new Device()
  const page = await device.open(server.url)
  await device.register(page, server.url)
  await device.use(page)
  await expect(page.getByRole('heading', { name: 'Prayer List' })).toBeVisible()
  await device.close()
  const words = device.found().map((line) => line.split(' ')[0])
  expect(new Set(words)).toEqual(new Set(['Ann', 'ann', 'Record', 'Journal', 'Unsent', 'Draft']))
  await device.dispose()
})

test('with the lock a copied profile folder holds no readable word @all', async ({ server }) => {
  const device = new Device()
  const page = await device.open(server.url)
  await device.register(page, server.url)
  await turnOnLock(page)
  await device.use(page)
  await expect(lockHeading(page)).toBeVisible()
  await device.close()
  // Only who was signed in before the lock was turned on, and only until the next start.
  const early = device.found().filter((line) => !/^ann in /i.test(line))
  expect(early).toEqual([])
  await startAgain(device, server.url)
  expect(device.found()).toEqual([])
  await device.dispose()
})

test('words from before the lock are gone from the profile folder after the next start @all', async ({
  server,
}) => {
  const device = new Device()
  const page = await device.open(server.url)
  await device.register(page, server.url)
  await device.use(page)
  await page.context().setOffline(false)
  await turnOnLock(page)
  await device.close()
  await startAgain(device, server.url)
  expect(device.found()).toEqual([])
  await device.dispose()
})
