import type { Page } from '@playwright/test'
import { showControls } from './support/bible-controls.ts'
import { expect, signedOutTest, test } from './support/fixtures.ts'

/** Takes away what the oldest supported browsers do not have: see "Browsers" in the README. */
const makeOld = (page: Page) =>
  page.addInitScript(() => {
    const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object
    const lacks: [object, string[]][] = [
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
      [HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [AbortSignal, ['any']],
      [URL, ['canParse', 'parse']],
      [Array, ['fromAsync']],
      [
        Set.prototype,
        ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
      [iterators, ['map', 'filter', 'take', 'drop', 'flatMap', 'toArray', 'some', 'every', 'find']],
      [Navigator.prototype, ['userActivation']],
      [window, ['requestIdleCallback', 'CloseWatcher', 'navigation']],
    ]
    for (const [owner, names] of lacks) for (const name of names) Reflect.deleteProperty(owner, name)
  })

test('the oldest supported browser shows menus, choices, calendars, the journal and the Bible', async ({
  page,
  pastor,
}) => {
  await makeOld(page)
  await pastor.api.post('/api/journals', { title: 'Evening', content: 'Quiet', date: '2025-03-05' })
  await pastor.api.post('/api/prayers', { title: 'Rain', description: 'Soon', category: 'family' })
  await page.goto('/prayers')
  expect(await page.evaluate(() => 'showPopover' in HTMLElement.prototype)).toBe(false)

  await page.getByRole('button', { name: 'More for Rain' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Personal' }).click()
  await dialog.getByRole('button', { name: /^(Save|Update)/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Personal').last()).toBeVisible()

  await page.goto('/journal')
  await expect(page.getByRole('heading', { name: 'March 2025' })).toBeVisible()

  await page.goto('/bible-study?ref=John+11:35&version=KJV')
  await expect(page.locator('article .scripture')).toContainText('Jesus wept')
  await showControls(page)
  await page.getByRole('tab', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search term' }).fill('jesus weeping')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText(/results?|verses?/).first()).toBeVisible()

  await page.goto('/events?new=true')
  await page.getByRole('button', { name: 'Open calendar' }).first().click()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

signedOutTest(
  'a browser that cannot run the app says so in plain words @all',
  async ({ page, expectConsole }) => {
    expectConsole(/The page has no #root/)
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
    await page.goto('/')
    await expect(page.getByRole('alert')).toHaveText(
      /^Your browser is too old for Stillwater\. Please update it/,
    )
  },
)
