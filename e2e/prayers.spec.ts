import { breakDown, expect, type Pastor, pressTryAgain, test } from './support/fixtures.ts'
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

const segment = (page: Page, name: 'Praying' | 'Answered') => page.getByRole('radio', { name })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })

test('an answered prayer moves to Answered with its date, and back', async ({
  page,
  pastor,
  expectConsole,
  review,
}) => {
  expectConsole(/API PATCH request to .* failed|Failed to load resource/)
  await addPrayer(pastor)
  await page.goto('/prayers')
  await expect(segment(page, 'Praying')).toBeChecked()
  const answered = page.getByRole('switch', { name: 'Answered' })
  await answered.click()
  await expect(toast(page, 'Moved to Answered')).toBeVisible()
  await expect(page.getByText('Every prayer here is answered')).toBeVisible()
  await review('prayers-all-answered')
  await segment(page, 'Answered').check()
  await expect(answered).toBeChecked()
  await expect(page.getByText(/^Answered \w{3} \d{1,2}, \d{4}$/)).toBeVisible()
  await review('prayers-answered')
  await page.reload()
  await segment(page, 'Answered').check()
  await answered.click()
  await expect(toast(page, 'Moved to Praying')).toBeVisible()
  await expect(page.getByText('No answered prayers yet')).toBeVisible()
  await segment(page, 'Praying').check()
  await expect(answered).not.toBeChecked()
  await expect(page.getByText(/^Answered \w{3}/)).toBeHidden()
  await expect(async () =>
    expect(await pastor.api.get('/api/prayers')).toMatchObject([{ isAnswered: false, dateAnswered: null }]),
  ).toPass()

  const restore = await breakDown(page, '**/api/prayers/*')
  await answered.click()
  await expect(toast(page, 'Failed to save prayer. Please try again.')).toBeVisible()
  await expect(answered).not.toBeChecked()
  await restore()
})

test('marking an answer can be undone, and the focus stays in the list', async ({ page, pastor }) => {
  await addPrayer(pastor, { title: 'First' })
  await addPrayer(pastor, { title: 'Second' })
  await page.goto('/prayers')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Second' }) })
  await card.getByRole('switch', { name: 'Answered' }).press('Space')
  await expect(page.getByRole('heading', { name: 'Second' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'First', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Second' })).toBeVisible()
  await expect(async () =>
    expect(await pastor.api.get('/api/prayers')).toMatchObject([
      { isAnswered: false },
      { isAnswered: false },
    ]),
  ).toPass()

  // From its reading view, which stays open.
  await page.getByRole('button', { name: 'Second', exact: true }).press('Enter')
  const reader = page.getByRole('dialog', { name: 'Second' })
  await reader.getByRole('switch', { name: 'Answered' }).press('Space')
  await expect(reader.getByText(/^Answered \w{3} \d{1,2}, \d{4}$/)).toBeVisible()
  await expect(reader.getByRole('switch', { name: 'Answered' })).toBeFocused()
  await reader.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(reader).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Second' })).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
})

test('each tab counts what is prayed and answered, and a search looks in both', async ({
  page,
  pastor,
  review,
}) => {
  const answered = { isAnswered: true, dateAnswered: '2026-10-05' }
  for (const [index, category] of ['congregation', 'personal', 'family', 'ministry', 'other'].entries())
    await addPrayer(pastor, { title: `Rain ${index}`, category })
  await addPrayer(pastor, { title: 'Rain at last', category: 'family', ...answered })
  await addPrayer(pastor, { title: 'Work for a son', category: 'personal', ...answered })
  await page.goto('/prayers')
  const segments = page.getByRole('group', { name: 'Praying or answered' })
  await expect(segments).toHaveText(/Praying\s*5\s*Answered\s*2/)
  await review('prayers-categories')
  await page.getByRole('tab', { name: 'Family' }).click()
  await expect(segments).toHaveText(/Praying\s*1\s*Answered\s*1/)
  await page.getByRole('tab', { name: 'Congregation' }).click()
  await segment(page, 'Answered').check()
  await expect(page.getByText('No answered prayers yet')).toBeVisible()
  await page.getByRole('tab', { name: 'All Prayers' }).click()
  await expect(page.getByRole('heading', { name: 'Work for a son' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rain 0' })).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search prayers' }).fill('rain')
  await expect(page.getByRole('status').filter({ hasText: '5 praying, 1 answered' })).toBeVisible()
  const found = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Rain at last' }) })
  await expect(found.getByRole('paragraph').getByText('Answered', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rain 0' })).toBeVisible()
  await review('prayers-search')
})

test('three prayers are added with few taps', async ({ page, pastor, review }) => {
  await page.goto('/prayers')
  await page.getByRole('tab', { name: 'Family' }).click()
  let taps = 0
  const tap = async (name: string, within: Page | ReturnType<typeof dialog> = dialog(page)) => {
    taps += 1
    await within.getByRole('button', { name }).first().click()
  }
  await tap('Add Prayer', page)
  await expect(dialog(page).getByRole('combobox', { name: 'Category' })).toHaveText('Family')
  await expect(dialog(page).getByRole('switch', { name: 'Answered' })).toBeHidden()
  for (const [index, title] of ['Rain', 'Peace', 'Work'].entries()) {
    await expect(dialog(page).getByLabel('Title')).toBeFocused()
    await expect(dialog(page).getByLabel('Title')).toHaveValue('')
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel('Description')).toBeFocused()
    await page.keyboard.type(`For ${title}`)
    if (index === 1) await review('prayers-form-another')
    await tap(index < 2 ? 'Save and add another' : 'Add Prayer')
    await expect(toast(page, 'Prayer added successfully')).toBeVisible()
  }
  await expect(dialog(page)).toBeHidden()
  expect(taps).toBeLessThanOrEqual(9)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  const prayers =
    await pastor.api.get<{ title: string; description: string; category: string }[]>('/api/prayers')
  expect(prayers.map(({ title, description, category }) => [title, description, category]).sort()).toEqual([
    ['Peace', 'For Peace', 'family'],
    ['Rain', 'For Rain', 'family'],
    ['Work', 'For Work', 'family'],
  ])
})

test('after one prayer the next has a draft of its own, and what is missing keeps the form', async ({
  page,
  pastor,
}) => {
  await page.goto('/prayers?new=true')
  await expect(dialog(page).getByRole('combobox', { name: 'Category' })).toHaveText('Congregation')
  await dialog(page).getByRole('button', { name: 'Save and add another' }).click()
  await expect(toast(page, 'Validation Error')).toBeVisible()
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await fill(page, 'The first', 'Personal')
  await dialog(page).getByRole('button', { name: 'Save and add another' }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('')
  await expect(dialog(page).getByRole('combobox', { name: 'Category' })).toHaveText('Personal')
  await expect(dialog(page).locator('[aria-invalid="true"]')).toHaveCount(0)
  await dialog(page).getByLabel('Title').fill('The second')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(toast(page, 'Draft saved')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await dialog(page).getByRole('button', { name: 'Continue draft' }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('The second')
  await dialog(page).getByLabel('Description').fill('A prayer of its own')
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await pastor.api.get('/api/prayers')).toHaveLength(2)
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
