/**
 * How soon the preaching plan shows its first screen with 1,500 sermons, 60 series and 2,500 deliveries: `npm run bench:plan`. In a real
 * Chromium at a quarter of this machine's speed.
 */
import type { Page } from '@playwright/test'
import { addDays } from '../packages/contract/src/dates/dates.ts'
import {
  type Bench,
  type Figure,
  inBatches,
  measureInBrowser,
  median,
  recordsStored,
  slowDown,
} from './support/in-browser.ts'

const [sermons, series, deliveries, taps, limit] = [1500, 60, 2500, 7, 300]
/** Half a year of them is ahead. */
const ahead = 26
const books = ['Romans', 'John', 'Psalm', 'Luke', 'Genesis', 'Acts']

/** From the tap until the days of the plan are drawn. */
async function measure(page: Page): Promise<number> {
  await page.evaluate(() => {
    const state = window as unknown as { shown?: number }
    delete state.shown
    const look = (start: number) => {
      if (document.querySelectorAll('[data-wide] time[datetime]').length > 5)
        state.shown = performance.now() - start
      else requestAnimationFrame(() => look(start))
    }
    document.addEventListener('click', (event) => look(event.timeStamp), { once: true, capture: true })
  })
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await page.waitForFunction(() => (window as unknown as { shown?: number }).shown !== undefined)
  // Somebody looks before the next tap.
  await page.waitForTimeout(500)
  return page.evaluate(() => (window as unknown as { shown: number }).shown)
}

async function seed({ pastor }: Bench): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const sunday = addDays(today, (7 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7)
  const dateOf = (n: number) => addDays(sunday, 7 * (ahead - n))
  const perSeries = Math.floor(sermons / series)
  const madeSeries = await inBatches(series, (n) =>
    pastor.api.post<{ id: string }>('/api/series', {
      title: `Series ${n}`,
      date: dateOf((n + 1) * perSeries - 1),
      weeks: perSeries,
      reference: `${books[n % books.length] ?? ''} ${1 + (n % 16)}`,
    }),
  )
  const made = await inBatches(sermons, (n) =>
    pastor.api.post<{ id: string }>('/api/sermons', {
      title: `Sermon ${n}`,
      scripture: 'In the beginning was the Word, and the Word was with God. '.repeat(10),
      reference: `${books[n % books.length] ?? ''} ${1 + (n % 16)}:${1 + (n % 5)}–${6 + (n % 9)}`,
      date: dateOf(n),
      status: n <= ahead ? 'not_started' : 'completed',
      seriesId: madeSeries[Math.floor(n / perSeries)]?.id ?? null,
    }),
  )
  await inBatches(deliveries, (n) =>
    pastor.api.post('/api/deliveries', {
      sermonId: made[ahead + 1 + (n % (sermons - ahead - 1))]?.id,
      date: dateOf(ahead + 1 + (n % (sermons - ahead - 1))),
      place: n % 3 === 0 ? 'Hill Chapel' : 'Grace Church',
      minutes: 25,
    }),
  )
}

async function measurePlan(bench: Bench): Promise<Figure[]> {
  const { page } = bench
  await seed(bench)
  await page.goto('/sermons')
  await page.getByRole('link', { name: 'Plan', exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  await recordsStored(bench)
  await slowDown(page)
  const first = await measure(page)
  const again: number[] = []
  for (let n = 0; n < taps; n += 1) {
    await page.getByRole('link', { name: 'Sermons', exact: true }).first().click()
    await page.getByRole('link', { name: 'Plan', exact: true }).waitFor()
    await page.waitForTimeout(1000)
    again.push(await measure(page))
  }
  return [
    { name: 'the plan, the first time', value: first, limit, unit: 'ms' },
    { name: `the plan, median of ${taps}`, value: median(again), limit, unit: 'ms' },
  ]
}

await measureInBrowser(measurePlan, { USER_MAX_WRITES_PER_MINUTE: '100000' })
