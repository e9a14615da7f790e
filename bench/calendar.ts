/**
 * How the calendar answers a tap with 300 repeating events and 5,000 others: `npm run bench:calendar`. In a real Chromium at a quarter
 * of this machine's speed.
 */
import type { Page } from '@playwright/test'
import { addDays } from '../packages/contract/src/dates/dates.ts'
import { measureInBrowser, median, slowDown } from './support/in-browser.ts'

const [series, events, taps, limit] = [300, 5000, 7, 300]
const today = new Date().toISOString().slice(0, 10)
const figures = (date: string) => date.replaceAll('-', '')
const rules = [
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=MONTHLY;BYDAY=1TU',
  'FREQ=DAILY;INTERVAL=9',
  'FREQ=YEARLY',
]

/** A few years of a busy calendar, mostly past, as a file that is imported. */
function calendarFile(from: number, to: number): string {
  const parts = Array.from({ length: to - from }, (_, index) => {
    const n = from + index
    const rule = n < series ? rules[n % rules.length] : undefined
    // First Tuesdays begin on one.
    const date = rule?.includes('1TU')
      ? '2024-01-02'
      : addDays(today, 90 - Math.floor((n * 1500) / (series + events)))
    return [
      'BEGIN:VEVENT',
      `UID:${n}@bench`,
      `DTSTART:${figures(date)}T${String(8 + (n % 11)).padStart(2, '0')}0000`,
      'DURATION:PT1H',
      `SUMMARY:Event ${n}`,
      ...(rule === undefined ? [] : [`RRULE:${rule}`]),
      'END:VEVENT',
    ].join('\r\n')
  })
  return ['BEGIN:VCALENDAR', ...parts, 'END:VCALENDAR'].join('\r\n')
}

/** From a click until what it asks for is drawn: the heading of the day that is then shown, with its entries. */
async function measure(page: Page, tap: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const state = window as unknown as { shown?: number }
    delete state.shown
    const look = (start: number, before: string) => {
      const heading = document.querySelector('#day-heading')?.textContent ?? ''
      const isThere = document.querySelector('#day-heading ~ * h3, #day-heading ~ ul h3') !== null
      if (heading !== '' && heading !== before && isThere) state.shown = performance.now() - start
      else requestAnimationFrame(() => look(start, before))
    }
    document.addEventListener(
      'click',
      () => look(performance.now(), document.querySelector('#day-heading')?.textContent ?? ''),
      { once: true, capture: true },
    )
  })
  await tap()
  await page.waitForFunction(() => (window as unknown as { shown?: number }).shown !== undefined)
  // Somebody looks before the next tap.
  await page.waitForTimeout(500)
  return page.evaluate(() => (window as unknown as { shown: number }).shown)
}

/** From the tap on the month's name until its days are drawn. */
async function measureUnfolding(page: Page): Promise<number> {
  await page.evaluate(() => {
    const state = window as unknown as { shown?: number }
    delete state.shown
    const look = (start: number) => {
      if (document.querySelectorAll('[role=grid] [data-dot]').length > 10)
        state.shown = performance.now() - start
      else requestAnimationFrame(() => look(start))
    }
    document.addEventListener('click', () => look(performance.now()), { once: true, capture: true })
  })
  await page.locator('button[aria-expanded=false]').filter({ hasText: /\d{4}/ }).click()
  await page.waitForFunction(() => (window as unknown as { shown?: number }).shown !== undefined)
  return page.evaluate(() => (window as unknown as { shown: number }).shown)
}

await measureInBrowser(async ({ page, pastor }) => {
  const half = (series + events) / 2
  for (const [from, to] of [
    [0, half],
    [half, series + events],
  ] as const)
    await pastor.api.post('/api/calendar-import', { file: calendarFile(from, to) })
  await page.goto('/events')
  await page.locator('#day-heading').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3000)
  await slowDown(page)

  const repeat = async (tap: (index: number) => Promise<void>): Promise<number[]> => {
    const times: number[] = []
    for (let index = 0; index < taps; index += 1) times.push(await measure(page, () => tap(index)))
    return times
  }
  const name = (unit: string) => page.getByRole('button', { name: `Previous ${unit}` })
  const day = await repeat(async () => {
    const days = page.getByRole('radio')
    const chosen = await days.evaluateAll((all) =>
      all.findIndex((each) => (each as HTMLInputElement).checked),
    )
    await days.nth((chosen + 1) % 7).click({ force: true })
  })
  const week = await repeat(() => name('week').click())
  const unfolded = await measureUnfolding(page)
  const month = await repeat(() => name('month').click())
  return [
    { name: `another day, median of ${taps}`, value: median(day), limit, unit: 'ms' },
    { name: `the week before, median of ${taps}`, value: median(week), limit, unit: 'ms' },
    { name: 'the month unfolds', value: unfolded, limit, unit: 'ms' },
    { name: `the month before, median of ${taps}`, value: median(month), limit, unit: 'ms' },
  ]
})
