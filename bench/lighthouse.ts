/**
 * Lighthouse's phone preset on the sign-in page and on the signed-in dashboard, each as the worst of five runs:
 * `npm run bench:lighthouse`. Fails below the bar.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startServer } from '../e2e/support/server.ts'
import { build } from '../scripts/build/steps.ts'
import { canSandbox, chromiumArgs, findChromium } from '../scripts/support/chromium.ts'

const runs = 5
const bars = { performance: 90, accessibility: 100, 'best-practices': 96, seo: 100 }
type Category = keyof typeof bars
const shiftLimit = 0.02

interface Run {
  readonly scores: Record<Category, number>
  readonly largestPaint: number
  readonly shift: number
}

async function measure(url: string, cookie: string | undefined): Promise<Run> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'stillwater-lighthouse-'))
  const chrome = await launch({
    chromePath: findChromium() ?? 'chromium',
    chromeFlags: ['--headless', ...chromiumArgs, ...(canSandbox ? [] : ['--no-sandbox'])],
    userDataDir,
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      onlyCategories: Object.keys(bars),
      ...(cookie !== undefined && { extraHeaders: { cookie } }),
    })
    if (result === undefined) throw new Error('Lighthouse gave no result')
    const { categories, audits } = result.lhr
    const score = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100)
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    }
  } finally {
    chrome.kill()
    rmSync(userDataDir, { recursive: true, force: true })
  }
}

async function report(name: string, url: string, cookie?: string): Promise<boolean> {
  const all: Run[] = []
  for (let run = 0; run < runs; run += 1) all.push(await measure(url, cookie))
  let ok = true
  const tell = (what: string, value: number, bar: string, passed: boolean) => {
    ok &&= passed
    console.log(
      `${name.padEnd(10)} ${what.padEnd(16)} ${String(value).padStart(6)}  ${bar.padEnd(12)} ${passed ? 'ok' : 'BELOW THE BAR'}`,
    )
  }
  for (const [category, bar] of Object.entries(bars)) {
    const value = Math.min(...all.map(({ scores }) => scores[category as Category]))
    tell(category, value, `at least ${bar}`, value >= bar)
  }
  tell('largest paint', Math.round(Math.max(...all.map(({ largestPaint }) => largestPaint))), 'ms', true)
  const shift = Number(Math.max(...all.map((run) => run.shift)).toFixed(3))
  tell('layout shift', shift, `at most ${shiftLimit}`, shift <= shiftLimit)
  return ok
}

if (!(await build())) process.exit(1)
const server = await startServer()
try {
  const signIn = await report('sign-in', `${server.url}/auth`)
  const answer = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ email: 'bench@example.org', password: 'still waters', fullName: 'Ann Lee' }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const dashboard = await report('dashboard', `${server.url}/`, cookie)
  if (!signIn || !dashboard) process.exitCode = 1
} finally {
  await server.stop()
}
