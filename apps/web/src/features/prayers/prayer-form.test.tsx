import { type Locator, page, userEvent } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { openApp, reload } from '#testing/open-app.tsx'
import { prayerDialog as dialog, storedPrayers } from '#testing/prayers.ts'
import { review } from '#testing/review.ts'
import { heading, toast } from '#testing/page-steps.ts'

const titleField = () => dialog().getByLabelText('Title')
const descriptionField = () => dialog().getByLabelText('Description')
const category = () => dialog().getByRole('combobox', { name: 'Category' })

async function fill(title: string, categoryName: string) {
  await titleField().fill(title)
  await descriptionField().fill('That we may find peace')
  await category().click()
  await page.getByRole('option', { name: categoryName }).click()
}

test('a prayer is added, found under its tab, changed and still there after a reload', async () => {
  await openApp('/prayers')
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await expect.element(dialog()).toHaveAccessibleName('New Prayer')
  await expect.element(titleField()).toHaveFocus()
  await fill('Peace at home', 'Family')
  await dialog().getByRole('button', { name: 'Add Prayer' }).click()
  await expect.element(toast('Prayer added successfully')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()

  await page.getByRole('tab', { name: 'Congregation' }).click()
  await expect.element(page.getByText('No prayers found in this category')).toBeVisible()
  await page.getByRole('tab', { name: 'Family' }).click()
  await expect.element(heading('Peace at home')).toBeVisible()

  await page.getByRole('button', { name: 'More for Peace at home' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect.element(dialog()).toHaveAccessibleName('Edit Prayer')
  await titleField().fill('Peace in the house')
  await dialog().getByRole('button', { name: 'Save Prayer' }).click()
  await expect.element(toast('Prayer updated successfully')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  await reload()
  await expect.element(heading('Peace in the house')).toBeVisible()
})

test('three prayers are added with few taps', async ({ pastor }) => {
  await openApp('/prayers')
  await page.getByRole('tab', { name: 'Family' }).click()
  let taps = 0
  const tap = async (name: string, within: Pick<Locator, 'getByRole'> = dialog()) => {
    taps += 1
    await within.getByRole('button', { name }).first().click()
  }
  await tap('Add Prayer', page)
  await expect.element(category()).toHaveTextContent('Family')
  await expect.element(dialog().getByRole('switch', { name: 'Answered' })).not.toBeInTheDocument()
  for (const [index, title] of ['Rain', 'Peace', 'Work'].entries()) {
    await expect.element(titleField()).toHaveFocus()
    await expect.element(titleField()).toHaveValue('')
    await userEvent.keyboard(title)
    await userEvent.keyboard('{Enter}')
    await expect.element(descriptionField()).toHaveFocus()
    await userEvent.keyboard(`For ${title}`)
    if (index === 1) await review()
    await tap(index < 2 ? 'Save and add another' : 'Add Prayer')
    await expect.element(toast('Prayer added successfully')).toBeVisible()
  }
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(taps).toBeLessThanOrEqual(9)
  await expect.poll(() => page.getByRole('main').getByRole('listitem').elements()).toHaveLength(3)
  const prayers = await storedPrayers(pastor)
  expect(prayers.map(({ title, description, category }) => [title, description, category]).sort()).toEqual([
    ['Peace', 'For Peace', 'family'],
    ['Rain', 'For Rain', 'family'],
    ['Work', 'For Work', 'family'],
  ])
})

test('after one prayer the next has a draft of its own, and what is missing keeps the form', async ({
  pastor,
}) => {
  await openApp('/prayers?new=true')
  await expect.element(category()).toHaveTextContent('Congregation')
  const another = dialog().getByRole('button', { name: 'Save and add another' })
  await another.click()
  await expect.element(toast('Validation Error')).toBeVisible()
  await expect.element(titleField()).toHaveFocus()
  await fill('The first', 'Personal')
  await another.click()
  await expect.element(titleField()).toHaveValue('')
  await expect.element(category()).toHaveTextContent('Personal')
  expect(dialog().element().querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
  await titleField().fill('The second')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(toast('Draft saved')).toBeVisible()
  await reload()
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await dialog().getByRole('button', { name: 'Continue draft' }).click()
  await expect.element(titleField()).toHaveValue('The second')
  await descriptionField().fill('A prayer of its own')
  await dialog().getByRole('button', { name: 'Add Prayer' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(() => storedPrayers(pastor)).toHaveLength(2)
})
