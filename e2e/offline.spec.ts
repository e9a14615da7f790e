import { expect, type Pastor, test } from './fixtures.ts'
import type { Page } from '@playwright/test'

const offlineNoise = /request to .* failed|Failed to load resource|net::ERR/

async function addPrayer(page: Page, title: string) {
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill(`Words for ${title}`)
  await dialog.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Family' }).click()
  await dialog.getByRole('button', { name: 'Add Prayer' }).click()
  await expect(dialog).toBeHidden()
}

const titles = async (pastor: Pastor) =>
  (await pastor.api.get<{ title: string }[]>('/api/prayers')).map(({ title }) => title)

test('a prayer written without a connection is kept, shown as such, and sent once when it is back', async ({
  page,
  context,
  pastor,
  expectConsole,
  review,
}) => {
  expectConsole(offlineNoise)
  await page.goto('/prayers')
  await expect(page.getByText('No prayers found in this category')).toBeVisible()
  await context.setOffline(true)
  await addPrayer(page, 'Strength for the week')
  await expect(page.getByText('Saved here, not sent yet')).toBeVisible()
  await expect(page.getByRole('button', { name: '1 unsent change' })).toBeVisible()
  await expect(page.getByText(/^Offline, as of/)).toBeVisible()
  await review('offline-kept')
  await page.getByRole('button', { name: '1 unsent change' }).click()
  await expect(page.getByRole('dialog', { name: 'Not sent yet' })).toContainText('Prayer, new')
  await review('offline-sheet')
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect(page.getByText('Saved here, not sent yet')).toBeHidden()
  await expect(page.getByRole('button', { name: /unsent/ })).toBeHidden()
  expect(await titles(pastor)).toEqual(['Strength for the week'])
})
