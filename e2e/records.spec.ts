/** What holds for the forms and lists of every record type. */
import { isRecordPart, recordNames } from '@stillwater/contract/records/record-names'
import type { Page } from '@playwright/test'
import { breakDown, clickTwice, expect, type Pastor, skipHelp, test } from './support/fixtures.ts'
import { prayersOf } from './support/prayer-steps.ts'
import { dialog, openForm, recordKinds, saveButton } from './support/record-kinds.ts'

const { prayers } = recordKinds
const save = (page: Page) => saveButton(page, prayers)

test('every record type is in the list', () => {
  expect(Object.keys(recordKinds).sort()).toEqual(recordNames.filter((name) => !isRecordPart(name)).sort())
})

interface Stored {
  readonly id: string
  readonly [field: string]: unknown
}

/** One in a form of its own, one with parts. The others are declared, not written, and run in `npm run test:all`. */
const isTypical = (path: string) => path === 'prayers' || path === 'sermons'

for (const [path, kind] of Object.entries(recordKinds)) {
  const { name, screen, field, label, list, body } = kind
  const api = `/api/${path}`
  const main = (page: Page) => dialog(page).getByLabel(label, { exact: true })
  const listed = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true })

  test.describe(isTypical(path) ? name : `${name} @all`, () => {
    test('that cannot be saved keeps its words, and a second try makes one', async ({
      page,
      pastor,
      expectConsole,
    }) => {
      expectConsole(/API POST request to \S+ failed|Failed to load resource/)
      await openForm(page, kind)
      await kind.fill(page, 'رحمة 🙏 in the corridor')
      const restore = await breakDown(page, `**${api}`, 'POST')
      await saveButton(page, kind).click()
      await expect(page.getByText(kind.failed, { exact: true })).toBeVisible()
      await expect(main(page)).toHaveValue('رحمة 🙏 in the corridor')
      await restore()
      await clickTwice(saveButton(page, kind))
      await expect(dialog(page)).toBeHidden()
      expect(await pastor.api.get(list)).toMatchObject([{ [field]: 'رحمة 🙏 in the corridor' }])
    })

    test('that is not saved waits as a draft through a reload; Back closes the form', async ({ page }) => {
      await openForm(page, kind)
      await expect(page).toHaveURL((url) => url.pathname + url.search === screen)
      await main(page).fill('Half a thought')
      await page.reload()
      await page.getByRole('button', { name: kind.newButton }).first().click()
      await expect(dialog(page).getByText(/You have unsaved text from/)).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Continue draft' }).click()
      await expect(main(page)).toHaveValue('Half a thought')
      await page.goBack()
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByText('Draft saved', { exact: true })).toBeVisible()
      await expect(page).toHaveURL((url) => url.pathname + url.search === screen)
    })

    for (const [choice, text] of [
      ['Keep mine', 'Written here'],
      ['Use the other version', 'Written there'],
    ] as const) {
      test(`that was changed on another device meanwhile: "${choice}" is obeyed`, async ({
        page,
        pastor,
        expectConsole,
      }) => {
        expectConsole(/API PATCH request to .* failed|409/)
        const { id } = await pastor.api.post<Stored>(api, body('Psalm 46:10'))
        await page.goto(screen)
        await kind.openEdit(page, 'Psalm 46:10')
        await main(page).fill('Written here')
        await pastor.api.patch(`${api}/${id}`, { [field]: 'Written there' })
        await dialog(page).getByRole('button', { name: kind.saveEdit }).click()
        await expect(
          page.getByText('This was changed on another device in the meantime.', { exact: true }),
        ).toBeVisible()
        await expect(dialog(page).getByText('Written there')).toBeVisible()
        await expect(main(page)).toHaveValue('Written here')
        await dialog(page).getByRole('button', { name: choice }).click()
        await expect(dialog(page)).toBeHidden()
        await expect(listed(page, text).first()).toBeVisible()
        expect(await pastor.api.get(list)).toMatchObject([{ [field]: text }])
      })
    }

    test('that was deleted can be brought back as it was', async ({ page, pastor }) => {
      const { createdAt: _, updatedAt: __, ...made } = await pastor.api.post<Stored>(api, body('Psalm 46:10'))
      await page.goto(screen)
      await kind.remove(page, 'Psalm 46:10')
      await expect(listed(page, 'Psalm 46:10')).toBeHidden()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(listed(page, 'Psalm 46:10').first()).toBeVisible()
      await page.reload()
      await expect(listed(page, 'Psalm 46:10').first()).toBeVisible()
      expect(await pastor.api.get(list)).toMatchObject([made])
    })
  })
}

test('a draft that is discarded is not offered again', async ({ page }) => {
  const offer = dialog(page).getByText(/You have unsaved text from/)
  const add = page.getByRole('button', { name: 'Add Prayer' }).first()
  await openForm(page, prayers)
  await dialog(page).getByLabel('Description').fill('Half a thought about')
  await page.keyboard.press('Escape')
  await add.click()
  await expect(offer).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Discard' }).click()
  await page.keyboard.press('Escape')
  await add.click()
  await expect(dialog(page)).toBeVisible()
  await expect(offer).toBeHidden()
})

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
    await openForm(leaving, prayers)
    await prayers.fill(leaving, 'On the train')
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

test('after a delete the focus goes to the next card, then the one before, then to what adds the first @all', async ({
  page,
  pastor,
}) => {
  for (const title of ['First', 'Second', 'Third'])
    await pastor.api.post('/api/prayers', { title, description: 'Words', category: 'family' })
  await page.goto('/prayers')
  // The newest is on top: Third, Second, First.
  const more = (title: string) => page.getByRole('button', { name: `More for ${title}` })
  const title = (text: string) => page.getByRole('button', { name: text, exact: true })
  const remove = async (title: string) => {
    await more(title).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    await expect(page.getByRole('heading', { name: title })).toBeHidden()
  }
  await remove('Second')
  await expect(title('First')).toBeFocused()
  await remove('First')
  await expect(title('Third')).toBeFocused()
  await remove('Third')
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Add Prayer' })).toBeFocused()
})

test('after a delete from a dialog the focus goes to the next card too @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  // The next screen may be asked for before the answer is here: then the delete is sent once more.
  expectConsole(/API DELETE request to .* failed|404/)
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

test('rich text that is pasted lands as plain text @all', async ({ page, pastor, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openForm(page, prayers)
  await prayers.fill(page, 'Pasted')
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
