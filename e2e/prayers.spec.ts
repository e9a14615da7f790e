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

test('an empty list says so and offers to begin', async ({ page, pastor, review }) => {
  expect(pastor.id).toBeTruthy()
  await page.goto('/prayers')
  await expect(page.getByText('No prayers found in this category')).toBeVisible()
  await review('prayers-empty')
})

test('a prayer is added, found under its tab, changed and still there after a reload', async ({
  page,
  pastor,
  review,
}) => {
  expect(pastor.id).toBeTruthy()
  await page.goto('/prayers')
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await expect(dialog(page)).toHaveAccessibleName('New Prayer')
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await fill(page, 'Peace at home')
  await review('prayers-form')
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

test('what is missing is said at the field and in a toast, and what was typed stays', async ({
  page,
  pastor,
  review,
}) => {
  expect(pastor.id).toBeTruthy()
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
  await review('prayers-form-invalid')
})

test('?new=true opens the form once and leaves the address clean; Back closes it', async ({
  page,
  pastor,
}) => {
  expect(pastor.id).toBeTruthy()
  await page.goto('/')
  await page.goto('/prayers?new=true')
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(/\/prayers$/)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/prayers$/)
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

test('a deleted prayer can be brought back', async ({ page, pastor }) => {
  await addPrayer(pastor)
  await page.goto('/prayers')
  await page.getByRole('button', { name: 'More for Healing' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Healing' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Healing' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Healing' })).toBeVisible()
})

test('saving while the server is gone keeps the text, and a second try makes one prayer', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/API POST request to \/api\/prayers failed|Failed to load resource/)
  await page.goto('/prayers?new=true')
  await fill(page, 'In the corridor')
  const restore = await breakDown(page, '**/api/prayers')
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(page.getByText('Failed to save prayer. Please try again.', { exact: true })).toBeVisible()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('In the corridor')
  await restore()
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).dblclick()
  await expect(dialog(page)).toBeHidden()
  expect(await pastor.api.get<unknown[]>('/api/prayers')).toHaveLength(1)
})

test('unsaved words wait as a draft through a reload and are offered again', async ({
  page,
  pastor,
  review,
}) => {
  expect(pastor.id).toBeTruthy()
  await page.goto('/prayers?new=true')
  await dialog(page).getByLabel('Description').fill('Half a thought about')
  await page.waitForTimeout(400)
  await page.reload()
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await expect(page.getByText(/You have unsaved text from/)).toBeVisible()
  await review('prayers-draft')
  await page.getByRole('button', { name: 'Continue draft' }).click()
  await expect(dialog(page).getByLabel('Description')).toHaveValue('Half a thought about')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await expect(page.getByText(/You have unsaved text from/)).toBeHidden()
})

test('two devices: both texts are shown, and the user chooses', async ({
  page,
  pastor,
  expectConsole,
  review,
}) => {
  expectConsole(/API PATCH request to .* failed|409/)
  const { id } = (await addPrayer(pastor)) as { id: string }
  await page.goto('/prayers')
  await page.getByRole('button', { name: 'More for Healing' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog(page).getByLabel('Title').fill('Healing, written here')
  await pastor.api.patch(`/api/prayers/${id}`, { title: 'Healing, written there' })
  await dialog(page).getByRole('button', { name: 'Save Prayer' }).click()
  await expect(
    page.getByText('This was changed on another device in the meantime.', { exact: true }),
  ).toBeVisible()
  await expect(dialog(page).getByText('Healing, written there')).toBeVisible()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Healing, written here')
  await review('prayers-conflict')
  await dialog(page).getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('heading', { name: 'Healing, written here' })).toBeVisible()
})

test('a list that cannot be read says so and can be tried again', async ({
  page,
  pastor,
  expectConsole,
  review,
}) => {
  expectConsole(/API GET request to \/api\/prayers failed|Failed to load resource/)
  await addPrayer(pastor)
  const restore = await breakDown(page, '**/api/prayers')
  await page.goto('/prayers')
  await expect(page.getByText('We could not load your prayers')).toBeVisible()
  await review('prayers-failed')
  await pressTryAgain(page, restore)
  await expect(page.getByRole('heading', { name: 'Healing' })).toBeVisible()
})

test('a full list is searched by every word, accents ignored', async ({ page, pastor, review }) => {
  for (let number = 1; number <= 60; number += 1)
    await addPrayer(pastor, { title: `Prayer number ${number}` })
  await addPrayer(pastor, { title: 'For José', description: 'رحمة and a very long description '.repeat(20) })
  await page.goto('/prayers')
  await expect(page.getByRole('heading', { name: 'For José' })).toBeVisible()
  await review('prayers-full')
  await page.getByRole('searchbox', { name: 'Search prayers' }).fill('jose recovery')
  await expect(page.getByText('No prayers match “jose recovery”')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search prayers' }).fill('jose')
  await expect(page.getByRole('heading', { name: 'For José' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Prayer number 1', exact: true })).toBeHidden()
})
