import { expect, test } from './fixtures.ts'
import { pagesOf } from './paper.ts'

const now = new Date('2025-03-05T15:00:00Z')
test.use({ timezoneId: 'America/New_York' })
test.beforeEach(({ page }) => page.clock.setFixedTime(now))

test('a year of the journal and a month of the calendar come on paper, whole and without the app', async ({
  page,
  pastor,
  review,
}) => {
  for (let n = 0; n < 30; n += 1)
    await pastor.api.post('/api/journals', {
      title: `Entry ${n}`,
      content: `${'A quiet morning. '.repeat(40)}End of ${n}.`,
      date: n === 0 ? '2024-12-31' : `2025-02-${String((n % 28) + 1).padStart(2, '0')}`,
    })
  await pastor.api.post('/api/events', {
    title: 'Elders',
    startTime: '9:00 AM',
    endTime: '10:00 AM',
    date: '2025-03-05',
    location: 'Vestry',
    eventType: 'meeting',
    repeats: 'FREQ=WEEKLY',
  })

  await page.goto('/journal')
  await page.getByRole('button', { name: 'Print your journal' }).click()
  const journal = page.getByRole('dialog', { name: 'Print your journal' })
  await expect(journal.getByText('29 entries in 2025')).toBeVisible()
  await review('journal-print')
  // A sheet that is still sliding in would come as an empty page.
  await page.emulateMedia({ media: 'print' })
  await expect(journal).toHaveCSS('animation-name', 'none')
  await page.emulateMedia({ media: null })
  const paper = await page.pdf({ format: 'Letter' })
  expect(pagesOf(paper)).toBeGreaterThan(5)
  await journal.getByRole('button', { name: '2024' }).click()
  await expect(journal.getByText('1 entry in 2024')).toBeVisible()
  await journal.getByRole('button', { name: '2023' }).click()
  await expect(journal.getByText('There are no entries in 2023.')).toBeVisible()
  await expect(journal.getByRole('button', { name: 'Print 2023' })).toBeDisabled()

  await page.goto('/events')
  await page.getByRole('button', { name: 'March 2025' }).click()
  await page.getByRole('button', { name: 'Print month' }).click()
  const month = page.getByRole('dialog', { name: 'Print March 2025' })
  await expect(month.getByRole('article')).toContainText('9:00 AM – 10:00 AMElders · Vestry')
  await expect(month.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(4)
  await review('events-print')
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1)
})
