import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/support/root.ts'
import { anyAddress, type RunningServer } from '../support/server.ts'
import type { Browser, Engine } from './driver.ts'
import { Page } from './page.ts'

/** What an engine says about parts of the page that it does not know and passes over, as it should. */
const remarks = [
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  /Viewport argument key "interactive-widget" not recognized and ignored/,
  // Being signed out is an answer; the engine reports every 4xx, and we log every failed request.
  /Failed to load resource: the server responded with a status of 401/,
  /API \w+ request to \S+ failed .*Please sign in to continue\./,
  // Both call off what a page has asked for and waits for when it is left, in these words.
  /API GET request to \S+ failed .*(No connection to Stillwater|operation was aborted|Load failed)/,
  /Fetch API cannot load http:\/\/localhost:\d+\/\S+ due to access control checks/,
  /TypeError: error loading dynamically imported module: \S+\/assets\//,
  /InvalidStateError: Script execution context has stopped/,
  /Failed to load ‘http:\/\/localhost:\d+\/\S+’\. A ServiceWorker intercepted the request and encountered/,
]

/** What a start or a call without the server leaves in the console. */
export const withoutServer =
  /API \w+ request to .* failed|Failed to load resource|Could not connect|NetworkError|access control checks|Load failed/

/** One flow's own browser profile and account. */
export class Visit {
  readonly server: RunningServer
  readonly #engine: Engine
  readonly #profile: string
  readonly #expected = [...remarks]
  #browser: Browser

  static async start(engine: Engine, server: RunningServer): Promise<Visit> {
    const profile = await mkdtemp(join(tmpdir(), 'stillwater-browser-'))
    return new Visit(engine, server, profile, await engine.open(profile))
  }

  private constructor(engine: Engine, server: RunningServer, profile: string, browser: Browser) {
    this.server = server
    this.#engine = engine
    this.#profile = profile
    this.#browser = browser
    this.page = new Page(browser.tab, server.url)
  }

  page: Page

  async newPage(): Promise<Page> {
    return new Page(await this.#browser.newTab(), this.server.url)
  }

  /** Closes the browser and starts it again with what it has stored. */
  async restartBrowser(): Promise<void> {
    await this.#browser.close()
    this.#browser = await this.#engine.open(this.#profile)
    this.page = new Page(this.#browser.tab, this.server.url)
  }

  /** Says which errors a flow brings about on purpose; any other fails it. */
  expectConsole(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  /** Registers by a call of the page's own, without what a newcomer is shown; opens a screen then. */
  async signUp(path = '/'): Promise<void> {
    await this.page.open('/auth')
    const id = await this.page.evaluate(
      async (email, address) => {
        const body = {
          email,
          password: 'beside still waters',
          fullName: 'Ann Lee',
          churchName: 'Grace Chapel',
        }
        const answer = await fetch('/api/register', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
          body: JSON.stringify(body),
        })
        const { id } = (await answer.json()) as { id: string }
        const seen = { guideDismissed: true, tips: ['devotional', 'quick-actions', 'goals', 'journal'] }
        localStorage.setItem(`stillwater-help-${id}`, JSON.stringify(seen))
        return id
      },
      `${randomUUID()}@example.org`,
      anyAddress(),
    )
    assert.match(id, /^[\da-f-]{36}$/)
    await this.page.open(path)
  }

  async end(): Promise<void> {
    const errors = await this.#browser.consoleErrors()
    await this.clear()
    assert.deepEqual(
      errors.filter((text) => !this.#isExpected(text)),
      [],
      'The console shows errors',
    )
  }

  #isExpected = (text: string) => this.#expected.some((pattern) => pattern.test(text))

  /** Leaves a picture of what went wrong. */
  async fail(flow: string, error: unknown): Promise<void> {
    const folder = join(root, 'test-results/other-browsers')
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${this.#engine.name} ${flow}.png`)
    await writeFile(file, await this.page.tab.picture())
    const unexpected = (await this.#browser.consoleErrors()).filter((text) => !this.#isExpected(text))
    console.log([flow, error, `See ${file}`, ...unexpected].map(String).join('\n'))
    await this.clear()
    // It may have been stopped by the flow.
    await this.server.restart()
  }

  async clear(): Promise<void> {
    await this.#browser.kill()
    await rm(this.#profile, { recursive: true, force: true })
  }
}

/** What a person does, and what they must see. */
export type Flow = (visit: Visit) => Promise<void>
