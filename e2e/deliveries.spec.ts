import type { Delivery } from '@stillwater/contract/sermons/deliveries'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import type { Page } from '@playwright/test'
import { expect, type Pastor, test } from './support/fixtures.ts'

const sermon = { title: 'The good shepherd', scripture: 'x', reference: 'Psalm 23', date: '2090-01-01' }

async function open(page: Page, pastor: Pastor): Promise<string> {
  const { id } = await pastor.api.post<{ id: string }>('/api/sermons', sermon)
  await page.goto(`/sermons/${id}`)
  await expect(page.getByRole('textbox', { name: 'Sermon text' })).toBeVisible()
  return id
}

async function openLog(page: Page) {
  await page.getByRole('button', { name: 'More for this sermon' }).click()
  await page.getByRole('menuitem', { name: 'When preached' }).click()
  return page.getByRole('dialog', { name: 'Preached' })
}

const statusOf = async (pastor: Pastor, id: string) =>
  (await pastor.api.get<Sermon[]>('/api/sermons')).find((each) => each.id === id)?.status

test('a sermon is logged as preached, and the first time completes it', async ({ page, pastor, review }) => {
  const id = await open(page, pastor)
  const log = await openLog(page)
  await expect(log.getByText('You haven’t logged this sermon as preached yet.')).toBeVisible()
  await review('preached-empty')
  await log.getByRole('button', { name: 'Log as preached' }).click()
  const form = page.getByRole('dialog', { name: 'Log as Preached' })
  await form.getByLabel('Place').fill('Grace Church')
  await form.getByLabel('Minutes').fill('soon')
  await form.getByRole('button', { name: 'Save to Log' }).click()
  await expect(form.getByText('Enter whole minutes, like 25')).toBeVisible()
  await form.getByLabel('Minutes').fill('25')
  await form.getByLabel('How did it go?').fill('The second point needs a story.')
  await review('preached-form')
  await form.getByRole('button', { name: 'Save to Log' }).click()
  await expect(log.getByText('Grace Church · 25 min')).toBeVisible()
  await expect(log.getByText('The second point needs a story.')).toBeVisible()
  await expect.poll(() => statusOf(pastor, id)).toBe('completed')
  await review('preached-full')

  // The next one begins with the same place, and leaves alone what somebody has made of the status since.
  const [first] = await pastor.api.get<Sermon[]>('/api/sermons')
  await pastor.api.patch(`/api/sermons/${id}`, { status: 'in_progress', version: first?.version })
  await page.reload()
  const again = await openLog(page)
  await again.getByRole('button', { name: 'Log as preached' }).click()
  await expect(form.getByLabel('Place')).toHaveValue('Grace Church')
  await form.getByLabel('Place').fill('Chapel')
  await form.getByRole('button', { name: 'Save to Log' }).click()
  await expect(again.getByText('Chapel')).toBeVisible()
  expect(await statusOf(pastor, id)).toBe('in_progress')
  await again.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: /^Preached .*, Chapel \(2 times\)$/ })).toBeVisible()
})

test('a delivery is changed, removed and brought back @all', async ({ page, pastor }) => {
  const id = await open(page, pastor)
  await pastor.api.post<Delivery>('/api/deliveries', { sermonId: id, date: '2025-03-02', place: 'Chapel' })
  await page.reload()
  await page.getByRole('button', { name: 'Preached Mar 2, 2025, Chapel' }).click()
  const log = page.getByRole('dialog', { name: 'Preached' })
  await log.getByRole('button', { name: 'More for Mar 2, 2025' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Preaching Log' })
  await form.getByLabel('Minutes').fill('31')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(log.getByText('Chapel · 31 min')).toBeVisible()
  await log.getByRole('button', { name: 'More for Mar 2, 2025' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(log.getByText('Chapel')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(log.getByText('Chapel · 31 min')).toBeVisible()
})

test('three timed deliveries tell the minutes of a text @all', async ({ page, pastor }) => {
  const id = await open(page, pastor)
  const text = page.getByRole('textbox', { name: 'Sermon text' })
  await text.click()
  await page.keyboard.insertText(Array.from({ length: 400 }, () => 'word').join(' '))
  await expect(page.getByText('400 words · 3 min')).toBeVisible()
  for (const words of [1000, 1100, 9000])
    await pastor.api.post('/api/deliveries', { sermonId: id, date: '2025-03-02', minutes: 20, words })
  await page.reload()
  await expect(page.getByText('400 words · 7 min')).toBeVisible()
})

test('a sermon is logged offline @all', async ({ page, pastor, context, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|No connection/)
  const id = await open(page, pastor)
  // The form is loaded with the log, so that it opens without a connection.
  await (await openLog(page)).getByRole('button', { name: 'Log as preached' }).click()
  const form = page.getByRole('dialog', { name: 'Log as Preached' })
  await expect(form.getByLabel('Place')).toBeVisible()
  await context.setOffline(true)
  await form.getByLabel('Place').fill('Hospital chapel')
  await form.getByRole('button', { name: 'Save to Log' }).click()
  await expect(page.getByRole('dialog', { name: 'Preached' }).getByText('Hospital chapel')).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(async () => (await pastor.api.get<Delivery[]>('/api/deliveries')).map(({ place }) => place))
    .toEqual(['Hospital chapel'])
  await expect.poll(() => statusOf(pastor, id)).toBe('completed')
})
