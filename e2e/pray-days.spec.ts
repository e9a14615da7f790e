import { addDays } from '@stillwater/contract/dates/dates'
import type { Page } from '@playwright/test'
import { swipe } from './support/calendar-steps.ts'
import { expect, skipHelp, test } from './support/fixtures.ts'
import {
  addPrayer,
  addThree,
  chooseInMenu,
  heading,
  marked,
  markedDays,
  place,
} from './support/pray-steps.ts'

/** Praying: on other devices and on other days, by keys and by fingers. */

// Where these tests run, it is the same day.
test.use({ timezoneId: 'UTC' })

const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const prayNow = (page: Page) => page.getByRole('link', { name: 'Pray now' })

test('what was prayed on another device a minute ago is not prayed again', async ({
  page,
  pastor,
  browser,
  baseURL,
}) => {
  await addThree(pastor)
  // This device knows the days as they are now, and that answer is still fresh.
  await page.goto('/pray')
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(prayNow(page)).toBeVisible()

  const apart = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    storageState: await page.context().storageState(),
    timezoneId: 'UTC',
  })
  const other = await apart.newPage()
  await skipHelp(other, pastor.id)
  await other.goto('/pray')
  await other.getByRole('button', { name: 'Begin' }).click()
  await next(other).click()
  await expect(heading(other, 'Peace at home')).toBeVisible()
  await next(other).click()
  await expect(heading(other, 'Wisdom')).toBeVisible()
  await expect.poll(() => marked(pastor)).toBe(2)
  await apart.close()

  await prayNow(page).click()
  await expect(heading(page, 'Wisdom')).toBeVisible()
  await expect(place(page)).toHaveText('3 of 3. Wisdom')
})

test('many days are known, and none of them is read again for one that was prayed @all', async ({
  page,
  pastor,
}) => {
  await addThree(pastor)
  await page.goto('/pray')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(heading(page, 'Healing')).toBeVisible()
  let reads = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/prayer-marks')) reads += 1
  })
  await next(page).click()
  await expect(heading(page, 'Peace at home')).toBeVisible()
  await expect.poll(() => marked(pastor)).toBe(1)
  await next(page).click()
  await expect(heading(page, 'Wisdom')).toBeVisible()
  await expect.poll(() => marked(pastor)).toBe(2)
  expect(reads).toBe(0)
  // It knows them all the same.
  await page.getByRole('button', { name: 'Close' }).click()
  await prayNow(page).click()
  await expect(heading(page, 'Wisdom')).toBeVisible()
})

/** As when another app comes to the front, or this one comes back. */
const setVisible = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** The server takes the days of yesterday and today. */
const today = new Date().toISOString().slice(0, 10)
const yesterday = addDays(today, -1)

async function beginYesterday(page: Page) {
  await page.clock.install({ time: `${yesterday}T20:00:00Z` })
  await page.goto('/pray')
  await page.getByRole('button', { name: 'Begin' }).click()
}

test('a phone that was put away in the middle of praying begins with the new day @all', async ({
  page,
  pastor,
}) => {
  await addThree(pastor)
  await addPrayer(pastor, 'Of this day', { rhythm: `month-day:${Number(today.slice(8))}` })
  await beginYesterday(page)
  await expect(heading(page, 'Healing')).toBeVisible()
  // A call that is under way when the clock jumps would run out of time.
  const sent = page.waitForResponse(/\/prayed$/)
  await next(page).click()
  await expect(heading(page, 'Peace at home')).toBeVisible()
  await (await sent).finished()
  expect(await marked(pastor)).toBe(1)
  // Midnight changes nobody’s list.
  await page.clock.fastForward('05:00:00')
  await expect(place(page)).toHaveText('2 of 3. Peace at home')
  await setVisible(page, 'hidden')
  await page.clock.fastForward('06:00:00')
  await setVisible(page, 'visible')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(place(page)).toHaveText('1 of 4. Of this day')
  await next(page).click()
  await expect
    .poll(async () => (await markedDays(pastor)).flatMap(({ days }) => days).sort())
    .toEqual([yesterday, today])
})

test('after the Amen, midnight brings the next day @all', async ({ page, pastor }) => {
  await addPrayer(pastor, 'Healing')
  await beginYesterday(page)
  const sent = page.waitForResponse(/\/prayed$/)
  await page.getByRole('button', { name: 'Amen' }).click()
  await expect(heading(page, 'Amen')).toBeVisible()
  await expect(place(page)).toHaveText('Amen')
  await (await sent).finished()
  await page.clock.fastForward('05:00:00')
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
})

test('keys turn the page, but not behind a menu and not on a link @all', async ({ page, pastor }) => {
  await page.goto('/pray')
  await expect(page.getByText('Nobody is on today’s list yet')).toBeVisible()
  await page.getByRole('link', { name: 'Add Prayer' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'New Prayer' })).toBeVisible()

  await addThree(pastor)
  await page.goto('/pray')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(heading(page, 'Healing')).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(place(page)).toHaveText('1 of 3. Healing')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(heading(page, 'Peace at home')).toBeVisible()
  await expect.poll(() => marked(pastor)).toBe(1)
})

test('a finger turns the page, from the dashboard’s button on, with a quiet timer @all', async ({
  page,
  pastor,
}) => {
  await addThree(pastor)
  await pastor.api.patch('/api/pray/settings', { timer: 60 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/dashboard')
  await prayNow(page).click()
  const area = page.locator('.pray-area')
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
  await expect(page.locator('.pray-timer')).toBeHidden()
  await swipe(area, 300, 100)
  await expect(heading(page, 'Healing')).toBeVisible()
  await expect(page.locator('.pray-timer')).toBeVisible()
  const seconds = () =>
    page.locator('.pray-timer').evaluate((timer) => getComputedStyle(timer, '::after').animationDuration)
  expect(await seconds()).toBe('60s')
  await swipe(area, 300, 100)
  await expect(heading(page, 'Peace at home')).toBeVisible()
  await swipe(area, 100, 300)
  await expect(heading(page, 'Healing')).toBeVisible()
  await expect.poll(() => marked(pastor)).toBe(1)
  await chooseInMenu(page, 'How many a day')
  const settings = page.getByRole('dialog', { name: 'How many a day' })
  await settings.getByRole('combobox', { name: 'Gentle timer' }).click()
  await page.getByRole('option', { name: 'Off' }).click()
  await settings.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.pray-timer')).toBeHidden()
})

test('a card says for whom it is, unless its title does @all', async ({ page, pastor, review }) => {
  const person = (name: string) => pastor.api.post<{ id: string }>('/api/people', { name })
  const [ann, ben] = [await person('Ann Lee'), await person('Ben Cole')]
  await addPrayer(pastor, 'Surgery', { dateAdded: '2025-01-01', personIds: [ann.id, ben.id] })
  await addPrayer(pastor, 'Ann Lee: a job', { dateAdded: '2025-01-02', personIds: [ann.id] })
  await page.goto('/pray')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(heading(page, 'Surgery')).toBeVisible()
  await expect(page.getByText('For Ann Lee and Ben Cole')).toBeVisible()
  await review('pray-card-people')
  await next(page).click()
  await expect(heading(page, 'Ann Lee: a job')).toBeVisible()
  await expect(page.getByText(/^For /)).toBeHidden()
})
