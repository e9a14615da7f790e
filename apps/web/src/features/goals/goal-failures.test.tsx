import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { addGoal, goalDialog as dialog, openEditGoal, storedGoals } from '#testing/goals.ts'
import { openApp } from '#testing/open-app.tsx'
import { clickTwice, heading, pressTryAgain, toast } from '#testing/page-steps.ts'
import { answer, sent } from '#testing/stand-in.ts'
import { localSession } from '#shared/records/local/local-session.ts'

test('progress that cannot be saved is taken back', async ({ pastor, expectConsole }) => {
  expectConsole(/API PATCH request to .* failed/)
  await addGoal(pastor, { totalItems: 4, completedItems: 1, progress: 25 })
  await openApp('/goals')
  await expect.element(page.getByText(/1 of 4 done/)).toBeVisible()
  const restore = answer('PATCH /api/goals/:id', { error: 'internal' })
  await page.getByRole('button', { name: '+1 for Read the Psalms' }).click()
  await expect.element(toast('Failed to update goal')).toBeVisible()
  await expect.element(page.getByText('1 of 4 done · 25%')).toBeVisible()

  await openEditGoal()
  await dialog().getByLabelText('Title').fill('Written on the train')
  const count = () => sent.filter(({ method }) => method === 'PATCH').length
  const before = count()
  await dialog().getByRole('button', { name: 'Save Goal' }).click()
  await expect.poll(count).toBe(before + 1)
  await expect.element(toast('Failed to update goal')).toBeVisible()
  await expect.element(dialog().getByLabelText('Title')).toHaveValue('Written on the train')
  restore()
  await dialog().getByRole('button', { name: 'Save Goal' }).click()
  await expect.element(heading('Written on the train')).toBeVisible()
})

test('a goal that cannot be saved keeps its text, and a second try makes one goal', async ({
  pastor,
  expectConsole,
}) => {
  expectConsole(/API POST request to \/api\/goals failed/)
  await openApp('/goals?new=true')
  await dialog().getByRole('button', { name: 'Create Goal' }).click()
  await expect.element(dialog().getByLabelText('Title')).toHaveFocus()
  await expect.element(dialog().getByLabelText('Title')).toHaveAccessibleDescription('Please enter a title')
  await dialog().getByLabelText('Title').fill('شكر 🙏🏽 every evening')
  const restore = answer('POST /api/goals', { error: 'internal' })
  await dialog().getByRole('button', { name: 'Create Goal' }).click()
  await expect.element(toast('Failed to create goal')).toBeVisible()
  await expect.element(toast('The server has a problem. Please try again.')).toBeVisible()
  await expect.element(dialog().getByLabelText('Title')).toHaveValue('شكر 🙏🏽 every evening')
  restore()
  await clickTwice(dialog().getByRole('button', { name: 'Create Goal' }))
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(() => storedGoals(pastor)).toHaveLength(1)
})

test('the words of the server are shown when it refuses a goal', async ({ expectConsole }) => {
  expectConsole(/API POST request to \/api\/goals failed/)
  answer('POST /api/goals', { error: 'storage_full', message: 'There is no room left.' })
  await openApp('/goals?new=true')
  await dialog().getByLabelText('Title').fill('One too many')
  await dialog().getByRole('button', { name: 'Create Goal' }).click()
  await expect.element(toast('Failed to create goal')).toBeVisible()
  await expect.element(toast('There is no room left.')).toBeVisible()
})

test('a goal without an id is neither changed nor deleted', async ({ pastor }) => {
  const goal = await addGoal(pastor)
  answer('GET /api/goals', { body: [{ ...goal, id: '' }] })
  await openApp('/goals')
  await openEditGoal()
  await dialog().getByLabelText('Title').fill('Nameless')
  await dialog().getByRole('button', { name: 'Save Goal' }).click()
  await expect.element(toast('Failed to update goal')).toBeVisible()
  await expect.element(toast('Goal ID is required for updating')).toBeVisible()
  await dialog().getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(toast('Failed to delete goal')).toBeVisible()
  await expect.element(toast('Goal ID is required for deletion')).toBeVisible()
})

test('goals that cannot be read say so and can be tried again', async ({ pastor, expectConsole }) => {
  expectConsole(/API GET request to \/api\/goals failed/)
  await addGoal(pastor)
  const restore = answer('GET /api/goals', { error: 'internal' })
  await openApp('/goals')
  await expect.element(toast('Failed to fetch goals')).toBeVisible()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Error loading goals. Please try again later.')
  await openApp('/')
  await expect.element(page.getByText('Error loading goals. Please try again later.')).toBeVisible()
  await pressTryAgain(restore)
  await expect.element(heading('Read the Psalms')).toBeVisible()
})

test('the list is read anew every five minutes', async ({ pastor }) => {
  await addGoal(pastor)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await openApp('/goals')
  await expect.element(heading('Read the Psalms')).toBeVisible()
  // What arrives by itself would begin the five minutes anew.
  await expect.poll(() => localSession()?.answers.get('everything')).toBeDefined()
  await addGoal(pastor, { title: 'Made on the phone' })
  vi.advanceTimersByTime(240_000)
  await expect.element(heading('Made on the phone')).not.toBeInTheDocument()
  vi.advanceTimersByTime(60_000)
  await expect.element(heading('Made on the phone')).toBeVisible()
})
