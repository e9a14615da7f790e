import { page, userEvent } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { openApp } from '#testing/open-app.tsx'
import { review } from '#testing/review.ts'
import { heading } from '#testing/page-steps.ts'

/** Hidden from screen readers: the name is said by the button. */
const tooltip = page.getByRole('tooltip', { includeHidden: true })

/** The buttons in view that show no words, within an element, each by its name. */
function wordless(within: string): Map<string, HTMLElement> {
  const buttons = [...document.querySelectorAll<HTMLElement>(`${within} button[aria-label]`)]
    .filter((button) => button.checkVisibility() && !/[a-z]/i.test(button.innerText))
    .map((button) => [button.getAttribute('aria-label') ?? '', button] as const)
  return new Map(buttons.toReversed())
}

async function hoverAll(within: string, least: number) {
  const buttons = wordless(within)
  expect(buttons.size).toBeGreaterThanOrEqual(least)
  for (const [name, button] of buttons) {
    await userEvent.hover(button)
    await expect.element(tooltip, { message: name }).toHaveTextContent(name)
  }
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } })
  await expect.element(tooltip).not.toBeInTheDocument()
}

test('every button without words says its name on hovering', async ({ pastor }) => {
  await pastor.api.post('/api/prayers', { title: 'Rain', description: 'Soon', category: 'family' })
  await openApp('/prayers')
  await expect.element(heading('Rain')).toBeVisible()
  // Initials are letters, but no words.
  await page.getByRole('button', { name: 'Your account' }).hover()
  await expect.element(tooltip).toHaveTextContent('Your account')
  await hoverAll('#shell', 5)
  await page.getByRole('button', { name: 'Add Prayer', exact: true }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await hoverAll('[role="dialog"]', 1)
  await page.getByRole('button', { name: 'Close', exact: true }).hover()
  await expect.element(tooltip).toBeVisible()
  await review()
  await openApp('/events')
  await expect.element(page.getByRole('button', { name: 'Next week' })).toBeVisible()
  await hoverAll('main', 3)
})
