/**
 * What a cold visit to each screen downloads before it can be used: `npm run bench:weight`. Counted in a real Chromium, in kB of
 * the gzipped files that the build made. Fails over budget.
 */
import { globSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { registerPastor } from '../e2e/support/fixtures.ts'
import { startServer } from '../e2e/support/server.ts'
import { build } from '../scripts/build/steps.ts'
import { root } from '../scripts/support/root.ts'
import { type Figure, launchChromium, report } from './support/in-browser.ts'

const dist = join(root, 'apps/web/dist')
const kB = (bytes: number) => bytes / 1000
const gzipped = (pattern: string) =>
  globSync(join(dist, pattern)).reduce((sum, file) => sum + statSync(file).size, 0)

const budget = {
  signIn: 110,
  dashboard: 130,
  further: 60,
  /** With the editor. */
  workspace: 120,
  allScripts: 750,
  styles: 18,
  fonts: 120,
  shift: 0.02,
}

/** The names of the scripts that one visit loads, and its layout shift. */
async function visit(
  page: Page,
  url: string,
  ready: string,
): Promise<{ scripts: Set<string>; shift: number }> {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.url().includes('/assets/')) {
      scripts.add(basename(new URL(response.url()).pathname))
    }
  })
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url)
  await page.getByRole('heading', { level: 1, name: ready }).waitFor()
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
  return { scripts, shift }
}

const sizeOf = (scripts: Set<string>) =>
  [...scripts].reduce((sum, name) => sum + statSync(join(dist, 'assets', `${name}.gz`)).size, 0)

async function addSermon(request: APIRequestContext, origin: string): Promise<{ id: string }> {
  const data = { title: 'The good shepherd', scripture: 'x', reference: 'Psalm 23', date: '2026-11-22' }
  const answer = await request.post(`${origin}/api/sermons`, { headers: { origin }, data })
  return (await answer.json()) as { id: string }
}

async function measure(): Promise<Figure[]> {
  const server = await startServer()
  const browser = await launchChromium()
  try {
    const viewport = { width: 390, height: 844 }
    const stranger = await visit(await browser.newPage({ viewport }), `${server.url}/auth`, 'Welcome back')

    const signedIn = await browser.newContext({ viewport })
    await registerPastor(signedIn.request, server.url)
    const cookies = await signedIn.cookies()
    const visitAs = async (path: string, ready: string) => {
      // A context of its own: a cold cache each time.
      const context = await browser.newContext({ viewport })
      await context.addCookies(cookies)
      const seen = await visit(await context.newPage(), server.url + path, ready)
      await context.close()
      return seen
    }
    const dashboard = await visitAs('/', 'Pastor')
    const rows: Figure[] = [
      { name: 'sign-in', value: kB(sizeOf(stranger.scripts)), limit: budget.signIn, unit: 'kB' },
      { name: 'dashboard', value: kB(sizeOf(dashboard.scripts)), limit: budget.dashboard, unit: 'kB' },
    ]
    for (const [path, title] of screens) {
      const { scripts } = await visitAs(path, title)
      const further = new Set([...scripts].filter((name) => !dashboard.scripts.has(name)))
      rows.push({
        name: `${path} beyond the dashboard`,
        value: kB(sizeOf(further)),
        limit: budget.further,
        unit: 'kB',
      })
    }
    const { id } = await addSermon(signedIn.request, server.url)
    const { scripts } = await visitAs(`/sermons/${id}`, 'The good shepherd')
    const further = new Set([...scripts].filter((name) => !dashboard.scripts.has(name)))
    const pulpit = await visitAs(`/sermons/${id}/preach`, 'Ready to preach?')
    rows.push(
      {
        name: 'the pulpit beyond the dashboard',
        value: kB(sizeOf(new Set([...pulpit.scripts].filter((name) => !dashboard.scripts.has(name))))),
        limit: budget.further,
        unit: 'kB',
      },
      {
        name: 'a sermon beyond the dashboard',
        value: kB(sizeOf(further)),
        limit: budget.workspace,
        unit: 'kB',
      },
      { name: 'all scripts', value: kB(gzipped('{assets/,}*.js.gz')), limit: budget.allScripts, unit: 'kB' },
      { name: 'styles', value: kB(gzipped('assets/*.css.gz')), limit: budget.styles, unit: 'kB' },
      { name: 'fonts', value: kB(gzipped('assets/*.woff2')), limit: budget.fonts, unit: 'kB' },
      { name: 'layout shift, sign-in', value: stranger.shift, limit: budget.shift, unit: '' },
      { name: 'layout shift, dashboard', value: dashboard.shift, limit: budget.shift, unit: '' },
    )
    return rows
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Every further screen, and the heading that says it is ready. */
const screens: [string, string][] = [
  ['/bible-study', 'Bible Study'],
  ['/devotionals', 'My Devotionals'],
  ['/events', 'Events'],
  ['/goals', 'Goals'],
  ['/illustrations', 'Illustrations'],
  ['/journal', 'Journal'],
  ['/plan', 'Preaching plan'],
  ['/plan/coverage', 'Bible coverage'],
  ['/plan/week', 'The week before'],
  ['/pray', 'Pray'],
  ['/prayers', 'Prayer List'],
  ['/sermons', 'Sermons'],
]

if (!(await build())) process.exit(1)
report(await measure())
