import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Your Profile' })

async function openProfile(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'My Profile' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('name and church are changed, and the greeting follows', async ({ page, review }) => {
  await openProfile(page)
  await expect(dialog(page).getByLabel('Full Name')).toHaveValue('Ann Lee')
  await review('profile')
  await dialog(page).getByLabel('Full Name').fill('Maria Anne Lee')
  await dialog(page).getByLabel('Church Name').fill('')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible()
  await expect(page.getByText('Your profile has been successfully updated.', { exact: true })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: /Pastor Maria$/ })).toBeVisible()
  await expect(page.getByText('Grace Chapel')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: /Pastor Maria$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your account' })).toHaveText('MA')
})

test('a name that is too short is refused at the field', async ({ page }) => {
  await openProfile(page)
  await dialog(page).getByLabel('Full Name').fill('A')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByLabel('Full Name')).toHaveAccessibleDescription(
    'Full name must be at least 2 characters.',
  )
})

test('what the server refuses is shown at its field and keeps what was typed', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/API PATCH request to \/api\/user failed|400/)
  await openProfile(page)
  await page.route('**/api/user', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 400,
          json: { code: 'invalid_request', message: 'Not this name', fields: { fullName: 'Not this name' } },
        })
      : route.continue(),
  )
  await dialog(page).getByLabel('Full Name').fill('Maria')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Error updating profile', { exact: true })).toBeVisible()
  await expect(dialog(page).getByLabel('Full Name')).toHaveAccessibleDescription('Not this name')
  await expect(dialog(page).getByLabel('Full Name')).toHaveValue('Maria')
})

test('saving without a connection says so and keeps the dialog', async ({ page, expectConsole }) => {
  expectConsole(/API PATCH request to \/api\/user failed|Failed to load resource/)
  await openProfile(page)
  const { promise: mayFail, resolve: letFail } = Promise.withResolvers<void>()
  await page.route('**/api/user', async (route) => {
    await mayFail
    await route.abort()
  })
  await dialog(page).getByLabel('Full Name').fill('Maria')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Saving...' })).toBeDisabled()
  letFail()
  await expect(page.getByText('Error updating profile', { exact: true })).toBeVisible()
  await expect(dialog(page).getByLabel('Full Name')).toHaveValue('Maria')
})

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

test('a session that ended while the menu was open asks to log in, and leads there', async ({
  page,
  context,
  review,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await context.clearCookies()
  await page.getByRole('button', { name: 'My Profile' }).click()
  await expect(dialog(page).getByText('Please log in to edit your profile.', { exact: true })).toBeVisible()
  await review('profile-signed-out')
  await dialog(page).getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})
