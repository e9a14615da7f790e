import { page } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { addGoal, goalDialog as dialog } from '#testing/goals.ts'
import { openApp } from '#testing/open-app.tsx'
import { heading } from '#testing/page-steps.ts'

test('the dashboard shows the first two goals and leads to all of them', async ({ pastor }) => {
  await addGoal(pastor, { title: 'First of three' })
  await addGoal(pastor, { title: 'Second of three', category: 'Financial' })
  await addGoal(pastor, { title: 'Third of three', category: 'Family', targetDate: '2025-03-05' })
  await openApp('/')
  await expect.element(heading('Third of three')).toBeVisible()
  await expect.element(page.getByText(/Mar 5, 2025/)).toBeVisible()
  await expect.element(page.getByText('Family', { exact: true })).toBeVisible()
  await expect.element(heading('Second of three')).toBeVisible()
  await expect.element(heading('First of three')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add New Goal' }).click()
  await dialog().getByLabelText('Title').fill('Fourth')
  await dialog().getByRole('button', { name: 'Create Goal' }).click()
  await expect.element(heading('Fourth')).toBeVisible()
  await page.getByRole('link', { name: 'View all' }).click()
  await expect.poll(() => location.pathname).toBe('/goals')
  await expect.element(heading('First of three')).toBeVisible()
  history.back()
  await page.getByRole('link', { name: 'Third of three' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Third of three' })).toBeVisible()
})

test('the dashboard prompts for goals, and its address can ask for the dialog', async () => {
  await openApp('/')
  await expect.element(page.getByText('Set your goals', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Goal' }).click()
  await expect.element(dialog()).toHaveAccessibleName('Create New Goal')
  for (const address of ['/?goals?new=true', '/dashboard?goals=new']) {
    await openApp(address)
    await expect.element(dialog()).toHaveAccessibleName('Create New Goal')
    await expect.poll(() => location.pathname + location.search).toMatch(/\/(dashboard)?$/)
  }
})
