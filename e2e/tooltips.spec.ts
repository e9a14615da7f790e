import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const tooltip = (page: Page) => page.locator('[role="tooltip"]')

/** The names of the buttons in view that show no words, within an element. */
const wordless = (page: Page, within: string) =>
  page
    .locator(within)
    .evaluate((root) =>
      [...root.querySelectorAll('button[aria-label]')]
        .filter((button) => button.checkVisibility() && !/[a-z]/i.test((button as HTMLElement).innerText))
        .map((button) => button.getAttribute('aria-label') ?? ''),
    )

async function hoverAll(page: Page, within: string, least: number) {
  const names = new Set(await wordless(page, within))
  expect(names.size).toBeGreaterThanOrEqual(least)
  for (const name of names) {
    await page
      .locator(within)
      .locator(`button[aria-label=${JSON.stringify(name)}]:visible`)
      .first()
      .hover()
    await expect(tooltip(page), name).toHaveText(name)
  }
  await page.mouse.move(0, 0)
  await expect(tooltip(page)).toBeHidden()
}

test('every button without words says its name on hovering', async ({ page, pastor, review }) => {
  await pastor.api.post('/api/prayers', { title: 'Rain', description: 'Soon', category: 'family' })
  await page.goto('/prayers')
  await expect(page.getByRole('heading', { name: 'Rain' })).toBeVisible()
  // Initials are letters, but no words.
  await page.getByRole('button', { name: 'Your account' }).hover()
  await expect(tooltip(page)).toHaveText('Your account')
  await hoverAll(page, '#shell', 5)
  await page.getByRole('button', { name: 'Add Prayer', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await hoverAll(page, '[role="dialog"]', 1)
  await page.getByRole('button', { name: 'Close', exact: true }).hover()
  await expect(tooltip(page)).toBeVisible()
  await review('tooltip')
  await page.goto('/events')
  await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible()
  await hoverAll(page, 'main', 3)
})

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
