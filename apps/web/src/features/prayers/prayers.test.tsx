import { page, userEvent } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { openApp, reload } from '#testing/open-app.tsx'
import type { Pastor } from '#testing/pastor.ts'
import { review } from '#testing/review.ts'
import { answer, goOffline, sent } from '#testing/stand-in.ts'

const dialog = () => page.getByRole('dialog', { name: /Prayer$/ })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const toast = (text: string) => page.getByText(text, { exact: true })
const segment = (name: 'Praying' | 'Answered') => page.getByRole('radio', { name })

const addPrayer = ({ api }: Pastor, prayer: object = {}) =>
  api.post('/api/prayers', {
    title: 'Healing',
    description: 'For a quick recovery',
    category: 'congregation',
    ...prayer,
  })

test('an empty list says so and offers to begin', async () => {
  await openApp('/prayers')
  await expect.element(page.getByText('No prayers found in this category')).toBeVisible()
})

test('what is missing is said at the field and in a toast, and what was typed stays', async () => {
  await openApp('/prayers?new=true')
  await dialog().getByLabelText('Title').fill('Only a title')
  await dialog().getByRole('button', { name: 'Add Prayer' }).click()
  await expect.element(toast('Validation Error')).toBeVisible()
  await expect.element(toast('Please fill in all required fields')).toBeVisible()
  await expect.element(dialog().getByLabelText('Description')).toHaveFocus()
  await expect
    .element(dialog().getByLabelText('Description'))
    .toHaveAccessibleDescription('Please describe the prayer')
  await expect.element(dialog().getByLabelText('Title')).toHaveValue('Only a title')
})

test('an answered prayer moves to Answered with its date, and back', async ({ pastor, expectConsole }) => {
  expectConsole(/API PATCH request to .* failed/)
  await addPrayer(pastor)
  await openApp('/prayers')
  await expect.element(segment('Praying')).toBeChecked()
  const answered = page.getByRole('switch', { name: 'Answered' })
  await answered.click()
  await expect.element(toast('Moved to Answered')).toBeVisible()
  await expect.element(page.getByText('Every prayer here is answered')).toBeVisible()
  await review()
  await segment('Answered').click()
  await expect.element(answered).toBeChecked()
  await expect.element(page.getByText(/^Answered \w{3} \d{1,2}, \d{4}$/)).toBeVisible()
  await review()
  await reload()
  await segment('Answered').click()
  await answered.click()
  await expect.element(toast('Moved to Praying')).toBeVisible()
  await expect.element(page.getByText('No answered prayers yet')).toBeVisible()
  await segment('Praying').click()
  await expect.element(answered).not.toBeChecked()
  await expect.element(page.getByText(/^Answered \w{3}/)).not.toBeInTheDocument()
  await expect
    .poll(() => pastor.api.get('/api/prayers'))
    .toMatchObject([{ isAnswered: false, dateAnswered: null }])

  answer('PATCH /api/prayers/:id', { error: 'internal' })
  await answered.click()
  await expect.element(toast('Failed to save prayer. Please try again.')).toBeVisible()
  await expect.element(answered).not.toBeChecked()
})

test('a list that cannot be read says so and can be tried again', async ({ pastor, expectConsole }) => {
  expectConsole(/API GET request to \/api\/prayers failed/)
  await addPrayer(pastor)
  const restore = answer('GET /api/prayers', { error: 'internal' })
  await openApp('/prayers')
  await expect.element(page.getByText('We could not load your prayers')).toBeVisible()
  restore()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }).first())
  await expect.element(heading('Healing')).toBeVisible()
})

test('a prayer written without a connection is in the list, and is sent once there is one', async ({
  pastor,
  expectConsole,
}) => {
  expectConsole(/API \w+ request to .* failed/)
  await openApp('/prayers')
  await expect.element(page.getByText('No prayers found in this category')).toBeVisible()
  const connect = goOffline()
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await dialog().getByLabelText('Title').fill('Peace at home')
  await dialog().getByLabelText('Description').fill('That we may find it')
  await dialog().getByRole('button', { name: 'Add Prayer' }).click()
  await expect.element(heading('Peace at home')).toBeVisible()
  connect()
  await reload()
  await expect.poll(() => pastor.api.get('/api/prayers')).toMatchObject([{ title: 'Peace at home' }])
  await expect
    .poll(() => sent.findLast(({ method }) => method === 'POST')?.body)
    .toMatchObject({
      description: 'That we may find it',
    })
})
