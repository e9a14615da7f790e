import type { Page } from '@playwright/test'
import { cards } from './support/calendar-steps.ts'
import { expect, test } from './support/fixtures.ts'
import { takePicture } from './support/picture.ts'

/** Ten in the morning of a Wednesday in New York. */
const now = new Date('2025-03-05T15:00:00Z')
test.use({ timezoneId: 'America/New_York' })
test.beforeEach(({ page }) => page.clock.setFixedTime(now))

async function openForm(page: Page) {
  await page.goto('/events?new=true')
  const dialog = page.getByRole('dialog', { name: 'New Event' })
  await expect(dialog).toBeVisible()
  return { dialog, line: dialog.getByLabel('Quick entry') }
}

test('one line fills in the form, is checked and saved', async ({ page, review }) => {
  const { dialog, line } = await openForm(page)
  await line.fill('Elders first Tuesday 7pm church hall')
  await line.press('Enter')
  await expect(dialog.getByRole('status').filter({ hasText: 'Filled in from your line' })).toBeFocused()
  await expect(dialog.getByLabel('Title')).toHaveValue('Elders')
  await expect(dialog.getByLabel('Location')).toHaveValue('Church hall')
  await expect(dialog.getByLabel('Start time', { exact: true })).toHaveValue('7:00 PM')
  await expect(dialog.getByLabel('End time', { exact: true })).toHaveValue('8:00 PM')
  await expect(dialog.getByLabel('Date')).toHaveValue('Apr 1, 2025')
  await expect(dialog.getByLabel('Repeat')).toContainText('first Tuesday')
  await review('events-quick-entry')
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog).toBeHidden()
  await expect(cards(page)).toHaveText(['Elders'])
  await page.goto('/events?date=2025-05-06')
  await expect(cards(page)).toHaveText(['Elders'])
})

test('what was typed stays, another line replaces the first, and undo brings back what was there @all', async ({
  page,
}) => {
  const { dialog, line } = await openForm(page)
  await dialog.getByLabel('Location').fill('Library')
  await line.fill('Board tomorrow noon church hall')
  await dialog.getByRole('button', { name: 'Fill in' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Board')
  await expect(dialog.getByLabel('Location')).toHaveValue('Library')
  await expect(dialog).toContainText('Already there and left as it was: Location.')
  await line.fill('Finance tomorrow 2pm')
  await line.press('Enter')
  await expect(dialog.getByLabel('Title')).toHaveValue('Finance')
  await expect(dialog.getByLabel('Start time', { exact: true })).toHaveValue('2:00 PM')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Board')
})

test('it fits 320 px @all', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { dialog, line } = await openForm(page)
  await line.fill('Youth every other Friday 7-8:30pm in the gym')
  await line.press('Enter')
  await expect(dialog.getByLabel('End time', { exact: true })).toHaveValue('8:30 PM')
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await takePicture(page, 'events-quick-entry-320')
})
