/**
 * How soon People and one person are shown after a tap, with 5,000 people and 20,000 entries in the care log: `npm run bench:people`. In a
 * real Chromium at a quarter of this machine's speed.
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

const [people, entries, taps, limit] = [5000, 20_000, 7, 300]
const kinds = ['visit', 'hospital', 'call', 'message', 'meal']

/** From the tap until what was looked for is drawn. */
async function measure(page: Page, shown: string, tap: () => Promise<void>): Promise<number> {
  await page.evaluate((selector) => {
    const state = window as unknown as { shown?: number }
    delete state.shown
    const look = (start: number) => {
      if (document.querySelector(selector) !== null) state.shown = performance.now() - start
      else requestAnimationFrame(() => look(start))
    }
    document.addEventListener('click', (event) => look(event.timeStamp), { once: true, capture: true })
  }, shown)
  await tap()
  await page.waitForFunction(() => (window as unknown as { shown?: number }).shown !== undefined)
  // Somebody looks before the next tap.
  await page.waitForTimeout(1000)
  return page.evaluate(() => (window as unknown as { shown: number }).shown)
}

async function seed({ pastor }: Bench): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const made = await inBatches(people, (n) =>
    pastor.api.post<{ id: string }>('/api/people', {
      name: `Person ${n}`,
      household: `Household ${Math.floor(n / 3)}`,
      phone: `555-${String(n).padStart(4, '0')}`,
      contactDays: n % 2 === 0 ? 90 : null,
      place: n % 100 === 0 ? 'hospital' : 'home',
    }),
  )
  await inBatches(entries, (n) =>
    pastor.api.post('/api/care-entries', {
      personIds: [made[n % people]?.id],
      date: addDays(today, -(n % 700)),
      kind: kinds[n % kinds.length],
      words: `What we spoke about, in some words. Number ${n}.`,
    }),
  )
}

async function measurePeople(bench: Bench): Promise<Figure[]> {
  const { page } = bench
  await seed(bench)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await recordsStored(bench)
  await slowDown(page)
  const openMenu = async () => {
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('link', { name: 'People', exact: true }).waitFor()
    await page.waitForTimeout(500)
  }
  const list: number[] = []
  const person: number[] = []
  for (let n = 0; n <= taps; n += 1) {
    await openMenu()
    list.push(
      await measure(page, '[aria-label="People"] a[href^="/people/"]', () =>
        page.getByRole('link', { name: 'People', exact: true }).click(),
      ),
    )
    person.push(
      await measure(page, '[aria-label="Care log"] li', () =>
        page.locator('[aria-label="People"] a[href^="/people/"]').nth(n).click(),
      ),
    )
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    await page.waitForTimeout(1000)
  }
  const figure = (name: string, [first = Number.NaN, ...again]: number[]): Figure[] => [
    { name: `${name}, the first time`, value: first, limit, unit: 'ms' },
    { name: `${name}, median of ${taps}`, value: median(again), limit, unit: 'ms' },
  ]
  return [...figure('People', list), ...figure('one person', person)]
}

await measureInBrowser(measurePeople, {
  USER_MAX_WRITES_PER_MINUTE: '100000',
  USER_MAX_RECORDS: '30000',
})
