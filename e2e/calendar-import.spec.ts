import type { Page } from '@playwright/test'
import { cards } from './support/calendar-steps.ts'
import { expect, test } from './support/fixtures.ts'

/** Ten in the morning of a Wednesday in New York. */
const now = new Date('2025-03-05T15:00:00Z')
test.use({ timezoneId: 'America/New_York' })
test.beforeEach(({ page }) => page.clock.setFixedTime(now))

const file = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:weekly@example.org',
  'DTSTART;TZID=Pacific Standard Time:20250305T160000',
  'DTEND;TZID=Pacific Standard Time:20250305T173000',
  'SUMMARY:Elders',
  'LOCATION:Church hall',
  'RRULE:FREQ=WEEKLY',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:odd@example.org',
  'DTSTART:20250306T170000Z',
  'SUMMARY:Bells',
  'RRULE:FREQ=HOURLY',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

const choose = (page: Page, text: string, name = 'church.ics') =>
  page
    .getByLabel('Calendar file')
    .setInputFiles({ name, mimeType: 'text/calendar', buffer: Buffer.from(text) })

async function openImport(page: Page) {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Import events' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Events' })
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
  return dialog
}

test('a calendar file is seen before it is imported, undone at once, and never twice', async ({
  page,
  review,
}) => {
  const dialog = await openImport(page)
  await choose(page, file)
  const found = dialog.getByRole('list', { name: 'Events in the file' }).getByRole('listitem')
  await expect(found).toHaveCount(2)
  await expect(found.first()).toContainText('Mar 5, 2025, 7:00 PM – 8:30 PM')
  await expect(found.first()).toContainText('Church hall')
  await expect(found.last()).toContainText('Only the first date will be imported')
  await review('settings-import')
  await dialog.getByRole('button', { name: 'Import 2 Events' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 events imported').first()).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Import undone').first()).toBeVisible()
  await page.goto('/events')
  await expect(page.getByRole('radio', { name: 'Wednesday, March 5, 2025' })).toBeChecked()
  await expect(cards(page)).toHaveCount(0)

  await openImport(page)
  await choose(page, file)
  await dialog.getByRole('button', { name: 'Import 2 Events' }).click()
  await expect(page.getByText('2 events imported').first()).toBeVisible()
  await page.goto('/events')
  await expect(cards(page)).toHaveText(['Elders'])

  await openImport(page)
  await choose(page, file)
  await expect(dialog).toContainText('0 events to import. 2 events you already have.')
  await expect(found.first()).toContainText('You have it')
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
})

test('a file that is none says so, and another can be chosen @all', async ({
  page,
  review,
  expectConsole,
}) => {
  expectConsole(/API POST request to \S+ failed|Failed to load resource: .* 400/)
  const dialog = await openImport(page)
  await choose(page, '<html></html>')
  await expect(dialog.getByRole('alert')).toHaveText('This isn’t a calendar file (.ics).')
  await review('settings-import-failed')
  await choose(page, file)
  await expect(dialog.getByRole('button', { name: 'Import 2 Events' })).toBeEnabled()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('a large file is read within 320 px without anything sticking out @all', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const dialog = await openImport(page)
  const many = Array.from(
    { length: 300 },
    (_, n) =>
      `BEGIN:VEVENT\r\nUID:${n}\r\nDTSTART:20250306T170000Z\r\nSUMMARY:${'Longword'.repeat(20)}\r\nEND:VEVENT`,
  )
  await choose(page, ['BEGIN:VCALENDAR', ...many, 'END:VCALENDAR'].join('\r\n'))
  await expect(dialog).toContainText('and 100 events more')
  const width = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(width).toBe(0)
})
