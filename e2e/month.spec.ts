/** The month that the calendar's heading unfolds above the week. */
import type { Page } from '@playwright/test'
import { addActivity, addEvent, cards, day, swipe } from './support/calendar-steps.ts'
import {
  breakDown,
  everythingIsCopied,
  expect,
  type Pastor,
  shellIsCached,
  test,
} from './support/fixtures.ts'
import { networkNoise } from './support/prayer-steps.ts'

/** Ten in the morning of a Wednesday in New York. */
const now = new Date('2025-03-05T15:00:00Z')
test.use({ timezoneId: 'America/New_York' })
test.beforeEach(({ page }) => page.clock.setFixedTime(now))

const heading = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const grid = (page: Page, name: string) => page.getByRole('grid', { name })
const cell = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name, exact: true })
async function expectDots(page: Page, name: string, kinds: readonly string[]) {
  await expect(cell(page, name)).toBeVisible()
  const dots = cell(page, name).locator('[data-dot]')
  await expect
    .poll(() => dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('data-dot'))))
    .toEqual(kinds)
}

const addSermon = (pastor: Pastor, sermon: object = {}) =>
  pastor.api.post('/api/sermons', {
    title: 'The good shepherd',
    scripture: 'x',
    reference: 'Psalm 23',
    date: '2025-03-16',
    ...sermon,
  })

async function openMonth(page: Page, path = '/events') {
  await page.goto(path)
  await page
    .getByRole('heading', { level: 2, name: /^[A-Z][a-z]+ \d{4}$/ })
    .getByRole('button')
    .click()
  await expect(page.getByRole('grid')).toBeVisible()
}

test('the heading unfolds the month in place and folds it again, and the browser remembers it @all', async ({
  page,
}) => {
  await page.goto('/events')
  await expect(heading(page, 'March 2025')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('grid')).toHaveCount(0)
  await heading(page, 'March 2025').click()
  await expect(heading(page, 'March 2025')).toHaveAttribute('aria-expanded', 'true')
  await expect(heading(page, 'March 2025')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'March 2025', exact: true })).toBeVisible()
  await expect(grid(page, 'March 2025').getByRole('button')).toHaveCount(31)
  await expect(grid(page, 'March 2025').getByRole('columnheader')).toHaveCount(7)
  await expect(grid(page, 'March 2025').locator('[data-dot]')).toHaveCount(0)
  await expect(grid(page, 'March 2025').locator('[aria-selected=true]')).toHaveText('5')
  await expect(cell(page, 'Wednesday, March 5, 2025')).toHaveAttribute('aria-current', 'date')
  // The week stays as it was, with its arrows.
  await expect(day(page, 'Wednesday, March 5, 2025')).toBeChecked()
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(grid(page, 'March 2025').locator('[aria-selected=true]')).toHaveText('12')
  await page.reload()
  await expect(grid(page, 'March 2025')).toBeVisible()
  await heading(page, 'March 2025').click()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await page.reload()
  await expect(heading(page, 'March 2025')).toHaveAttribute('aria-expanded', 'false')
})

test('dots show events, activities and sermons on their days; a tap shows the day, and its sermon opens', async ({
  page,
  pastor,
  review,
}) => {
  for (const date of ['2025-03-04', '2025-03-11', '2025-03-18', '2025-03-19', '2025-03-19']) {
    await addEvent(pastor, { date })
  }
  for (const date of ['2025-03-18', '2025-03-28']) await addActivity(pastor, { date })
  for (const time of ['9 AM', '10 AM', '11 AM', 'noon']) await addEvent(pastor, { startTime: time })
  await addActivity(pastor)
  await addEvent(pastor, { title: 'Sunday service', date: '2025-03-16', eventType: 'service' })
  for (const date of ['2025-03-02', '2025-03-09', '2025-03-16']) await addSermon(pastor, { date })
  // What was put away is not on days to come.
  await addSermon(pastor, { title: 'Put away', date: '2025-03-30', status: 'archived' })
  await openMonth(page)
  const wednesday = 'Wednesday, March 5, 2025, 4 events, 1 activity'
  await expectDots(page, wednesday, ['events', 'events', 'events', 'activities'])
  await expectDots(page, 'Tuesday, March 4, 2025, 1 event', ['events'])
  await expectDots(page, 'Friday, March 28, 2025, 1 activity', ['activities'])
  await expectDots(page, 'Sunday, March 9, 2025, 1 sermon', ['sermons'])
  await expectDots(page, 'Sunday, March 30, 2025', [])
  await review('events-month')

  await cell(page, 'Sunday, March 16, 2025, 1 event, 1 sermon').tap()
  await expect(day(page, 'Sunday, March 16, 2025, 2 planned')).toBeChecked()
  await expect(page).toHaveURL(/\/events\?date=2025-03-16$/)
  await expect(cards(page)).toHaveText(['The good shepherd', 'Sunday service'])
  await expect(page.getByText('Week of Mar 16, 2025')).toBeVisible()
  await review('events-month-sermon')
  await page.getByRole('link', { name: 'The good shepherd' }).click()
  await expect(page).toHaveURL(/\/sermons\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'The good shepherd' })).toBeVisible()
})

test('what is added to a day is marked in the month @all', async ({ page }) => {
  await openMonth(page)
  await cell(page, 'Friday, March 14, 2025').click()
  await page.getByRole('button', { name: 'Add an Event' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Event' })
  await dialog.getByLabel('Title').fill('Retreat')
  await dialog.getByLabel('Start time').fill('9 am')
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expect(cell(page, 'Friday, March 14, 2025, 1 event')).toBeVisible()
})

test('months go by with the arrows and by swiping, and Today leads back @all', async ({ page, pastor }) => {
  await addEvent(pastor, { title: 'In April', date: '2025-04-05' })
  await openMonth(page)
  await expect(page.getByRole('button', { name: 'Today' })).toBeHidden()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page.getByRole('heading', { name: 'April 2025', exact: true })).toBeVisible()
  await expect(grid(page, 'April 2025').getByRole('button')).toHaveCount(30)
  await expect(cell(page, 'Saturday, April 5, 2025, 1 event')).toBeVisible()
  await expect(day(page, 'Saturday, April 5, 2025, 1 planned')).toBeChecked()
  await expect(cards(page)).toHaveText(['In April'])
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(grid(page, 'March 2025').locator('[aria-selected=true]')).toHaveText('5')
  await expect(page).toHaveURL(/\/events$/)
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(grid(page, 'February 2025').locator('[aria-selected=true]')).toHaveText('5')

  await swipe(page.getByRole('grid'), 250, 100)
  await expect(grid(page, 'March 2025')).toBeVisible()
  await swipe(page.getByRole('grid'), 100, 250)
  await expect(grid(page, 'February 2025')).toBeVisible()
  await swipe(page.getByRole('grid'), 100, 120)
  await expect(grid(page, 'February 2025').locator('[aria-selected=true]')).toHaveText('5')

  await page.goto('/events?date=2100-12-31')
  await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled()
})

test('a month without the day that was shown has its last one selected @all', async ({ page }) => {
  await openMonth(page, '/events?date=2025-01-31')
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(grid(page, 'February 2025').locator('[aria-selected=true]')).toHaveText('28')
})

test('the keyboard moves through the month, one day at a time or by weeks and months @all', async ({
  page,
  pastor,
}) => {
  await addEvent(pastor, { title: 'A week on', date: '2025-03-12' })
  await openMonth(page)
  await expect(grid(page, 'March 2025').locator('[tabindex="0"]')).toHaveCount(1)
  await cell(page, 'Wednesday, March 5, 2025').focus()
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, 'Wednesday, March 12, 2025, 1 event')).toBeFocused()
  await expect(cards(page)).toHaveText(['A week on'])
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, 'Thursday, March 13, 2025')).toBeFocused()
  await expect(day(page, 'Thursday, March 13, 2025')).toBeChecked()
  await page.keyboard.press('Home')
  await expect(cell(page, 'Sunday, March 9, 2025')).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(cell(page, 'Sunday, February 9, 2025')).toBeFocused()
  await expect(grid(page, 'February 2025')).toBeVisible()
})

test('the month is there before what is on it, and stays when that cannot be read @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/API GET request to \/api\/events.* failed|Failed to load resource/)
  await addEvent(pastor)
  await addActivity(pastor, { date: '2025-03-06' })
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/activities?from=*', async (route) => {
    await mayAnswer
    await route.continue()
  })
  const restore = await breakDown(page, '**/api/events?*')
  await openMonth(page)
  await expect(cell(page, 'Thursday, March 6, 2025')).toBeVisible()
  answer()
  await expect(cell(page, 'Thursday, March 6, 2025, 1 activity')).toBeVisible()
  await expect(page.getByText('We could not load your events')).toBeVisible()
  await cell(page, 'Friday, March 7, 2025').click()
  await expect(day(page, 'Friday, March 7, 2025')).toBeChecked()
  await expect(page.getByText('We could not load your events')).toBeVisible()
  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cell(page, 'Wednesday, March 5, 2025, 1 event')).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the month shows what was downloaded @all', async ({ page, context, pastor, expectConsole }) => {
    expectConsole(networkNoise)
    await addEvent(pastor, { title: 'Easter vigil', date: '2025-04-19' })
    await addActivity(pastor, { date: '2025-04-11' })
    await addSermon(pastor, { title: 'He is risen', date: '2025-04-20' })
    await openMonth(page)
    await shellIsCached(page)
    await everythingIsCopied(page, pastor.id)
    await context.setOffline(true)
    await page.reload()
    await expect(grid(page, 'March 2025')).toBeVisible()
    await page.getByRole('button', { name: 'Next month' }).click()
    await expectDots(page, 'Saturday, April 19, 2025, 1 event', ['events'])
    await expectDots(page, 'Friday, April 11, 2025, 1 activity', ['activities'])
    await cell(page, 'Sunday, April 20, 2025, 1 sermon').click()
    await expect(cards(page)).toHaveText(['He is risen'])
    await context.setOffline(false)
  })
})

test('the month fits 320 px with the text at 200 %, and its days and dots stand apart @all', async ({
  page,
  pastor,
  review,
}) => {
  for (const date of ['2025-09-16', '2025-09-17', '2025-09-18']) {
    await addEvent(pastor, { date })
    await addActivity(pastor, { date })
    await addSermon(pastor, { date })
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await openMonth(page, '/events?date=2025-09-17')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect(grid(page, 'September 2025').locator('[data-dot]')).toHaveCount(9)
  const overflow = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const days = await grid(page, 'September 2025')
    .getByRole('row')
    .nth(3)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const range = document.createRange()
        range.selectNode(button.firstChild as Node)
        const boxes = [...button.querySelectorAll('[data-dot]')].map((dot) => dot.getBoundingClientRect())
        const { left, right, top, bottom } = range.getBoundingClientRect()
        // A digit is about seven tenths as high as its font is large.
        const foot = (top + bottom) / 2 + 0.36 * Number.parseFloat(getComputedStyle(button).fontSize)
        return {
          left: Math.min(left, ...boxes.map((box) => box.left)),
          right: Math.max(right, ...boxes.map((box) => box.right)),
          apart: boxes.every((box) => box.top > foot && box.bottom < button.getBoundingClientRect().bottom),
        }
      }),
    )
  expect(days).toHaveLength(7)
  expect(days.every(({ apart }) => apart)).toBe(true)
  const gaps = days.slice(1).map(({ left }, index) => left - (days[index]?.right ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(6)
  await cell(page, 'Tuesday, September 30, 2025').scrollIntoViewIfNeeded()
  await review('events-month-largest-text')
})
