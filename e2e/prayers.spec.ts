import { breakDown, expect, type Pastor, pressTryAgain, test } from './fixtures.ts'
import type { Page } from '@playwright/test'

const dialog = (page: Page) => page.getByRole('dialog', { name: /Prayer$/ })

const addPrayer = (pastor: Pastor, prayer: object = {}) =>
  pastor.api.post('/api/prayers', {
    title: 'Healing',
    description: 'For a quick recovery',
    category: 'congregation',
    ...prayer,
  })

async function fill(page: Page, title: string, category = 'Family') {
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Description').fill('That we may find peace')
  await dialog(page).getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: category }).click()
}

test('an empty list says so and offers to begin', async ({ page }) => {
  await page.goto('/prayers')
  await expect(page.getByText('No prayers found in this category')).toBeVisible()
})

test('a prayer is added, found under its tab, changed and still there after a reload', async ({ page }) => {
  await page.goto('/prayers')
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await expect(dialog(page)).toHaveAccessibleName('New Prayer')
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await fill(page, 'Peace at home')
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(page.getByText('Prayer added successfully', { exact: true })).toBeVisible()
  await expect(dialog(page)).toBeHidden()

  await page.getByRole('tab', { name: 'Congregation' }).click()
  await expect(page.getByText('No prayers found in this category')).toBeVisible()
  await page.getByRole('tab', { name: 'Family' }).click()
  await expect(page.getByRole('heading', { name: 'Peace at home' })).toBeVisible()

  await page.getByRole('button', { name: 'More for Peace at home' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Edit Prayer')
  await dialog(page).getByLabel('Title').fill('Peace in the house')
  await dialog(page).getByRole('button', { name: 'Save Prayer' }).click()
  await expect(page.getByText('Prayer updated successfully', { exact: true })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Peace in the house' })).toBeVisible()
})

test('what is missing is said at the field and in a toast, and what was typed stays', async ({ page }) => {
  await page.goto('/prayers?new=true')
  await dialog(page).getByLabel('Title').fill('Only a title')
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(page.getByText('Validation Error', { exact: true })).toBeVisible()
  await expect(page.getByText('Please fill in all required fields', { exact: true })).toBeVisible()
  await expect(dialog(page).getByLabel('Description')).toBeFocused()
  await expect(dialog(page).getByLabel('Description')).toHaveAccessibleDescription(
    'Please describe the prayer',
  )
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Only a title')
})

test('answered is switched with its date and back, and survives a failing server as it was', async ({
  page,
  pastor,
  expectConsole,
  review,
}) => {
  expectConsole(/API PATCH request to .* failed|Failed to load resource/)
  await addPrayer(pastor)
  await page.goto('/prayers')
  const answered = page.getByRole('switch', { name: 'Answered' })
  await answered.click()
  await expect(answered).toBeChecked()
  await expect(page.getByText(/^Answered \w{3} \d{1,2}, \d{4}$/)).toBeVisible()
  await review('prayers-answered')
  await page.reload()
  await expect(answered).toBeChecked()
  await answered.click()
  await expect(answered).not.toBeChecked()
  await expect(page.getByText(/^Answered \w{3}/)).toBeHidden()
  await expect(async () =>
    expect(await pastor.api.get('/api/prayers')).toMatchObject([{ isAnswered: false }]),
  ).toPass()

  const restore = await breakDown(page, '**/api/prayers/*')
  await answered.click()
  await expect(page.getByText('Failed to save prayer. Please try again.', { exact: true })).toBeVisible()
  await expect(answered).not.toBeChecked()
  await restore()
})

test('a list that cannot be read says so and can be tried again', async ({ page, pastor, expectConsole }) => {
  expectConsole(/API GET request to \/api\/prayers failed|Failed to load resource/)
  await addPrayer(pastor)
  const restore = await breakDown(page, '**/api/prayers')
  await page.goto('/prayers')
  await expect(page.getByText('We could not load your prayers')).toBeVisible()
  await pressTryAgain(page, restore)
  await expect(page.getByRole('heading', { name: 'Healing' })).toBeVisible()
})

test('a full list is searched by every word, accents ignored', async ({ page, pastor }) => {
  await Promise.all(
    Array.from({ length: 60 }, (_, number) => addPrayer(pastor, { title: `Prayer number ${number}` })),
  )
  await addPrayer(pastor, { title: 'For José', description: 'رحمة and a very long description '.repeat(20) })
  await page.goto('/prayers')
  await expect(page.getByRole('heading', { name: 'For José' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search prayers' }).fill('jose recovery')
  await expect(page.getByText('No prayers match “jose recovery”')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search prayers' }).fill('jose')
  await expect(page.getByRole('heading', { name: 'For José' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Prayer number 1', exact: true })).toBeHidden()
})
