import { page } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { openApp, reload } from '#testing/open-app.tsx'
import { review } from '#testing/review.ts'
import { toast } from '#testing/page-steps.ts'
import { answer, hold } from '#testing/stand-in.ts'

const dialog = () => page.getByRole('dialog', { name: 'Edit Your Profile' })
const fullName = () => dialog().getByLabelText('Full Name')
const greeting = page.getByRole('heading', { name: /Pastor Maria$/ })

async function openProfile() {
  await openApp('/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'My Profile' }).click()
  await expect.element(dialog()).toBeVisible()
}

test('name and church are changed, and the greeting follows', async () => {
  await openProfile()
  await expect.element(fullName()).toHaveValue('Ann Lee')
  await review()
  await fullName().fill('Maria Anne Lee')
  await dialog()
    .getByLabelText(/^Church Name/)
    .fill('')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(toast('Profile updated')).toBeVisible()
  await expect.element(toast('Your profile has been successfully updated.')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(greeting).toBeVisible()
  await expect.element(page.getByText(/Grace Chapel/)).not.toBeInTheDocument()
  await reload()
  await expect.element(greeting).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Your account' })).toHaveTextContent('MA')
})

test('a name that is too short is refused at the field', async () => {
  await openProfile()
  await fullName().fill('A')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(fullName()).toHaveAccessibleDescription('Full name must be at least 2 characters.')
})

test('what the server refuses is shown at its field and keeps what was typed', async ({ expectConsole }) => {
  expectConsole(/API PATCH request to \/api\/user failed/)
  await openProfile()
  const fields = { fullName: 'Not this name' }
  answer('PATCH /api/user', { error: 'invalid_request', message: 'Not this name', fields })
  await fullName().fill('Maria')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(toast('Error updating profile')).toBeVisible()
  await expect.element(fullName()).toHaveAccessibleDescription('Not this name')
  await expect.element(fullName()).toHaveValue('Maria')
})

test('saving without a connection says so and keeps the dialog', async ({ expectConsole }) => {
  expectConsole(/API PATCH request to \/api\/user failed/)
  await openProfile()
  answer('PATCH /api/user', 'offline')
  const letFail = hold('PATCH /api/user')
  await fullName().fill('Maria')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog().getByRole('button', { name: 'Saving...' })).toBeDisabled()
  letFail()
  await expect.element(toast('Error updating profile')).toBeVisible()
  await expect.element(fullName()).toHaveValue('Maria')
})

test('a session that ended while the menu was open asks to log in, and leads there', async ({
  pastor,
  expectConsole,
}) => {
  expectConsole(/Please sign in to continue\./)
  await openApp('/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect.element(page.getByRole('button', { name: 'My Profile' })).toBeVisible()
  await pastor.api.post('/api/logout', {})
  await page.getByRole('button', { name: 'My Profile' }).click()
  await expect.element(dialog().getByText('Please log in to edit your profile.')).toBeVisible()
  await review()
  await dialog().getByRole('button', { name: 'Log In' }).click()
  await expect.element(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
})
