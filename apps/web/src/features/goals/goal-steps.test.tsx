import { type Locator, page, userEvent } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { addGoal, goalDialog as dialog, storedGoals } from '#testing/goals.ts'
import { openApp, reload } from '#testing/open-app.tsx'
import { review } from '#testing/review.ts'
import { heading, toast } from '#testing/page-steps.ts'
import { goOffline, hold } from '#testing/stand-in.ts'

test('a goal of twelve steps is set from the dashboard with few taps', async ({ pastor }) => {
  await openApp('/')
  let taps = 0
  const tap = async (control: Locator) => {
    taps += 1
    await control.click()
  }
  await tap(page.getByRole('link', { name: 'Set Goal' }))
  await expect.element(dialog().getByLabelText('Title')).toHaveFocus()
  await userEvent.keyboard('Visit every home group')
  const steps = dialog().getByRole('textbox', { name: 'How many steps?' })
  await expect.element(steps).toHaveValue('1')
  await tap(steps)
  await userEvent.keyboard('12')
  await expect.element(steps).toHaveValue('12')
  await review()
  await tap(dialog().getByRole('button', { name: 'Create Goal' }))
  await expect.element(page.getByText('0 of 12 done · 0%')).toBeVisible()
  expect(taps).toBeLessThanOrEqual(6)
  await expect
    .poll(() => storedGoals(pastor))
    .toMatchObject([{ progress: 0, completedItems: 0, totalItems: 12 }])
  await page.getByRole('button', { name: '+1 for Visit every home group' }).click()
  await expect.element(page.getByText('1 of 12 done · 8%')).toBeVisible()
})

test('steps are counted by buttons too, from one on', async ({ pastor }) => {
  await openApp('/goals?new=true')
  await dialog().getByLabelText('Title').fill('Fast on Fridays')
  const steps = dialog().getByRole('textbox', { name: 'How many steps?' })
  const more = dialog().getByRole('button', { name: 'One step more' })
  const less = dialog().getByRole('button', { name: 'One step less' })
  await expect.element(less).toBeDisabled()
  await more.click()
  await more.click()
  await less.click()
  await expect.element(steps).toHaveValue('2')
  await steps.fill('0')
  await dialog().getByRole('button', { name: 'Create Goal' }).click()
  await expect.element(steps).toHaveAccessibleDescription('Enter 1 or more')
  await more.click()
  await more.click()
  await dialog().getByRole('button', { name: 'Create Goal' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(() => storedGoals(pastor)).toMatchObject([{ totalItems: 2 }])
})

test('a card opens its goal with its steps, and the form over it returns to it', async ({ pastor }) => {
  await addGoal(pastor, { totalItems: 3, targetDate: '2031-03-05' })
  await openApp('/goals')
  await page.getByRole('button', { name: 'Read the Psalms', exact: true }).click()
  const reader = page.getByRole('dialog', { name: 'Read the Psalms' })
  await expect.element(reader.getByText('Spiritual', { exact: true })).toBeVisible()
  await expect.element(reader.getByText(/Mar 5, 2031/)).toBeVisible()
  await reader.getByRole('button', { name: '+1 for Read the Psalms' }).click()
  await expect.element(reader.getByText('1 of 3 done · 33%')).toBeVisible()
  await review()
  await expect.poll(async () => (await storedGoals(pastor))[0]?.completedItems).toBe(1)
  await reader.getByRole('button', { name: 'Edit' }).click()
  await expect.element(dialog().getByLabelText('Steps done')).toHaveValue('1')
  await dialog().getByLabelText('Title').fill('Pray the Psalms')
  await dialog().getByRole('button', { name: 'Save Goal' }).click()
  const renamed = page.getByRole('dialog', { name: 'Pray the Psalms' })
  await expect.element(renamed).toBeVisible()

  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this goal?' })
  await renamed.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(renamed).toBeVisible()
  // From the form, the reader below it closes too.
  await renamed.getByRole('button', { name: 'Edit' }).click()
  await dialog().getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(toast('Goal Deleted')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(heading('Pray the Psalms')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'More for Pray the Psalms' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(heading('Pray the Psalms')).not.toBeInTheDocument()
})

test('steps are recorded with quick taps, and the last one is celebrated', async ({ pastor }) => {
  await addGoal(pastor, { totalItems: 4 })
  await openApp('/goals')
  const plus = page.getByRole('button', { name: '+1 for Read the Psalms' })
  const minus = page.getByRole('button', { name: '−1 for Read the Psalms' })
  const done = async () => (await storedGoals(pastor))[0]?.completedItems
  await expect.element(minus).toBeDisabled()
  // Slower than the finger: the taps must neither be lost nor meet each other's older version.
  const letArrive = hold('PATCH /api/goals/:id')
  for (let tap = 0; tap < 3; tap += 1) await plus.click()
  await expect.element(page.getByText('3 of 4 done · 75%')).toBeVisible()
  letArrive()
  await expect.poll(done).toBe(3)
  await minus.click()
  await expect.element(page.getByText('2 of 4 done · 50%')).toBeVisible()
  await expect.poll(done).toBe(2)
  await plus.click()
  await plus.click()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'All done. Thanks be to God.' }))
    .toBeVisible()
  await expect.element(plus).toBeDisabled()
  await expect
    .poll(async () => (await storedGoals(pastor))[0])
    .toMatchObject({ completedItems: 4, progress: 100 })
  await review()
  await reload()
  await expect.element(page.getByText('4 of 4 done · 100%')).toBeVisible()
})

test('without a connection a count never steps back, not even for a moment', async ({
  pastor,
  expectConsole,
}) => {
  expectConsole(/API \w+ request to .* failed/)
  await addGoal(pastor, { totalItems: 50 })
  await openApp('/goals')
  await expect.element(page.getByText(/0 of 50/)).toBeVisible()
  const connect = goOffline()
  // Tapped in the very moment of a step back, one of two taps would be lost.
  const card = page.getByRole('tabpanel').element()
  const shown: number[] = []
  const note = () => shown.push(Number(/(\d+) of 50/.exec(card.textContent)?.[1]))
  const watching = new MutationObserver(note)
  watching.observe(card, { subtree: true, childList: true, characterData: true })
  const plus = page.getByRole('button', { name: '+1 for Read the Psalms' }).element()
  for (let tap = 0; tap < 20; tap += 1) {
    ;(plus as HTMLElement).click()
    await new Promise((resolve) => setTimeout(resolve, tap * 5))
  }
  watching.disconnect()
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  expect(shown.at(-1)).toBe(20)
  connect()
  window.dispatchEvent(new Event('online'))
  await expect.poll(async () => (await storedGoals(pastor))[0]?.completedItems).toBe(20)
})
