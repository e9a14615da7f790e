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
/** At full speed: two frames at 60 a second, because one may just be being drawn. At a quarter of it: what still feels immediate. */
const [twoFrames, immediate] = [34, 100]
const categories = ['personal', 'family', 'congregation', 'ministry', 'other']

/** In milliseconds, and with which frame after the tap. */
interface Shown {
  readonly after: number
  readonly frame: number
}

/** From a click until another prayer's title is drawn. */
async function measure(page: Page, tap: () => Promise<void>): Promise<Shown> {
  await page.evaluate(() => {
    const state = window as unknown as { shown?: Shown }
    delete state.shown
    const title = () => document.querySelector('.pray-prayer h1')?.textContent ?? ''
    const look = (start: number, before: string, frame: number) => {
      if (title() !== '' && title() !== before) state.shown = { after: performance.now() - start, frame }
      else requestAnimationFrame(() => look(start, before, frame + 1))
    }
    document.addEventListener('click', (event) => look(event.timeStamp, title(), 0), {
      once: true,
      capture: true,
    })
  })
  await tap()
  await page.waitForFunction(() => (window as unknown as { shown?: Shown }).shown !== undefined)
  // Somebody prays before the next tap.
  await page.waitForTimeout(500)
  return page.evaluate(() => (window as unknown as { shown: Shown }).shown)
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

  const open = () => measure(page, () => page.getByRole('link', { name: 'Pray now' }).click())
  const close = async () => {
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('link', { name: 'Pray now' }).waitFor()
    await page.waitForTimeout(1000)
  }
  const turn = async () => {
    const turns: Shown[] = []
    for (let n = 0; n < 3; n += 1)
      turns.push(await measure(page, () => page.getByRole('button', { name: 'Next' }).click()))
    return turns
  }
  await slowDown(page)
  const first = await open()
  const slow = await turn()
  await slowDown(page, 1)
  const full = await turn()
  await slowDown(page)
  const again: Shown[] = []
  for (let n = 0; n < taps; n += 1) {
    await close()
    again.push(await open())
  }
  const next = [...slow, ...full].map(({ frame }) => frame)
  return [
    { name: 'the first prayer, the first time', value: first.after, limit, unit: 'ms' },
    { name: `the first prayer, median of ${taps}`, value: medianOf(again), limit, unit: 'ms' },
    {
      name: 'frames until the next prayer, the most of 6',
      value: Math.max(...next),
      limit: 1,
      unit: 'frames',
    },
    {
      name: 'the next prayer at full speed, median of 3',
      value: medianOf(full),
      limit: twoFrames,
      unit: 'ms',
    },
    { name: 'the next prayer, median of 3', value: medianOf(slow), limit: immediate, unit: 'ms' },
  ]
}

const medianOf = (all: readonly Shown[]) => median(all.map(({ after }) => after))

await measureInBrowser(measurePraying, { USER_MAX_WRITES_PER_MINUTE: '100000' })
