import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Your Profile' })

async function openProfile(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'My Profile' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('the appearance is chosen at once and remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openProfile(page)
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await dialog(page).getByText('Dark', { exact: true }).click()
  await expect.poll(ground).not.toBe(light)
  await page.reload()
  await expect.poll(ground).not.toBe(light)
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
})
