import type { Goal } from '@stillwater/contract/goals'
import { type Locator, page } from 'vitest/browser'
import { expect } from 'vitest'
import type { Pastor } from './pastor.ts'

export const goalDialog = (): Locator => page.getByRole('dialog', { name: /^(Create New|Edit) Goal$/ })

export const addGoal = ({ api }: Pastor, goal: object = {}): Promise<Goal> =>
  api.post('/api/goals', { title: 'Read the Psalms', category: 'Spiritual', totalItems: 1, ...goal })

export const storedGoals = ({ api }: Pastor): Promise<Goal[]> => api.get('/api/goals')

export async function openEditGoal(): Promise<void> {
  await page.getByRole('button', { name: 'Edit Goal' }).first().click()
  await expect.element(goalDialog()).toHaveAccessibleName('Edit Goal')
}
