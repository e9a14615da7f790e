import { addEvent, cards } from './support/calendar-steps.ts'
import { expect, test } from './support/fixtures.ts'

/** Ten in the morning of a Wednesday in New York. */
const now = new Date('2025-03-05T15:00:00Z')
test.use({ timezoneId: 'America/New_York' })
test.beforeEach(({ page }) => page.clock.setFixedTime(now))

test('events at the same time say so, in the day and in the agenda, and stay as they are', async ({
  page,
  pastor,
  review,
}) => {
  await addEvent(pastor)
  await addEvent(pastor, { title: 'Dentist', startTime: '9:30 AM', endTime: '10:30 AM', eventType: 'other' })
  await addEvent(pastor, { title: 'Lunch', startTime: 'noon', endTime: '1pm' })
  await page.goto('/events')
  await expect(cards(page)).toHaveText(['Elders', 'Dentist', 'Lunch'])
  const items = page.getByRole('listitem')
  await expect(items.filter({ hasText: 'Same time as “Dentist”' })).toContainText('Elders')
  await expect(items.filter({ hasText: 'Same time as “Elders”' })).toContainText('Dentist')
  await expect(page.getByText(/^Same time as/)).toHaveCount(2)
  await review('events-overlap')
  await page.getByText('Next 30 days').click()
  await expect(page.getByText(/^Same time as/)).toHaveCount(2)
})

test('an event on the day off asks once', async ({ page, pastor, review }) => {
  await pastor.api.patch('/api/reminders/settings', { dayOff: 5 })
  // The form may be saved before it is known which day is off.
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/reminders/settings', async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.goto('/events?date=2025-03-07')
  const dialog = page.getByRole('dialog', { name: 'New Event' })
  const question = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: 'Friday is your day off' }))
  const fill = async (title: string, time: string) => {
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    await page.getByRole('menuitem', { name: /^Event/ }).click()
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Start time', { exact: true }).fill(time)
    await dialog.getByRole('button', { name: 'Create Event' }).click()
  }
  await fill('Paperwork', '9am')
  asked.resolve()
  await expect(question).toContainText('Do you want to put this on Mar 7, 2025 anyway?')
  await review('events-day-off')
  await page.getByRole('button', { name: 'Choose another day' }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByLabel('Title')).toHaveValue('Paperwork')
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await page.getByRole('button', { name: 'Schedule anyway' }).click()
  await expect(dialog).toBeHidden()
  await expect(cards(page)).toHaveText(['Paperwork'])
  await fill('More paperwork', '11am')
  await expect(dialog).toBeHidden()
  await expect(cards(page)).toHaveText(['Paperwork', 'More paperwork'])
})
