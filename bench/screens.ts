/**
 * From the tap on a screen's link to its first card on the screen, for the pastor with the most records, in a real Chromium against a
 * warm server: `npm run bench:screens`. Each try is a new browser that keeps nothing yet, so that every list is really read.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { connect } from '../apps/server/src/core/database/connect.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { skipHelp } from '../e2e/support/fixtures.ts'
import { startServer } from '../e2e/support/server.ts'
import { build } from '../scripts/build/steps.ts'
import { fill, richUser, usualPlan } from '../scripts/seed/fill.ts'
import { launchChromium, median } from './support/in-browser.ts'

const runs = 7
const bar = 300

/** Where to tap on the dashboard, and the heading of the screen that it leads to. */
const screens = [
  ['/sermons', 'Sermons'],
  ['/prayers', 'Prayer List'],
  ['/events', 'Events'],
  ['/goals', 'Goals'],
  ['/journal', 'Journal'],
] as const

interface Tapped {
  /** Milliseconds until the first card was painted. */
  first: Promise<number>
}

/** Waits in the page itself, so that no message between processes is counted. */
function watch([path, heading]: readonly [string, string]): void {
  const link = document.querySelector(`a[href="${path}"]`)
  const shown = Promise.withResolvers<number>()
  link?.addEventListener(
    'click',
    (event) => {
      const look = () => {
        const isThere = document.querySelector('#main h1')?.textContent === heading
        if (!isThere || document.querySelector('#main [data-record]') === null) {
          requestAnimationFrame(look)
          return
        }
        // The frame after the one in which it was put on the page.
        requestAnimationFrame(() => setTimeout(() => shown.resolve(performance.now() - event.timeStamp)))
      }
      requestAnimationFrame(look)
    },
    { capture: true, once: true },
  )
  ;(window as unknown as Tapped).first = shown.promise
}

type Screen = (typeof screens)[number]

interface Visitor {
  readonly browser: Browser
  readonly url: string
  readonly userId: string
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>
}

async function tap({ browser, url, userId, cookies }: Visitor, screen: Screen): Promise<number> {
  const [path] = screen
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await skipHelp(page, userId)
  await page.goto(url)
  await page.getByRole('heading', { level: 1, name: 'Pastor' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(watch, screen)
  await page.locator(`a[href="${path}"]`).first().click()
  const time = await page.evaluate(() => (window as unknown as Tapped).first)
  await context.close()
  return time
}

if (!(await build())) process.exit(1)
const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-bench-'))
try {
  const database = await connect({ dataDir, databaseUrl: undefined })
  await migrate(database)
  await fill(database, usualPlan)
  await database.close()
  const server = await startServer({ DATA_DIR: dataDir })
  const browser = await launchChromium()
  try {
    const context = await browser.newContext()
    const headers = { origin: server.url }
    const signedIn = await context.request.post(`${server.url}/api/login`, { headers, data: richUser })
    if (!signedIn.ok()) throw new Error(`Signing in answered ${signedIn.status()}`)
    const { id } = (await signedIn.json()) as { id: string }
    const visitor = { browser, url: server.url, userId: id, cookies: await context.cookies() }
    console.log(`From the tap to the first card, median of ${runs}, with ${JSON.stringify(usualPlan.rich)}`)
    for (const screen of screens) {
      await tap(visitor, screen)
      const times: number[] = []
      for (let number = 0; number < runs; number += 1) times.push(await tap(visitor, screen))
      const time = median(times)
      if (time > bar) process.exitCode = 1
      const spread = `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`
      console.log(
        `${screen[0].padEnd(10)} ${time.toFixed(0).padStart(5)} ms  (${spread})  at most ${bar}  ${time <= bar ? 'ok' : 'TOO SLOW'}`,
      )
    }
  } finally {
    await browser.close()
    await server.stop()
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
