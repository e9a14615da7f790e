import type { Locator, Page } from '@playwright/test'
import { expect, test, type Pastor } from './support/fixtures.ts'

/** What opens beside a control: menus, lists of choices and calendars, on a page and inside dialogs. */

const dialog = (page: Page) => page.getByRole('dialog', { name: /(Prayer|Goal)$/ })
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choose a date' })
const category = (page: Page) => dialog(page).getByRole('combobox', { name: 'Category' })
const list = (page: Page) => page.getByRole('listbox')
const menu = (page: Page) => page.getByRole('menu', { name: 'More for Healing' })
const more = (page: Page) => page.getByRole('button', { name: 'More for Healing' })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })

async function boxOf(locator: Locator) {
  // What has just begun to move is measured when it stands.
  await locator.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  )
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is not on the screen.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Wholly on the screen, with a little air. */
async function expectInView(page: Page, locator: Locator) {
  const box = await boxOf(locator)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box.x).toBeGreaterThanOrEqual(8)
  expect(box.y).toBeGreaterThanOrEqual(8)
  expect(box.right).toBeLessThanOrEqual(width - 8)
  expect(box.bottom).toBeLessThanOrEqual(height - 8)
}

/** Below the list's button or above it, and at least as wide. */
async function expectBeside(page: Page) {
  const [shown, button] = [await boxOf(list(page)), await boxOf(category(page))]
  expect(shown.width).toBeGreaterThanOrEqual(Math.floor(button.width))
  expect(shown.x).toBeCloseTo(button.x, 0)
  expect(Math.min(Math.abs(shown.y - button.bottom), Math.abs(button.y - shown.bottom))).toBeCloseTo(6, 0)
}

async function openPrayers(page: Page, pastor: Pastor) {
  await pastor.api.post('/api/prayers', {
    title: 'Healing',
    description: 'For a quick recovery',
    category: 'congregation',
  })
  await page.goto('/prayers')
}

async function openNewPrayer(page: Page, pastor: Pastor) {
  await openPrayers(page, pastor)
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
}

async function openNewGoal(page: Page) {
  await page.goto('/goals')
  await page.getByRole('button', { name: 'Add Goal' }).first().click()
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
}

test.describe('a list of choices inside a dialog', () => {
  test('is closed by Escape alone, and the dialog by the next', async ({ page, pastor, review }) => {
    await openNewPrayer(page, pastor)
    await category(page).click()
    await expect(category(page)).toHaveAttribute('aria-expanded', 'true')
    await review('popup-select')

    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(dialog(page)).toBeVisible()
    await expect(category(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Add Prayer' }).first()).toBeFocused()
  })

  for (const by of ['mouse', 'finger'] as const) {
    const press = (page: Page, x: number, y: number) =>
      by === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y)

    test(`is closed by a ${by} outside the dialog, which stays @all`, async ({
      page,
      context,
      expectConsole,
    }) => {
      expectConsole(/does not support the Push API in incognito mode/)
      // A dialog without a form goes by itself when one presses beside it.
      await context.grantPermissions(['notifications'])
      await page.goto('/prayers')
      await page.getByRole('button', { name: 'Notification settings' }).click()
      const settings = page.getByRole('dialog', { name: 'Notification Settings' })
      await settings.getByRole('combobox', { name: 'Day off' }).click()
      await expect(list(page)).toBeVisible()
      await press(page, 195, 4)
      await expect(list(page)).toBeHidden()
      await expect(settings).toBeVisible()
      await press(page, 195, 4)
      await expect(settings).toBeHidden()
    })

    test(`is closed by a ${by} inside the dialog, which stays @all`, async ({ page, pastor }) => {
      await openNewPrayer(page, pastor)
      await category(page).click()
      const title = await boxOf(dialog(page).getByRole('heading', { name: 'New Prayer' }))
      await press(page, title.x + 4, title.y + 4)
      await expect(list(page)).toBeHidden()
      await expect(dialog(page)).toBeVisible()
    })
  }

  test('is gone with the dialog when Back closes that @all', async ({ page, pastor }) => {
    await openNewPrayer(page, pastor)
    await category(page).click()
    await page.goBack()
    await expect(list(page)).toBeHidden()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(/\/prayers$/)
  })

  test('is worked by the keyboard as the system’s own', async ({ page }) => {
    await openNewGoal(page)
    await category(page).focus()
    await page.keyboard.type('fam')
    await expect(category(page)).toHaveText('Family')
    await expect(list(page)).toBeHidden()

    await page.keyboard.press('ArrowDown')
    const marked = (await category(page).getAttribute('aria-activedescendant')) ?? ''
    await expect(page.locator(`[id="${marked}"]`)).toHaveText('Family')
    await expect(page.getByRole('option', { selected: true })).toHaveText('Family')
    await page.keyboard.press('Home')
    await page.keyboard.press('Escape')
    await expect(category(page)).toHaveText('Family')

    await page.keyboard.press('Space')
    await page.keyboard.press('Home')
    const first = await page.getByRole('option').first().textContent()
    await page.keyboard.press('Enter')
    await expect(list(page)).toBeHidden()
    await expect(category(page)).toHaveText(first ?? '')

    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    const last = await page.getByRole('option').last().textContent()
    await page.keyboard.press('Tab')
    await expect(list(page)).toBeHidden()
    await expect(category(page)).toHaveText(last ?? '')
    await expect(dialog(page).getByLabel('Target date')).toBeFocused()
  })

  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test(`is wholly on a screen ${size.width} wide, and as wide as its button @all`, async ({
      page,
      pastor,
    }) => {
      await page.setViewportSize(size)
      await openNewPrayer(page, pastor)
      await category(page).click()
      await expectInView(page, list(page))
      await expectBeside(page)
    })
  }

  test('stays beside its button when the dialog is scrolled @all', async ({ page, pastor }) => {
    await page.setViewportSize({ width: 390, height: 480 })
    await openNewPrayer(page, pastor)
    await category(page).click()
    await expect(list(page)).toBeVisible()
    const before = await boxOf(category(page))
    await category(page).evaluate((button) => {
      for (let around = button.parentElement; around !== null; around = around.parentElement)
        around.scrollTop -= 30
    })
    await expect.poll(async () => (await boxOf(category(page))).y).not.toBe(before.y)
    await expectInView(page, list(page))
    await expectBeside(page)
  })
})

test('a long list opens at what is chosen @all', async ({ page }) => {
  await page.goto('/bible-study')
  await page.getByRole('tab', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search term' }).fill('mercy')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  const book = page.getByRole('combobox', { name: 'Book' })
  await book.click()
  await page.getByRole('option', { name: 'Jude' }).click()
  await expect(book).toHaveText('Jude')
  await book.click()
  await expect(page.getByRole('option', { name: 'Jude' })).toBeInViewport({ ratio: 1 })
  await expectInView(page, list(page))
})

test.describe('a menu', () => {
  test('goes by the keyboard, and gives the focus back @all', async ({ page, pastor, review }) => {
    await openPrayers(page, pastor)
    await more(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    await expect(more(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(item(page, 'Edit')).toBeFocused()
    await review('popup-menu')
    await page.keyboard.press('ArrowDown')
    await expect(item(page, 'Delete')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(item(page, 'Edit')).toBeFocused()
    await page.keyboard.press('d')
    await expect(item(page, 'Delete')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(more(page)).toBeFocused()

    await page.keyboard.press('ArrowDown')
    await expect(item(page, 'Edit')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('switch', { name: 'Answered' })).toBeFocused()
  })

  test('opens a dialog that gives the focus back to its button @all', async ({ page, pastor }) => {
    await openPrayers(page, pastor)
    await more(page).click()
    await item(page, 'Edit').click()
    await expect(dialog(page)).toHaveAccessibleName('Edit Prayer')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(more(page)).toBeFocused()
  })

  test('is closed by its button, and by a finger elsewhere @all', async ({ page, pastor }) => {
    await openPrayers(page, pastor)
    await more(page).tap()
    await expect(item(page, 'Edit')).toBeFocused()
    await more(page).tap()
    await expect(menu(page)).toBeHidden()
    await more(page).tap()
    await expect(menu(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(menu(page)).toBeHidden()
  })

  test('is closed by a press elsewhere, which does nothing else there', async ({ page, pastor }) => {
    await openPrayers(page, pastor)
    const tab = page.getByRole('tab', { name: /^Congregation/ })
    for (const press of ['tap', 'click'] as const) {
      await more(page)[press]()
      await expect(menu(page)).toBeVisible()
      await tab[press]()
      await expect(menu(page)).toBeHidden()
      await expect(tab).toHaveAttribute('aria-selected', 'false')
    }
    // The next one is meant.
    await tab.tap()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })

  test('opens above its button near the lower edge @all', async ({ page, pastor }) => {
    await openPrayers(page, pastor)
    const { bottom } = await boxOf(more(page))
    await page.setViewportSize({ width: 390, height: Math.round(bottom) + 80 })
    await more(page).click()
    await expectInView(page, menu(page))
    expect((await boxOf(menu(page))).bottom).toBeCloseTo((await boxOf(more(page))).y - 6, 0)
  })
})

test('a calendar in a dialog has the focus, and Escape closes it alone @all', async ({ page, review }) => {
  await openNewGoal(page)
  const button = dialog(page).getByRole('button', { name: 'Open calendar' })
  await button.click()
  await expect(calendar(page).locator('[aria-current=date]')).toBeFocused()
  await expectInView(page, calendar(page))
  await review('popup-calendar')
  await page.keyboard.press('Escape')
  await expect(calendar(page)).toBeHidden()
  await expect(dialog(page)).toBeVisible()
  await expect(button).toBeFocused()

  await button.click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(calendar(page)).toBeHidden()
  await expect(button).toBeFocused()
  await expect(dialog(page).getByLabel('Target date')).not.toHaveValue('')
  await button.click()
  await calendar(page).getByRole('button', { name: 'Clear' }).tap()
  await expect(dialog(page).getByLabel('Target date')).toHaveValue('')
})

test('the days of a calendar stand apart at 320 px with the text at 200 % @all', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openNewGoal(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await dialog(page).getByRole('button', { name: 'Open calendar' }).click()
  const gaps = await calendar(page)
    .getByRole('row')
    .nth(3)
    .getByRole('button')
    .evaluateAll((days) => {
      const words = days.map((day) => {
        const range = document.createRange()
        range.selectNodeContents(day)
        return range.getBoundingClientRect()
      })
      return words.slice(1).map((word, index) => word.left - (words[index]?.right ?? 0))
    })
  expect(gaps).toHaveLength(6)
  expect(Math.min(...gaps)).toBeGreaterThan(8)
})
