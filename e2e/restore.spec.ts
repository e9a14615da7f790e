import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { changeUser, nextUser } from './support/change-user.ts'
import { expect, test } from './support/fixtures.ts'

const prayer = {
  id: '01900000-0000-7000-8000-0000000000f1',
  version: 1,
  title: 'Healing',
  description: 'For a quick recovery',
  category: 'congregation',
  isAnswered: false,
  dateAdded: '2025-01-01',
  dateAnswered: null,
  remindAt: null,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
}
const unreadable = { id: 'x', title: 'Canary of the first' }

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import Your Data' })
const openDialog = (page: Page) => page.getByRole('button', { name: 'Import your data' }).click()

/** A file with these prayers is chosen. */
const choosePrayers = (page: Page, ...prayers: object[]) =>
  dialogOf(page)
    .getByLabel('Export file')
    .setInputFiles({
      name: 'everything.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({
          format: 'stillwater-export',
          version: 1,
          exportedAt: '2025-03-05T15:00:00.000Z',
          prayers,
        }),
      ),
    })

test('an export comes back: seen first, what changed here stays or is replaced, nothing comes twice', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  const [kept, deleted] = ['01900000-0000-7000-8000-0000000000e1', '01900000-0000-7000-8000-0000000000e2']
  const prayer = { description: 'For a quick recovery', category: 'congregation' }
  for (const [id, title] of [
    [kept, 'Healing'],
    [deleted, 'Rest'],
  ])
    await pastor.api.post('/api/prayers', { ...prayer, id, title })
  await page.goto('/settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download your data' }).click()
  const file = await (await download).path()
  await pastor.api.patch(`/api/prayers/${kept}`, { title: 'Changed here' })
  const { origin } = new URL(page.url())
  await page.request.delete(`/api/prayers/${deleted}`, { headers: { origin } })

  await page.getByRole('button', { name: 'Import your data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Your Data' })
  const submit = dialog.getByRole('button', { name: 'Import', exact: true })
  await expect(submit).toBeDisabled()
  await review('settings-restore')
  const choose = (buffer: Buffer) =>
    dialog
      .getByLabel('Export file')
      .setInputFiles({ name: 'stillwater.zip', mimeType: 'application/zip', buffer })

  expectConsole(/API \S+ request to \S+ failed|Failed to load resource/)
  await choose(Buffer.from('<html></html>'))
  await expect(dialog.getByRole('alert')).toHaveText(/^This isn’t an export from Stillwater/)
  await review('settings-restore-failed')

  const zip = await readFile(file)
  await choose(zip)
  await expect(dialog.getByRole('status')).toContainText(
    '1 new, 2 already here, 1 edited here since, 0 unreadable.',
  )
  await review('settings-restore-checked')
  await submit.click()
  await expect(dialog.getByRole('status')).toHaveText('Done: 1 added, 1 left unchanged.')
  await review('settings-restore-done')

  await choose(zip)
  await expect(dialog.getByRole('status')).toContainText('0 new, 3 already here, 1 edited here since')
  await expect(submit).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Replace what you edited here' }).check()
  await submit.click()
  await expect(dialog.getByRole('status')).toHaveText('Done: 0 added, 1 replaced.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()

  await page.goto('/prayers')
  for (const title of ['Healing', 'Rest'])
    await expect(page.getByRole('heading', { name: title })).toHaveCount(1)
  await expect(page.getByText('Changed here')).toHaveCount(0)
})

test('closing the dialog drops the file, and a narrow screen holds it @all', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Import your data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Your Data' })
  const text = JSON.stringify({
    format: 'stillwater-export',
    version: 1,
    exportedAt: '2025-03-05T15:00:00.000Z',
    prayers: [{ id: 'x', title: 'Longword'.repeat(30) }],
    novelties: [{}],
  })
  await dialog
    .getByLabel('Export file')
    .setInputFiles({ name: 'everything.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(dialog.getByRole('list', { name: 'Left out' }).getByRole('listitem')).toHaveCount(2)
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  const dropped = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await dropped).status()).toBe(204)
  await page.getByRole('button', { name: 'Import your data' }).click()
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeFocused()
})

test('it can be canceled while the file is read and while it is checked; after that the server goes on @all', async ({
  page,
  pastor,
  review,
}) => {
  await page.goto('/settings')
  const dialog = dialogOf(page)
  for (const [call, text, picture] of [
    ['pieces', 'Reading the file… 0%', 'sending'],
    ['check', 'Checking… 0 checked so far', 'checking'],
  ] as const) {
    await page.route(`**/api/imports/*/${call}`, () => undefined)
    await openDialog(page)
    await choosePrayers(page, prayer)
    await expect(dialog.getByRole('status')).toHaveText(text)
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
    await review(`settings-restore-${picture}`)
    const dropped = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect((await dropped).status()).toBe(204)
    await expect(dialog).toBeHidden()
    await page.unroute(`**/api/imports/*/${call}`)
  }
  expect(await pastor.api.get('/api/prayers')).toEqual([])

  const isClosed = Promise.withResolvers<void>()
  await page.route('**/api/imports/*/apply', async (route) => {
    await isClosed.promise
    await route.continue()
  })
  await openDialog(page)
  await choosePrayers(page, prayer)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText('Importing… You can close this window.')
  await review('settings-restore-importing')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  isClosed.resolve()
  await openDialog(page)
  await expect(dialog.getByRole('status')).toHaveText('Done: 1 added.')
  expect(await pastor.api.get('/api/prayers')).toHaveLength(1)
})

test('a connection that is lost while the server imports is told as that, and the file says what arrived @all', async ({
  page,
  expectConsole,
  review,
}) => {
  expectConsole(/Failed to load resource|API .* failed/)
  await page.clock.install()
  await page.goto('/settings')
  const dialog = dialogOf(page)
  await openDialog(page)
  await choosePrayers(page, prayer)
  const isApplied = Promise.withResolvers<void>()
  await page.route('**/api/imports/*/apply', async (route) => {
    await route.fetch()
    isApplied.resolve()
    await route.abort('connectionfailed')
  })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await isApplied.promise
  const alert = dialog.getByRole('alert')
  await expect(async () => {
    await page.clock.runFor(8000)
    await expect(alert).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(alert).toHaveText(
    'The connection was lost while your data was being imported. Choose the file again to see whether it all arrived; you won’t get duplicates.',
  )
  await review('settings-restore-lost')
  await page.unroute('**/api/imports/*/apply')
  const isDropped = { value: false }
  page.on('request', (request) => (isDropped.value ||= request.method() === 'DELETE'))
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await openDialog(page)
  await choosePrayers(page, prayer)
  await expect(dialog.getByRole('status')).toContainText('0 new, 1 already here')
  expect(isDropped.value).toBe(false)
})

test('whoever signs in next on the same page sees nothing of an import @all', async ({
  page,
  browser,
  baseURL,
}) => {
  const next = await nextUser(page, browser, baseURL)
  await page.goto('/settings')
  const dialog = dialogOf(page)
  const isClosed = Promise.withResolvers<void>()
  await page.route('**/api/imports/*/apply', async (route) => {
    await isClosed.promise
    await route.continue()
  })
  await openDialog(page)
  await choosePrayers(page, prayer, unreadable)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  const applied = page.waitForResponse('**/api/imports/*/apply')
  isClosed.resolve()
  await (await applied).finished()
  await changeUser(page, next)
  await openDialog(page)
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await expect(dialog.getByText('Canary of the first')).toBeHidden()
  await expect(dialog.getByRole('status')).toBeHidden()
})
