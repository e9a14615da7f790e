import type { Browser, Page } from '@playwright/test'
import { expect, type Pastor, registerPastor, skipHelp } from './fixtures.ts'

/** Somebody else who uses this browser, registered elsewhere. To be called before the page is opened. */
export async function nextUser(page: Page, browser: Browser, origin = ''): Promise<Pastor> {
  const apart = await browser.newContext()
  const next = await registerPastor(apart.request, origin)
  await apart.close()
  await skipHelp(page, next.id)
  return next
}

/** Signs out and somebody else in, on the same page: nothing is loaded anew. Ends in the settings. */
export async function changeUser(page: Page, { email, password }: Pastor): Promise<void> {
  await page.evaluate(() => ((window as { isSamePage?: boolean }).isSamePage = true))
  const menu = page.getByRole('button', { name: 'Your account' })
  await menu.click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await menu.click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true)
}
