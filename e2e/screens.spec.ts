/** Pictures and axe, light and dark, of every screen in every state and of every form. States with a longer way to them are reviewed in the test that goes it. */
import type { Page } from '@playwright/test'
import { inEverySize } from './support/every-size.ts'
import { expect, signedOutTest, test } from './support/fixtures.ts'
import { lockHeading, turnOnLock } from './support/lock-steps.ts'
import { dialog, openForm, recordKinds, saveButton } from './support/record-kinds.ts'
import { hardTitles, screens } from './support/screens.ts'

/** Every call but the one that says who is signed in. */
const isRead = ({ pathname }: URL) => pathname.startsWith('/api/') && pathname !== '/api/user'
const loading = (page: Page) => page.getByText(/^Loading/)

/** The screen has all that it asked for. */
async function isWhole(page: Page) {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
}

for (const screen of screens) {
  const { name, shows = hardTitles[0], needsNoAnswer = false, states = {} } = screen
  test(`${name}: failing, loading, empty, full, and in every size @all`, async ({
    page,
    pastor,
    review,
    expectConsole,
  }) => {
    expectConsole(/API GET request to .* failed|Failed to load resource/)
    const path = screen.path + ((await screen.make?.(pastor)) ?? '')
    const fullPath = screen.fullPath ?? path
    // In this order: what has been read once is on the device, and is shown while the next answer fails or takes its time.
    await test.step('failing', async () => {
      const json = {
        code: 'internal',
        message: 'The server has a problem. Please try again.',
        requestId: 'test',
      }
      await page.route(isRead, (route) => route.fulfill({ status: 500, json }))
      await page.goto(fullPath)
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
      await expect(loading(page)).toHaveCount(0)
      await review(`${name}-failed`)
    })
    await test.step('loading', async () => {
      if (needsNoAnswer) return page.unrouteAll()
      // Over the failing answers, with no moment in between in which the screen could read something.
      await page.route(isRead, () => new Promise(() => {}))
      await page.goto(fullPath)
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expect(loading(page).first()).toBeAttached()
      await review(`${name}-loading`)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
    await test.step('empty', async () => {
      await page.goto(path)
      await isWhole(page)
      await review(`${name}-empty`)
    })
    for (const [state, open] of Object.entries(states))
      await test.step(state, async () => {
        await page.goto(path)
        await open(page)
        await review(`${name}-${state}`)
        await inEverySize(page, `${name}-${state}`, review)
      })
    await test.step('full', async () => {
      for (const [record, { body }] of Object.entries(recordKinds))
        for (const title of hardTitles) await pastor.api.post(`/api/${record}`, body(title))
      await screen.prepare?.(pastor)
      await page.goto(fullPath)
      await isWhole(page)
      await expect(page.getByText(shows ?? '').first()).toBeVisible()
      await review(`${name}-full`)
    })
    await inEverySize(page, name, review)
  })
}

for (const [record, kind] of Object.entries(recordKinds)) {
  test(`the form for ${kind.name}: incomplete and complete @all`, async ({ page, review }) => {
    await openForm(page, kind)
    if (!kind.needsNothing) {
      await dialog(page).getByLabel(kind.label, { exact: true }).fill('')
      await saveButton(page, kind).click()
      await expect(dialog(page).locator('[aria-invalid="true"]').first()).toBeVisible()
      await review(`${record}-form-invalid`)
    }
    await kind.fill(page, 'Psalm 46:10')
    await expect(dialog(page).locator('[aria-invalid="true"]')).toHaveCount(0)
    await review(`${record}-form`)
  })
}

test('a draft that is offered, and a conflict with another device @all', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  expectConsole(/API PATCH request to .* failed|409/)
  const { prayers } = recordKinds
  await openForm(page, prayers)
  await dialog(page).getByLabel('Title').fill('Half a thought')
  await page.reload()
  await page.getByRole('button', { name: prayers.newButton }).first().click()
  await expect(dialog(page).getByText(/You have unsaved text from/)).toBeVisible()
  await review('form-draft')

  const { id } = await pastor.api.post<{ id: string }>('/api/prayers', prayers.body('Healing'))
  await page.goto('/prayers')
  await prayers.openEdit(page, 'Healing')
  await dialog(page).getByLabel('Title').fill('Written here')
  await pastor.api.patch(`/api/prayers/${id}`, { title: 'Written there' })
  await dialog(page).getByRole('button', { name: prayers.saveEdit }).click()
  await expect(dialog(page).getByText('Written there')).toBeVisible()
  await review('form-conflict')
})

test('the lock screen and its forms, in every size @all', async ({ page, review }) => {
  await page.goto('/settings')
  for (const [name, open] of [
    ['turn-on', 'Turn on app lock'],
    ['change', 'Change app lock'],
    ['turn-off', 'Turn off app lock'],
  ] as const) {
    if (name === 'change') await turnOnLock(page)
    await page.getByRole('button', { name: open }).click()
    await expect(dialog(page)).toBeVisible()
    await review(`app-lock-form-${name}`)
    await page.keyboard.press('Escape')
  }
  await page.reload()
  await expect(lockHeading(page)).toBeVisible()
  await review('app-lock')
  await page.getByRole('button', { name: 'Forgot your PIN?' }).click()
  await inEverySize(page, 'app-lock', review)
})

signedOutTest('signed out @all', async ({ page, review }) => {
  for (const [name, path] of [
    ['auth', '/auth'],
    ['not-found', '/nowhere'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await review(name)
    await page.setViewportSize({ width: 1280, height: 800 })
    await review(`${name}-wide`)
  }
})
