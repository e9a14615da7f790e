/**
 * Counting while everything breaks: the network comes and goes, the page is loaded anew, browser and server are killed. The count at the
 * end is the number of taps, so that one that is lost, doubled or overtaken shows. `npm run test:soak` breaks it more often.
 */
import type { Goal } from '@stillwater/contract/goals'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import {
  crash,
  type Pastor,
  readStore,
  registerPastor,
  shellIsCached,
  skipHelp,
  signedOutTest as test,
} from './support/fixtures.ts'
import { type RunningServer, startServer } from './support/server.ts'

test.use({ serviceWorkers: 'allow' })

const isSoak = process.env['SOAK'] === '1'
const flaps = isSoak ? 500 : 30
/** Browser and server are each killed this often. */
const kills = isSoak ? 50 : 3
const names = Array.from({ length: 10 }, (_, index) => `Goal ${index}`)

/** What the device would send, or has nothing more to send of: each goal's count by its name. */
async function waiting(page: Page, userId: string): Promise<Record<string, number | undefined>> {
  const items = [...(await readStore(page, userId, 'outbox')).values()] as {
    title: string
    body: { completedItems?: number }
  }[]
  return Object.fromEntries(items.map(({ title, body }) => [title, body.completedItems]))
}

class Device {
  readonly #server: RunningServer
  readonly #profile: string
  readonly #pastor: Pastor
  #context: BrowserContext | undefined
  page: Page | undefined
  taps = 0

  constructor(server: RunningServer, profile: string, pastor: Pastor) {
    this.#server = server
    this.#profile = profile
    this.#pastor = pastor
  }

  async open(): Promise<void> {
    const { launchOptions, viewport } = test.info().project.use
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      ...launchOptions,
      viewport: viewport ?? null,
      baseURL: this.#server.url,
    })
    this.page = this.#context.pages()[0] ?? (await this.#context.newPage())
    await skipHelp(this.page, this.#pastor.id)
    // A browser that died may have forgotten its cookies.
    const { email, password } = this.#pastor
    await this.#context.request.post('/api/login', {
      headers: { origin: this.#server.url },
      data: { email, password },
    })
    await this.page.goto('/goals')
    await this.buttons().first().waitFor()
    await shellIsCached(this.page)
  }

  buttons() {
    if (this.page === undefined) throw new Error('The device is off.')
    return this.page.getByRole('button', { name: /^\+1 for/ })
  }

  async network(is: boolean): Promise<void> {
    await this.#context?.setOffline(!is)
  }

  async tapAll(): Promise<void> {
    for (const button of await this.buttons().all()) await button.dispatchEvent('click')
    this.taps += 1
  }

  /** Kept here or stored there: from now on nothing may take it away. */
  async everyTapIsSafe(stored: () => Promise<Goal[]>): Promise<void> {
    await expect(async () => {
      const goals = await stored()
      const { page } = this
      const here = page ? await waiting(page, this.#pastor.id) : {}
      expect(goals.map(({ title, completedItems }) => here[title] ?? completedItems)).toEqual(
        names.map(() => this.taps),
      )
    }).toPass()
  }

  async kill(): Promise<void> {
    if (this.#context !== undefined && this.page !== undefined) await crash(this.#context, this.page)
  }

  async close(): Promise<void> {
    await this.#context?.close()
  }
}

test(`${flaps * names.length} taps through ${flaps} losses of the network, ${kills} kills of the browser and ${kills} of the server @all`, async ({
  request,
}, testInfo) => {
  test.setTimeout(180_000 + flaps * 20_000)
  const server = await startServer()
  const pastor = await registerPastor(request, server.url)
  const device = new Device(server, testInfo.outputPath('profile'), pastor)
  const stored = async () => {
    const goals = await pastor.api.get<Goal[]>('/api/goals')
    return goals.toSorted((a, b) => a.title.localeCompare(b.title))
  }
  try {
    for (const title of names)
      await pastor.api.post('/api/goals', { title, category: 'personal', totalItems: flaps * 2 })
    await device.open()
    for (let flap = 0; flap < flaps; flap += 1) {
      const hasSignal = flap % 2 === 0
      await device.network(hasSignal)
      const isKill = flap % (flaps / kills) === flaps / kills - 1
      if (isKill) await server.kill()
      await device.tapAll()
      if (isKill) await server.restart()
      if (isKill || flap % 3 === 2) await device.everyTapIsSafe(stored)
      if (isKill) {
        await device.kill()
        await device.open()
      } else if (flap % 3 === 2) await device.page?.reload()
      await expect(device.buttons()).toHaveCount(names.length)
    }
    await device.network(true)
    await expect(async () => {
      expect((await stored()).map(({ completedItems }) => completedItems)).toEqual(names.map(() => flaps))
    }).toPass({ timeout: 90_000 })
  } finally {
    await device.close()
    await server.stop()
  }
})
