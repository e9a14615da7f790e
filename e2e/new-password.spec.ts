import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { expect, signedOutTest, test } from './support/fixtures.ts'

const warning = 'Many people use this password. Choose one that only you would think of.'

/** A common password is warned of, in any case; one of the user's own is not. */
async function expectWarning(where: Page | Locator, field: Locator) {
  await field.fill('Password')
  await expect(where.getByText(warning)).toBeVisible()
  await expect(field).toHaveAccessibleDescription(warning)
  await field.fill('twelve quiet rivers')
  await expect(where.getByText('Strong password')).toBeVisible()
  await expect(where.getByText(warning)).toBeHidden()
}

/** Every request for the list of common passwords. */
function requestsForList(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('common-passwords')) requests.push(request.url())
  })
  return requests
}

signedOutTest('registering warns of a common password, and takes it', async ({ page, review }) => {
  const requests = requestsForList(page)
  await page.goto('/auth')
  await page.getByLabel('Email').fill('ann@example.org')
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByRole('tab', { name: 'Register' }).click()
  const form = page.getByRole('tabpanel', { name: 'Register' })
  await form.getByLabel('Full Name').fill('Ann Lee')
  await form.getByLabel('Email').fill(`${randomUUID()}@example.org`)
  expect(requests).toEqual([])
  const password = form.getByLabel('Password', { exact: true })
  await expectWarning(form, password)
  expect(requests).toHaveLength(1)
  await password.fill('iloveyou')
  await form.getByLabel('Confirm Password').fill('iloveyou')
  await expect(form.getByText(warning)).toBeVisible()
  await review('register-common-password')
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('changing the password warns of a common one @all', async ({ page }) => {
  const requests = requestsForList(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  await dialog.getByLabel('Current Password').fill('password')
  expect(requests).toEqual([])
  await expectWarning(dialog, dialog.getByLabel('New Password'))
})

signedOutTest('resetting the password warns of a common one @all', async ({ page }) => {
  await page.goto('/reset-password#token=any')
  await expectWarning(page, page.getByLabel('New Password', { exact: true }))
})

signedOutTest(
  'without the list of common passwords there is no warning and no error @all',
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource: net::ERR_FAILED/)
    await page.route('**/common-passwords*', (route) => route.abort())
    await page.goto('/reset-password#token=any')
    const failed = page.waitForEvent('requestfailed')
    await page.getByLabel('New Password', { exact: true }).fill('password')
    expect((await failed).url()).toContain('common-passwords')
    await expect(page.getByText('Easy to guess. Try three or four words together')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)
