import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addEvent, cards } from './support/calendar-steps.ts'
import { expect, shellIsCached, test as base } from './support/fixtures.ts'
import { startServer } from './support/server.ts'

/** Ten in the morning of a Wednesday in New York. */
const now = new Date('2025-03-05T15:00:00Z')

interface OtherCalendar {
  readonly address: string
  /** What it answers; undefined for nothing that is there. */
  file: string | undefined
}

/** A server that may ask this machine, and a calendar on this machine. */
const test = base.extend<{ other: OtherCalendar }, { server: Awaited<ReturnType<typeof startServer>> }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({}, 'local')
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  other: async ({ browserName: _ }, use) => {
    const host = createServer((_request, answer) => {
      answer.writeHead(other.file === undefined ? 404 : 200).end(other.file)
    })
    host.listen(0, '127.0.0.1')
    await once(host, 'listening')
    const { port } = host.address() as AddressInfo
    const other: OtherCalendar = { address: `webcal://127.0.0.1:${port}/family.ics`, file: undefined }
    await use(other)
    host.close()
    host.closeAllConnections()
  },
})
test.use({ timezoneId: 'America/New_York', serviceWorkers: 'allow' })
test.beforeEach(({ page }) => page.clock.setFixedTime(now))

const family = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:soccer',
  'DTSTART;TZID=Pacific Standard Time:20250305T060000',
  'DTEND;TZID=Pacific Standard Time:20250305T070000',
  'RRULE:FREQ=WEEKLY',
  'SUMMARY:Soccer practice',
  'LOCATION:Oak Park',
  'DESCRIPTION:Bring water.',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

test('another calendar is added, shown beside the own one, fails, and is removed and brought back', async ({
  page,
  context,
  pastor,
  other,
  review,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|No connection to Stillwater/)
  await addEvent(pastor, { title: 'Elders' })
  other.file = family
  await page.goto('/events')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await page.getByRole('menuitem', { name: /^Other calendars/ }).click()
  await expect(page.getByRole('heading', { name: 'Other calendars' })).toBeInViewport()
  await page.getByRole('button', { name: 'Add a calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a Calendar' })
  await dialog.getByLabel('Address').fill('our family')
  await dialog.getByLabel('Name').fill('Family')
  await dialog.getByRole('button', { name: 'Add Calendar' }).click()
  await expect(dialog.getByText('Paste the whole address.')).toBeVisible()
  await review('other-calendars-form')
  await dialog.getByLabel('Address').fill(other.address)
  await dialog.getByLabel('Color').click()
  await page.getByRole('option', { name: 'Green' }).click()
  await dialog.getByRole('button', { name: 'Add Calendar' }).click()
  await expect(dialog).toBeHidden()
  const list = page.getByRole('list', { name: 'Other calendars' }).getByRole('listitem')
  await expect(list).toContainText('1 event. Refreshed')

  await page.goto('/events')
  await expect(cards(page)).toHaveText(['Elders', 'Soccer practice'])
  const card = page.getByRole('listitem').filter({ hasText: 'Oak Park' })
  await expect(card).toContainText('9:00 AM – 10:00 AM')
  await expect(card).toContainText('Same time as “Elders”')
  await expect(card).toContainText('From the calendar Family')
  await expect(card.getByRole('button')).toHaveCount(1)
  await review('other-calendars-day')
  await card.getByRole('button', { name: 'Soccer practice' }).click()
  const reader = page.getByRole('dialog', { name: 'Soccer practice' })
  await expect(reader).toContainText('Bring water.')
  await expect(reader).toContainText('It can only be changed there.')
  await reader.getByRole('button', { name: 'Close', exact: true }).last().click()

  await page.getByRole('button', { name: 'March 2025' }).click()
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('button', { name: /March 12.*1 in other calendars/ })).toBeVisible()
  await review('other-calendars-month')
  await page.getByText('Next 30 days').click()
  await expect(page.getByRole('heading', { name: 'Soccer practice' })).toHaveCount(5)

  // The last known events are there without a connection.
  await shellIsCached(page)
  await context.setOffline(true)
  await page.reload()
  await expect(cards(page)).toHaveText(['Elders', 'Soccer practice'])
  await context.setOffline(false)

  other.file = undefined
  await page.goto('/settings')
  await list.getByRole('button', { name: 'More for Family' }).click()
  await page.getByRole('menuitem', { name: 'Refresh now' }).click()
  await expect(list).toContainText('There’s no calendar at this address anymore.')
  await expect(list).toContainText('You see its events as of')
  await list.scrollIntoViewIfNeeded()
  await review('other-calendars-failing')
  await page.goto('/events')
  await expect(page.getByText('“Family” couldn’t be refreshed')).toBeVisible()
  await expect(cards(page)).toHaveText(['Elders', 'Soccer practice'])
  await page.getByRole('link', { name: 'See why' }).click()

  await list.getByRole('button', { name: 'More for Family' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Calendar' })
  await edit.getByLabel('Name').fill('At home')
  await edit.getByRole('button', { name: 'Save Calendar' }).click()
  await expect(list).toContainText('At home')

  other.file = family
  await list.getByRole('button', { name: 'More for At home' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByText('Calendar removed').first()).toBeVisible()
  await expect(list).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list).toContainText('At home')
  await expect(list).toContainText('1 event. Refreshed')
})
