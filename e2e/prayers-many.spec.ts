import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { titlesOf } from './support/prayer-steps.ts'
import { consented, say, scriptSpeech } from './support/scripted-speech.ts'

/** Several prayers at once. */

async function openMany(page: Page) {
  await page.getByRole('button', { name: 'More for the list' }).click()
  await page.getByRole('menuitem', { name: 'Add several' }).click()
  return page.getByRole('dialog', { name: 'Add Several Prayers' })
}

test(
  '“next prayer” begins a line where it is said, and means itself where it is written',
  { tag: '@all' },
  async ({ page, pastor }) => {
    await consented(page, pastor)
    await scriptSpeech(page)
    await page.goto('/prayers')
    const many = await openMany(page)
    const field = many.getByLabel('One Prayer per Line')
    await field.fill('Our next prayer walk in May')
    await many.getByRole('button', { name: 'Dictate' }).click()
    await say(page, 'next prayer healing for Anna next prayer')
    await say(page, 'a job for Ben')
    await expect(field).toHaveValue('Our next prayer walk in May\nHealing for Anna\nA job for Ben')
    await many.getByRole('button', { name: 'Add 3 Prayers' }).click()
    await expect(page.getByText('3 prayers added').first()).toBeVisible()
    await expect
      .poll(() => titlesOf(pastor))
      .toEqual(['A job for Ben', 'Healing for Anna', 'Our next prayer walk in May'])
  },
)
