/**
 * How soon “Pray now” shows a prayer and the next one, with 2,000 prayers that were all prayed before and 10,000 updates: `npm run bench:pray`. In a real Chromium at
 * a quarter of this machine's speed.
 */
import type { Page } from '@playwright/test'
import { addDays } from '@stillwater/contract/dates/dates'
import {
  type Bench,
  type Figure,
  inBatches,
  measureInBrowser,
  median,
  recordsStored,
  slowDown,
} from './support/in-browser.ts'

const [prayers, updates, taps, limit] = [2000, 10_000, 7, 200]
/** Between two frames of the slowed-down browser: 60 a second, and one that is just being drawn. */
const frames = 34
const categories = ['personal', 'family', 'congregation', 'ministry', 'other']

/** From a click until another prayer's title is drawn. */
async function measure(page: Page, tap: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const state = window as unknown as { shown?: number }
    delete state.shown
    const title = () => document.querySelector('.pray-prayer h1')?.textContent ?? ''
    const look = (start: number, before: string) => {
      if (title() !== '' && title() !== before) state.shown = performance.now() - start
      else requestAnimationFrame(() => look(start, before))
    }
    document.addEventListener('click', (event) => look(event.timeStamp, title()), {
      once: true,
      capture: true,
    })
  })
  await tap()
  await page.waitForFunction(() => (window as unknown as { shown?: number }).shown !== undefined)
  // Somebody prays before the next tap.
  await page.waitForTimeout(500)
  return page.evaluate(() => (window as unknown as { shown: number }).shown)
}

async function measurePraying(bench: Bench): Promise<Figure[]> {
  const { page, pastor } = bench
  const made = await inBatches(prayers, (n) =>
    pastor.api.post<{ id: string }>('/api/prayers', {
      title: `Prayer ${n}`,
      description: `What somebody asked for, in some words of their own. Number ${n}.`,
      category: categories[n % categories.length],
      dateAdded: '2024-06-01',
    }),
  )
  const ids = made.map(({ id }) => id)
  await inBatches(updates, (n) =>
    pastor.api.post('/api/prayer-updates', {
      prayerId: ids[n % prayers],
      date: '2024-12-01',
      text: `Some news, number ${n}.`,
    }),
  )
  // Everybody has been prayed for on two days, as many as a device knows of.
  const today = new Date().toLocaleDateString('sv')
  await inBatches(prayers * 2, (n) =>
    pastor.api.post(`/api/prayers/${ids[n % prayers] ?? ''}/prayed`, {
      date: addDays(today, n < prayers ? -1 : -2),
    }),
  )
  // Begun on another device today, so that the tap leads to a prayer and not to the verse.
  await pastor.api.post(`/api/prayers/${ids.toSorted()[0] ?? ''}/prayed`, { date: today })
  await page.goto('/prayers')
  await page.getByRole('link', { name: 'Pray now' }).waitFor()
  await page.waitForLoadState('networkidle')
  await recordsStored(bench)
  await slowDown(page)

  const open = () => page.getByRole('link', { name: 'Pray now' }).click()
  const first = await measure(page, open)
  const next: number[] = []
  for (let n = 0; n < 5; n += 1)
    next.push(await measure(page, () => page.getByRole('button', { name: 'Next' }).click()))
  const again: number[] = []
  for (let n = 0; n < taps; n += 1) {
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Pray now' }).waitFor()
    await page.waitForTimeout(1000)
    again.push(await measure(page, open))
  }
  return [
    { name: 'the first prayer, the first time', value: first, limit, unit: 'ms' },
    { name: `the first prayer, median of ${taps}`, value: median(again), limit, unit: 'ms' },
    { name: 'the next prayer, median of 5', value: median(next), limit: frames, unit: 'ms' },
  ]
}

await measureInBrowser(measurePraying, { USER_MAX_WRITES_PER_MINUTE: '100000' })
