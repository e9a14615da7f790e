import { page } from 'vitest/browser'
import { setTime } from '#testing/fixed-date.ts'
import { expect, test } from '#testing/component-test.ts'
import { openApp } from '#testing/open-app.tsx'
import type { Pastor } from '#testing/pastor.ts'
import { review } from '#testing/review.ts'
import { textsOf } from '#testing/page-steps.ts'
import { hold } from '#testing/stand-in.ts'

/** Ten in the morning of a Wednesday. */
const now = '2025-03-05T10:00:00'

const cards = () => textsOf(page.getByRole('list').getByRole('heading', { level: 3 }))

const addEvent = ({ api }: Pastor, event: object = {}) =>
  api.post('/api/events', {
    title: 'Elders',
    startTime: '9:00 AM',
    endTime: '10:00 AM',
    date: '2025-03-05',
    eventType: 'meeting',
    ...event,
  })

test('events at the same time say so, in the day and in the agenda, and stay as they are', async ({
  pastor,
}) => {
  setTime(now)
  await addEvent(pastor)
  await addEvent(pastor, { title: 'Dentist', startTime: '9:30 AM', endTime: '10:30 AM', eventType: 'other' })
  await addEvent(pastor, { title: 'Lunch', startTime: 'noon', endTime: '1pm' })
  const notes = () => page.getByText(/^Same time as/).elements()
  await openApp('/events')
  await expect.poll(cards).toEqual(['Elders', 'Dentist', 'Lunch'])
  const items = page.getByRole('listitem')
  await expect.element(items.filter({ hasText: 'Same time as “Dentist”' })).toMatchTextContent('Elders')
  await expect.element(items.filter({ hasText: 'Same time as “Elders”' })).toMatchTextContent('Dentist')
  expect(notes()).toHaveLength(2)
  await review()
  await page.getByText('Next 30 days').click()
  await expect.poll(notes).toHaveLength(2)
})

test('an event on the day off asks once', async ({ pastor }) => {
  setTime(now)
  await pastor.api.patch('/api/reminders/settings', { dayOff: 5 })
  // The form may be saved before it is known which day is off.
  const letAnswer = hold('GET /api/reminders/settings')
  await openApp('/events?date=2025-03-07')
  const dialog = page.getByRole('dialog', { name: 'New Event' })
  const question = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: 'Friday is your day off' }))
  const fill = async (title: string, time: string) => {
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    await page.getByRole('menuitem', { name: /^Event/ }).click()
    await dialog.getByLabelText('Title').fill(title)
    await dialog.getByLabelText('Start time', { exact: true }).fill(time)
    await dialog.getByRole('button', { name: 'Create Event' }).click()
  }
  await fill('Paperwork', '9am')
  letAnswer()
  await expect.element(question).toMatchTextContent('Do you want to put this on Mar 7, 2025 anyway?')
  await review()
  await page.getByRole('button', { name: 'Choose another day' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Paperwork')
  await dialog.getByRole('button', { name: 'Create Event' }).click()
  await page.getByRole('button', { name: 'Schedule anyway' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(cards).toEqual(['Paperwork'])
  await fill('More paperwork', '11am')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(cards).toEqual(['Paperwork', 'More paperwork'])
})
