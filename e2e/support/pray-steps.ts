import type { Page } from '@playwright/test'
import type { PrayerMarks } from '@stillwater/contract/prayers/pray'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import type { Pastor } from './fixtures.ts'

export const addPrayer = (pastor: Pastor, title: string, more: object = {}): Promise<Prayer> =>
  pastor.api.post('/api/prayers', {
    title,
    description: `Words for ${title}`,
    category: 'congregation',
    ...more,
  })

/** The names have an order of their own: those who have waited longest come first. */
export async function addThree(pastor: Pastor) {
  const first = await addPrayer(pastor, 'Healing', { dateAdded: '2025-01-01' })
  const second = await addPrayer(pastor, 'Peace at home', { dateAdded: '2025-01-02', category: 'family' })
  const third = await addPrayer(pastor, 'Wisdom', { dateAdded: '2025-01-03' })
  return [first, second, third] as const
}

export const markedDays = (pastor: Pastor) => pastor.api.get<PrayerMarks[]>('/api/prayer-marks')
export const marked = async (pastor: Pastor) => (await markedDays(pastor)).length

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
/** What a screen reader is told of where somebody is. */
export const place = (page: Page) => page.getByRole('main').getByRole('status').first()

export async function chooseInMenu(page: Page, name: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}
