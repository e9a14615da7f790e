import type { Devotional, TodaysDevotional } from '@stillwater/contract/devotionals'
import type { Page } from '@playwright/test'
import { everythingIsCopied, expect, type Pastor, shellIsCached, test } from './support/fixtures.ts'

const isoDay = (days = 0) => {
  const now = new Date()
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}
const dialog = (page: Page, name: 'New Devotional' | 'Edit Devotional' = 'New Devotional') =>
  page.getByRole('dialog', { name })
const reader = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const stored = (pastor: Pastor) => pastor.api.get<Devotional[]>('/api/devotionals')
const planned = async (pastor: Pastor) => {
  const reading = await pastor.api.get<TodaysDevotional | null>('/api/devotionals/today?version=KJV')
  if (reading === null) throw new Error('There is no reading for today.')
  return reading
}
const addDevotional = (pastor: Pastor, body: object = {}) =>
  pastor.api.post<Devotional>('/api/devotionals', {
    date: isoDay(),
    reference: 'Psalm 46:10',
    scripture: 'Be still, and know that I am God.',
    reflection: 'Stillness is not idleness.',
    ...body,
  })
test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('one that is written shows at once, can be mended where it is refused, and is sent once', async ({
    page,
    context,
    pastor,
    expectConsole,
    review,
  }) => {
    expectConsole(/request to .* failed|Failed to load resource|net::ERR/)
    const older = await addDevotional(pastor, { date: isoDay(-3), reference: 'Psalm 23:1' })
    const { reference } = await planned(pastor)
    await page.goto('/devotionals')
    await expect(page.getByRole('heading', { name: older.reference })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('button', { name: `${reference}, open the passage` })).toBeVisible()
    await shellIsCached(page)
    await everythingIsCopied(page, pastor.id)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'My devotionals' }).click()
    await page.getByRole('button', { name: 'Create a devotional' }).click()
    await dialog(page).getByLabel('Reference').fill('John 11:35')
    await dialog(page).getByLabel('Scripture').fill('Jesus wept.')
    await dialog(page).getByRole('button', { name: 'Create Devotional' }).click()
    await expect(dialog(page)).toBeHidden()
    const list = page.getByRole('list', { name: 'My devotionals' })
    await expect(list.getByRole('heading')).toHaveText(['John 11:35', 'Psalm 23:1'])
    await expect(list.getByText('Waiting to sync')).toBeVisible()
    await review('devotionals-unsent')
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('blockquote')).toHaveText('Jesus wept.')
    await expect(page.getByText('Waiting to sync')).toBeVisible()
    await review('devotional-unsent')

    // Also after the page is gone: what lies on the device is enough.
    await page.reload()
    await expect(page.getByRole('blockquote')).toHaveText('Jesus wept.')
    const unsent = page.getByRole('button', { name: /unsent change/ })
    await page.route('**/api/devotionals', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            json: {
              code: 'invalid',
              message: 'Check',
              requestId: 'test',
              fields: { reference: 'Not this one' },
            },
          })
        : route.fallback(),
    )
    await context.setOffline(false)
    await expect(unsent).toHaveAccessibleName('1 unsent change, needs attention')
    await unsent.click()
    const sheet = page.getByRole('dialog', { name: 'Waiting to sync' })
    await expect(sheet).toContainText('John 11:35')
    await expect(sheet).toContainText('Devotional, new')
    await sheet.getByRole('link', { name: 'Open and fix' }).click()
    await page.unroute('**/api/devotionals')
    await reader(page, 'John 11:35').getByRole('button', { name: 'Edit' }).click()
    await dialog(page, 'Edit Devotional').getByLabel('Reflection').fill('He did not hurry past it.')
    await dialog(page, 'Edit Devotional').getByRole('button', { name: 'Save Devotional' }).click()
    await expect(unsent).toBeHidden()
    await expect(dialog(page, 'Edit Devotional')).toBeHidden()
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByText('He did not hurry past it.')).toBeVisible()
    await expect(page.getByText('Waiting to sync')).toBeHidden()
    expect(await stored(pastor)).toMatchObject([
      { reference: 'John 11:35', reflection: 'He did not hurry past it.' },
      { reference: 'Psalm 23:1' },
    ])
  })
})
