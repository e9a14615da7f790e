/** Prayers stand for every record type where a test is about the network and this device. */
import type { Page } from '@playwright/test'
import { expect, type Pastor, shellIsCached } from './fixtures.ts'
import { dialog, recordKinds, saveButton } from './record-kinds.ts'

/** What the browser and the app say about calls that fail. */
export const networkNoise = /request to .* failed|Failed to load resource|net::ERR|MIME type/

export interface Prayer {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly isAnswered: boolean
  readonly version: number
}

export const prayersOf = (pastor: Pastor): Promise<Prayer[]> => pastor.api.get('/api/prayers')
export const titlesOf = async (pastor: Pastor): Promise<string[]> =>
  (await prayersOf(pastor)).map(({ title }) => title).sort()
export const newPrayer = (pastor: Pastor, title: string): Promise<Prayer> =>
  pastor.api.post('/api/prayers', recordKinds.prayers.body(title))

export const unsent = (page: Page) => page.getByRole('button', { name: /unsent change/ })

export async function openPrayers(page: Page): Promise<void> {
  await page.goto('/prayers')
  await expect(page.getByRole('heading', { name: 'Prayer List' })).toBeVisible()
}

/** The list has been read and is empty, the app's own files are on the device, and the network is gone. */
export async function loseNetworkOnPrayers(page: Page): Promise<void> {
  await page.goto('/prayers')
  await expect(page.getByText('No prayers found in this category')).toBeVisible()
  await shellIsCached(page)
  await page.context().setOffline(true)
}

export async function writePrayer(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await recordKinds.prayers.fill(page, title)
  await saveButton(page, recordKinds.prayers).click()
  await expect(dialog(page)).toBeHidden()
}

export async function editPrayer(page: Page, title: string, description: string): Promise<void> {
  await recordKinds.prayers.openEdit(page, title)
  await dialog(page).getByLabel('Description').fill(description)
  await dialog(page).getByRole('button', { name: 'Save Prayer' }).click()
  await expect(dialog(page)).toBeHidden()
}
