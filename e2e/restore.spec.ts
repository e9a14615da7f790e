import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'

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
  await dialog.getByRole('checkbox', { name: 'Replace what edited here' }).check()
  await submit.click()
  await expect(dialog.getByRole('status')).toHaveText('Done: 0 added, 1 replaced.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()

  await page.goto('/prayers')
  for (const title of ['Healing', 'Rest'])
    await expect(page.getByRole('heading', { name: title })).toHaveCount(1)
  await expect(page.getByText('Changed here')).toHaveCount(0)
})

test('closing the dialog drops the file, and a narrow screen holds it', async ({ page }) => {
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
