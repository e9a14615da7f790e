import { page, userEvent } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { addGoal, goalDialog as dialog, openEditGoal, storedGoals } from '#testing/goals.ts'
import { openApp, reload } from '#testing/open-app.tsx'
import { review } from '#testing/review.ts'
import { heading, toast } from '#testing/page-steps.ts'
import { answer, sent } from '#testing/stand-in.ts'

test('without goals the screen invites to set some', async () => {
  await openApp('/goals')
  await expect.element(heading('Goals')).toBeVisible()
  await expect.element(heading('All Goals')).toBeVisible()
  await expect.element(page.getByText('Set your goals', { exact: true })).toBeVisible()
  await expect.poll(() => page.getByRole('button', { name: 'Add Goal' }).elements()).toHaveLength(2)
})

test('a goal is made in the category of its tab and found under it', async () => {
  await openApp('/goals')
  for (const name of ['All', 'Personal', 'Spiritual', 'Family', 'Financial'])
    await expect.element(page.getByRole('tab', { name, exact: true })).toBeVisible()
  const category = dialog().getByRole('combobox', { name: 'Category' })
  await page.getByRole('button', { name: 'Add Goal' }).first().click()
  await expect.element(category).toHaveTextContent('Personal')
  await userEvent.keyboard('{Escape}')

  await page.getByRole('tab', { name: 'Family' }).click()
  await expect.element(heading('Family Goals')).toBeVisible()
  await page.getByRole('button', { name: 'Add Goal' }).first().click()
  await expect.element(dialog()).toHaveAccessibleName('Create New Goal')
  await expect.element(dialog().getByLabelText('Title')).toHaveFocus()
  await expect.element(category).toHaveTextContent('Family')
  await dialog().getByLabelText('Title').fill('Supper together on Fridays')
  await dialog()
    .getByLabelText(/^Target date/)
    .fill('Mar 5, 2031')
  await dialog().getByRole('button', { name: 'Create Goal' }).click()
  await expect
    .poll(() => sent.find(({ method, path }) => method === 'POST' && path === '/api/goals')?.body)
    .toMatchObject({
      title: 'Supper together on Fridays',
      category: 'Family',
      targetDate: '2031-03-05',
      progress: 0,
      completedItems: 0,
      totalItems: 1,
    })
  await expect.element(toast('Goal Created')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(heading('Supper together on Fridays')).toBeVisible()
  await expect.element(page.getByText(/Mar 5, 2031/)).toBeVisible()

  await page.getByRole('tab', { name: 'Spiritual' }).click()
  await expect.element(heading('Spiritual Goals')).toBeVisible()
  await expect.element(page.getByText('No spiritual goals yet')).toBeVisible()
  await page.getByRole('tab', { name: 'All', exact: true }).click()
  await expect.element(heading('Supper together on Fridays')).toBeVisible()
  await reload()
  await expect.element(heading('Supper together on Fridays')).toBeVisible()
})

test('an edit keeps the progress, and the counts can be set by hand', async ({ pastor }) => {
  await addGoal(pastor, { progress: 40, category: 'church' })
  await openApp('/goals')
  await expect.element(page.getByText('0 of 1 done · 40%')).toBeVisible()
  await openEditGoal()
  await expect.element(dialog().getByRole('combobox', { name: 'Category' })).toHaveTextContent('Church')
  await dialog().getByLabelText('Title').fill('Read the Psalms aloud')
  await review()
  await dialog().getByRole('button', { name: 'Save Goal' }).click()
  await expect.element(toast('Goal Updated')).toBeVisible()
  expect((await storedGoals(pastor))[0]).toMatchObject({
    title: 'Read the Psalms aloud',
    category: 'Church',
    progress: 40,
    completedItems: 0,
    totalItems: 1,
  })

  await openEditGoal()
  await dialog().getByLabelText('Steps done').fill('30')
  await dialog().getByLabelText('Total steps').fill('15')
  await dialog().getByRole('button', { name: 'Save Goal' }).click()
  await expect.element(dialog().getByText('Can’t be more than the total')).toBeVisible()
  await dialog().getByLabelText('Total steps').fill('150')
  await dialog().getByRole('button', { name: 'Save Goal' }).click()
  await expect.element(page.getByText('30 of 150 done · 20%')).toBeVisible()
  await expect
    .element(page.getByRole('progressbar', { name: 'Progress of Read the Psalms aloud' }))
    .toHaveAttribute('aria-valuenow', '20')
})

test('a delete asks first and can be undone', async ({ pastor, expectConsole }) => {
  expectConsole(/API DELETE request to .* failed/)
  await addGoal(pastor, { totalItems: 10, completedItems: 3, progress: 30 })
  await openApp('/goals')
  await openEditGoal()
  await dialog().getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this goal?' })
  await expect.element(question).toBeVisible()
  await review()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog()).toBeVisible()

  await dialog().getByRole('button', { name: 'Delete' }).click()
  await expect.element(question).toBeVisible()
  history.back()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(heading('Read the Psalms')).toBeVisible()

  const restore = answer('DELETE /api/goals/:id', { error: 'internal' })
  await openEditGoal()
  await dialog().getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(toast('Failed to delete goal')).toBeVisible()
  await expect.element(heading('Read the Psalms')).toBeVisible()
  restore()

  await openEditGoal()
  await dialog().getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.element(toast('Goal Deleted')).toBeVisible()
  await expect.element(heading('Read the Psalms')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(heading('Read the Psalms')).toBeVisible()
  await reload()
  await expect.element(page.getByText('3 of 10 done · 30%')).toBeVisible()
})

test('a full list stays readable and is searched by every word', async ({ pastor }) => {
  const categories = ['personal', 'spiritual', 'family', 'financial', 'health']
  await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      addGoal(pastor, {
        title: `Goal number ${number}`,
        category: categories[number % categories.length],
        totalItems: 200,
        completedItems: number,
      }),
    ),
  )
  const long = 'A very long title that somebody wrote in one breath, with Donaudampfschifffahrtsgesellschaft '
  await addGoal(pastor, { title: long.repeat(2), targetDate: '2031-03-05' })
  await openApp('/goals')
  await expect.element(page.getByRole('heading', { name: /A very long title/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search goals' }).fill('number 5 spiritual')
  await expect.element(heading('Goal number 51')).toBeVisible()
  await expect.element(heading('Goal number 5')).not.toBeInTheDocument()
})
