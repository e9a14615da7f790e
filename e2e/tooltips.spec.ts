import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const tooltip = (page: Page) => page.locator('[role="tooltip"]')

test('the keyboard brings a tooltip at once, Escape is for what lies beneath, and a finger brings none', async ({
  page,
}) => {
  await page.goto('/prayers')
  await page.getByRole('button', { name: 'Add Prayer', exact: true }).first().tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(tooltip(page)).toHaveCount(0)
  const close = page.getByRole('button', { name: 'Close', exact: true })
  await page.keyboard.press('Shift+Tab')
  await close.focus()
  await expect(tooltip(page)).toHaveText('Close')
  // The name is said once: the tooltip is for the eye.
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
