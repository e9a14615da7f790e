/** What the benchmarks of screens have in common: a server, a pastor on a phone in a real Chromium, and how figures are told. */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { type Pastor, readStore, registerPastor, skipHelp } from '../../e2e/support/fixtures.ts'
import { startServer } from '../../e2e/support/server.ts'
import { build } from '../../scripts/build/steps.ts'
import { canSandbox, chromiumArgs, findChromium } from '../../scripts/support/chromium.ts'

export interface Figure {
  readonly name: string
  readonly value: number
  /** At most. */
  readonly limit: number
  readonly unit: string
}

export interface Bench {
  readonly context: BrowserContext
  readonly page: Page
  readonly pastor: Pastor
}

/** Builds the app, measures with a new pastor's page, and prints the figures; one over its limit fails the command. */
export async function measureInBrowser(
  measure: (bench: Bench) => Promise<readonly Figure[]>,
  settings: Record<string, string> = {},
): Promise<void> {
  if (!(await build())) process.exit(1)
  const server = await startServer(settings)
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url })
    const pastor = await registerPastor(context.request, server.url)
    const page = await context.newPage()
    await skipHelp(page, pastor.id)
    report(await measure({ context, page, pastor }))
  } finally {
    await browser.close()
    await server.stop()
  }
}

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: chromiumArgs,
    chromiumSandbox: canSandbox,
  })

/** Until every record has been stored on the device, and the browser has had a moment to itself. */
export async function recordsStored({ page, pastor }: Bench): Promise<void> {
  while (!(await readStore(page, pastor.id, 'answers')).has('everything')) await page.waitForTimeout(500)
  await page.waitForTimeout(3000)
}

/** From now on the page has a quarter of this machine's speed, as an older phone has, or another part of it. */
export async function slowDown(page: Page, rate = 4): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Some at a time, so that the server is neither waited for nor flooded. */
export async function inBatches<Made>(count: number, make: (n: number) => Promise<Made>): Promise<Made[]> {
  const all: Made[] = []
  while (all.length < count)
    all.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, count - all.length) }, (_, index) => make(all.length + index)),
      )),
    )
  return all
}

/** The value that this share of them does not exceed. */
export const part = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * share), values.length - 1)] ??
  Number.NaN

export const median = (values: readonly number[]): number => part(values, 0.5)

export function report(figures: readonly Figure[]): void {
  for (const { name, value, limit, unit } of figures) {
    const figure = value.toFixed(unit === '' ? 3 : 1)
    console.log(
      `${name.padEnd(46)} ${figure.padStart(7)} of ${limit} ${unit}`.padEnd(72),
      value <= limit ? 'ok' : 'OVER BUDGET',
    )
    // Not a number is over it too.
    if (!(value <= limit)) process.exitCode = 1
  }
}
