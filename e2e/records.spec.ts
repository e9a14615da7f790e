/** What holds for the forms and lists of every kind of record, shown on one of them. */
import type { Page } from '@playwright/test'
import { expect, type Pastor, skipHelp, test } from './fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /Prayer$/ })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Add Prayer' })

interface Prayer {
  readonly id: string
  readonly title: string
  readonly description: string
}

const prayersOf = ({ api }: Pastor) => api.get<Prayer[]>('/api/prayers')

async function fillNew(page: Page, title: string) {
  await page.goto('/prayers?new=true')
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Description').fill('Written before the tunnel')
  await dialog(page).getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Family' }).click()
}

/** Lets creates through to the server and holds every answer back. */
async function holdAnswers(page: Page) {
  const made = Promise.withResolvers<void>()
  await page.route('**/api/prayers', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    made.resolve()
  })
  return { made: made.promise }
}

test.describe('a page that is gone before the answer to a new record has come', () => {
  /** Answers the page that opens afterwards: one that is closed has no moment left to note that the change is stored on the device. */
  const goOn = async (leaving: Page, pastor: Pastor) => {
    await fillNew(leaving, 'On the train')
    const { made } = await holdAnswers(leaving)
    await save(leaving).click()
    await made
    const page = await leaving.context().newPage()
    await leaving.close()
    await skipHelp(page, pastor.id)
    await page.goto('/prayers')
    await page.getByRole('button', { name: 'Add Prayer' }).first().click()
    await page.getByRole('button', { name: 'Continue draft' }).click()
    return page
  }

  test('and a draft taken up afterwards make one record, with the last words', async ({
    page: leaving,
    pastor,
  }) => {
    const page = await goOn(leaving, pastor)
    await dialog(page).getByLabel('Description').fill('Written after the tunnel')
    await save(page).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByText('Written after the tunnel')).toBeVisible()
    await expect
      .poll(async () => (await prayersOf(pastor)).map(({ title, description }) => [title, description]))
      .toEqual([['On the train', 'Written after the tunnel']])
  })

  test('and a change made on another device meanwhile leave both texts to choose from', async ({
    page: leaving,
    pastor,
  }) => {
    const page = await goOn(leaving, pastor)
    const [made] = await prayersOf(pastor)
    await pastor.api.patch(`/api/prayers/${made?.id ?? ''}`, { description: 'Written elsewhere' })
    await dialog(page).getByLabel('Description').fill('Written here')
    await save(page).click()
    await expect(
      page.getByText('This was changed on another device in the meantime.', { exact: true }),
    ).toBeVisible()
    await expect(dialog(page).getByText('Written elsewhere')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Keep mine' }).click()
    await expect(dialog(page)).toBeHidden()
    expect((await prayersOf(pastor)).map(({ description }) => description)).toEqual(['Written here'])
  })
})

test('after a delete the focus goes to the next card, then the one before, then to what adds the first', async ({
  page,
  pastor,
}) => {
  for (const title of ['First', 'Second', 'Third'])
    await pastor.api.post('/api/prayers', { title, description: 'Words', category: 'family' })
  await page.goto('/prayers')
  // The newest is on top: Third, Second, First.
  const more = (title: string) => page.getByRole('button', { name: `More for ${title}` })
  const remove = async (title: string) => {
    await more(title).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    await expect(page.getByRole('heading', { name: title })).toBeHidden()
  }
  await remove('Second')
  await expect(more('First')).toBeFocused()
  await remove('First')
  await expect(more('Third')).toBeFocused()
  await remove('Third')
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Add Prayer' })).toBeFocused()
})

test('after a delete from a dialog the focus goes to the next card too', async ({ page, pastor }) => {
  for (const title of ['Read Ruth', 'Read Amos'])
    await pastor.api.post('/api/goals', { title, category: 'Spiritual' })
  for (const title of ['Rain', 'Sun'])
    await pastor.api.post('/api/journals', { title, content: 'All day', date: '2025-03-05' })
  await page.goto('/goals')
  await page.getByRole('button', { name: 'Edit Goal' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Delete/ })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete|Yes|OK/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Read Amos' })).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Read Ruth' }).locator(':focus')).toBeVisible()
  await expect.poll(() => pastor.api.get('/api/goals')).toHaveLength(1)

  await page.goto('/journal')
  await page.getByRole('button', { name: /Sun/ }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Journal entry deleted', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Rain' }).locator(':focus')).toBeVisible()
})

test('rich text that is pasted lands as plain text', async ({ page, pastor, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await fillNew(page, 'Pasted')
  await page.evaluate(async () => {
    const html = '<h1>Grace</h1><p>and <b>peace</b> <a href="https://example.org">here</a></p>'
    const blob = (text: string, type: string) => new Blob([text], { type })
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': blob(html, 'text/html'),
        'text/plain': blob('Grace\nand peace', 'text/plain'),
      }),
    ])
  })
  for (const label of ['Title', 'Description']) {
    await dialog(page).getByLabel(label).focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+v')
  }
  await expect(dialog(page).getByLabel('Description')).toHaveValue('Grace\nand peace')
  await save(page).click()
  await expect(dialog(page)).toBeHidden()
  const [prayer] = await prayersOf(pastor)
  expect(prayer?.title).toMatch(/^Grace ?and peace$/)
  expect(prayer?.description).toBe('Grace\nand peace')
  await expect(page.getByRole('list', { name: 'Prayers' }).locator('b, a, h1')).toHaveCount(0)
})
