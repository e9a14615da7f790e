import { expect, type Page } from '@playwright/test'

/** Over an open passage the version, the reference and the tabs are folded away: a tap on its name brings them back. */
export async function showControls(page: Page): Promise<void> {
  const folded = page.locator('article h2 button[aria-expanded="false"]')
  await expect(folded.or(page.getByRole('tab', { name: 'Search', exact: true })).first()).toBeVisible()
  if (await folded.isVisible()) await folded.click()
}
