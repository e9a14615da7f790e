/** The browser's own storage fails while the page is open: it is cleared, or has no room. No word may be lost, and none is lost in silence. */
import type { BrowserContext, CDPSession, Dialog, Page } from '@playwright/test'
import { expect, type Pastor, readStore, shellIsCached, test } from './support/fixtures.ts'
import { networkNoise, openPrayers, titlesOf } from './support/prayer-steps.ts'
import { dialog, recordKinds } from './support/record-kinds.ts'
import { blocks, open, saved, text } from './support/workspace-steps.ts'

test.use({ serviceWorkers: 'allow', permissions: ['clipboard-read', 'clipboard-write'] })

const notice = (page: Page) => page.getByText('This device can’t save right now. It may be full.')
const state = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()

const roomy = 16_000_000

/** How much the browser lets the site store. */
class Room {
  readonly #page: Page
  readonly #origin: string
  #session: CDPSession | undefined

  constructor(page: Page, origin: string) {
    this.#page = page
    this.#origin = origin
  }

  async set(quotaSize: number): Promise<void> {
    this.#session ??= await this.#page.context().newCDPSession(this.#page)
    await this.#session.send('Storage.overrideQuotaForOrigin', { origin: this.#origin, quotaSize })
  }

  /** The browser looks how much is left only when more is asked for than it knew of. */
  async fillUp(): Promise<void> {
    await this.set(1)
    await this.#page.evaluate(async (size) => {
      const opening = indexedDB.open('too much')
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('rows'))
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const write = opening.result.transaction('rows', 'readwrite')
      write.objectStore('rows').put(new Uint8Array(size), 1)
      await new Promise((resolve) => write.addEventListener('abort', resolve))
      opening.result.close()
    }, roomy)
  }
}

const ways = {
  'deletes the database': (page: Page, { id }: Pastor) =>
    page.evaluate((name) => void indexedDB.deleteDatabase(name), `stillwater ${id}`),
  'clears what the site has stored': async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    const origin = new URL(page.url()).origin
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  },
}

async function begin(page: Page, context: BrowserContext, pastor: Pastor): Promise<string> {
  const id = await open(page, pastor)
  await page.keyboard.type('Before it. ')
  await saved(page)
  await shellIsCached(page)
  await context.setOffline(true)
  return id
}

/** Whether the server finds a word of the sermon. */
const hasWord = async (pastor: Pastor, word: string) =>
  JSON.stringify(await pastor.api.get(`/api/search?query=${word}`)).includes('The good shepherd')

for (const [what, clear] of Object.entries(ways)) {
  test(`a browser that ${what} while a sermon is written offline loses no word of it`, async ({
    page,
    context,
    pastor,
    expectConsole,
  }) => {
    expectConsole(networkNoise)
    const id = await begin(page, context, pastor)
    await page.keyboard.type('Meanwhile. ')
    await state(page, 'Saved on this device')
    await clear(page, pastor)
    // What was stored before is there again, and what the server has as well: the sermon is on the list without it.
    await expect.poll(async () => (await readStore(page, pastor.id, 'outbox')).size).toBe(1)
    await expect.poll(async () => (await readStore(page, pastor.id, 'records')).size).toBeGreaterThan(0)
    await page.keyboard.type('Afterwards.')
    await state(page, 'Saved on this device')
    await expect(notice(page)).toBeHidden()
    await expect.poll(async () => (await readStore(page, pastor.id, 'bodies')).has(id)).toBe(true)
    await page.reload()
    await expect(blocks(page)).toHaveText(['Before it. Meanwhile. Afterwards.'])
    await context.setOffline(false)
    await saved(page)
  })
}

test('without room, a sermon is saved online; offline the page says what to do, and leaving asks', async ({
  page,
  context,
  pastor,
  server,
  expectConsole,
  review,
}) => {
  expectConsole(networkNoise)
  const room = new Room(page, server.url)
  await room.set(roomy)
  await open(page, pastor)
  await page.keyboard.type('Before it. ')
  await saved(page)
  await shellIsCached(page)
  await room.fillUp()
  await page.keyboard.type('Shadows flee. ')
  await expect(notice(page)).toBeVisible()
  await expect.poll(() => hasWord(pastor, 'shadows')).toBe(true)
  await saved(page)
  await expect(page.getByText(/is saved online instead/)).toBeVisible()
  await review('workspace-storage-full-online')

  await context.setOffline(true)
  await page.keyboard.type('Goodness follows.')
  await state(page, 'Not saved')
  await review('workspace-storage-full')
  await page.getByRole('button', { name: 'Copy everything' }).click()
  const copied = page.evaluate(() => navigator.clipboard.readText())
  expect(await copied).toBe('Before it. Shadows flee. Goodness follows.')
  const asked = page.waitForEvent('dialog')
  page.once('dialog', (question: Dialog) => void question.dismiss())
  await page.evaluate(() => location.reload())
  expect((await asked).type()).toBe('beforeunload')
  await expect(text(page)).toContainText('Goodness follows.')

  await room.set(roomy)
  await expect(notice(page)).toBeHidden()
  await state(page, 'Saved on this device')
  await page.reload()
  await expect(text(page)).toContainText('Goodness follows.')
  await context.setOffline(false)
  await saved(page)
  expect(await hasWord(pastor, 'goodness')).toBe(true)
})

test('without room, a prayer is sent at once; offline the form keeps it and says so', async ({
  page,
  context,
  pastor,
  server,
  expectConsole,
}) => {
  expectConsole(networkNoise)
  const room = new Room(page, server.url)
  await room.set(roomy)
  await openPrayers(page)
  await shellIsCached(page)
  await room.fillUp()
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await recordKinds.prayers.fill(page, 'Sent at once')
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => titlesOf(pastor)).toEqual(['Sent at once'])

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await recordKinds.prayers.fill(page, 'Written offline')
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(page.getByText(/^This device can’t save right now, and Stillwater/)).toBeVisible()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Written offline')
  // Local storage has room of its own.
  await page.reload()
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Written offline')
  await context.setOffline(false)
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => titlesOf(pastor)).toEqual(['Sent at once', 'Written offline'])
})
