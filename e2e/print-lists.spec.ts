import { breakDown, expect, test } from './support/fixtures.ts'
import { pagesOf } from './support/picture.ts'

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

test('a month says what is missing from its paper @all', async ({ page, pastor, review, expectConsole }) => {
  expectConsole(/API GET request to .* failed|Failed to load resource/)
  const at = { startTime: '9:00 AM', endTime: '10:00 AM', date: '2025-03-05' }
  await pastor.api.post('/api/events', { ...at, title: 'Elders', location: 'Vestry', eventType: 'meeting' })
  const mend = [
    await breakDown(page, '**/api/sermons'),
    await breakDown(page, '**/api/calendar-subscriptions'),
  ]
  await page.goto('/events')
  await page.getByRole('button', { name: 'March 2025' }).click()
  await page.getByRole('button', { name: 'Print month' }).click()
  const month = page.getByRole('dialog', { name: 'Print March 2025' })
  const missing = month.getByRole('alert')
  await expect(missing).toContainText([
    'We could not load your sermons.',
    'We could not load your other calendars.',
  ])
  await expect(month.getByRole('article')).toContainText('Elders')
  await review('events-print-missing')
  for (const end of mend) await end()
  await missing.getByRole('button', { name: 'Try again' }).first().click()
  await expect(missing).toHaveCount(1)
  await missing.getByRole('button', { name: 'Try again' }).click()
  await expect(missing).toHaveCount(0)
})

test('a person comes on paper with what is known, and with private words only if they are asked for @all', async ({
  page,
  pastor,
  review,
}) => {
  const { id } = await pastor.api.post<{ id: string }>('/api/people', {
    name: 'Ann Lee',
    household: 'Lee',
    phone: '(555) 010-0123',
    email: 'ann@example.org',
    address: '1 Mill Lane\nSpringfield',
    birthday: '--03-05',
    dates: [{ kind: 'death', date: '2025-01-10', label: 'her brother' }],
    place: 'hospital',
    placeName: 'County hospital',
    room: '12',
    notes: 'Told me about her fears.',
    contactDays: 30,
  })
  const { id: other } = await pastor.api.post<{ id: string }>('/api/people', { name: 'Ruth' })
  await pastor.api.post('/api/people', { name: 'Mara Lee', household: 'Lee' })
  const personIds = [id]
  for (let day = 1; day <= 12; day += 1)
    await pastor.api.post('/api/care-entries', {
      personIds: day === 4 ? [id, other] : [id],
      date: `2025-02-${String(day).padStart(2, '0')}`,
      kind: 'hospital',
      minutes: 30,
      words: `Words of day ${day}. ${'She slept well. '.repeat(20)}`,
      followUp: day === 12 ? '2025-03-10' : null,
    })
  await pastor.api.post('/api/prayers', {
    title: 'Healing',
    description: 'For her hip.',
    category: 'congregation',
    dateAdded: '2025-02-01',
    personIds,
  })
  await pastor.api.post('/api/events', {
    title: 'Visit Ann',
    startTime: '9:00 AM',
    endTime: '10:00 AM',
    date: '2025-03-12',
    location: 'County hospital',
    eventType: 'visit',
    personIds,
  })

  await page.goto(`/people/${id}`)
  await page.getByRole('button', { name: 'More for Ann Lee' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  const print = page.getByRole('dialog', { name: 'Print' })
  const paper = print.getByRole('article', { name: 'Ann Lee' })
  for (const words of [
    'In the hospital: County hospital, room 12',
    'Lee, with Mara Lee',
    '(555) 010-0123',
    'Death: her brother',
    'Hospital visit · 30 min · Follow up Mar 10, 2025',
    'Healing',
    'Visit Ann · County hospital',
  ])
    await expect(paper).toContainText(words)
  await expect(paper).not.toContainText('Ruth')
  for (const words of ['her fears', 'Words of day', 'her hip']) await expect(paper).not.toContainText(words)
  await review('person-print')
  await page.emulateMedia({ media: 'print' })
  await expect(print.getByRole('switch')).toBeHidden()
  await expect(print.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: null })
  expect(pagesOf(await page.pdf({ format: 'Letter', path: 'screenshots/person-print.pdf' }))).toBe(1)

  await print.getByRole('switch', { name: 'Include private notes' }).click()
  for (const words of ['her fears', 'Words of day 12', 'her hip']) await expect(paper).toContainText(words)
  await review('person-print-words')
  const pdf = await page.pdf({ format: 'Letter', path: 'screenshots/person-print-words.pdf' })
  expect(pagesOf(pdf)).toBeGreaterThan(1)
})
