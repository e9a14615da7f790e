import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { changeUser, nextUser } from './support/change-user.ts'
import { expect, test } from './support/fixtures.ts'

const start = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Download your data' })

test('everything is downloaded in one file', async ({ page, review }) => {
  await page.request.post('/api/prayers', {
    headers: { origin: new URL(page.url()).origin },
    data: { title: 'Healing', description: 'For a quick recovery', category: 'congregation' },
  })
  await page.goto('/settings')
  const downloaded = page.waitForEvent('download')
  await start(page).press('Enter')
  const file = await downloaded
  expect(file.suggestedFilename()).toMatch(/^stillwater-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  expect(bytes.toString('latin1')).toContain('spreadsheets/prayers.csv')
  await expect(page.getByText(/^Done: \d+ kB\. The file isn’t encrypted/)).toBeVisible()
  await expect(start(page)).toBeEnabled()
  await review('settings-export-done')
})

test('a download can be canceled, and is told when it fails @all', async ({
  page,
  review,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  let isHeld = true
  await page.route('**/api/export', async (route) => {
    if (isHeld) return
    await route.fulfill({
      status: 429,
      json: { code: 'too_many_attempts', message: 'Your download is already running.', requestId: 'x' },
    })
  })
  await page.goto('/settings')
  await start(page).click()
  await expect(page.getByText('Preparing your file…')).toBeVisible()
  await review('settings-export-running')
  await page.getByRole('button', { name: 'Cancel download' }).click()
  await expect(page.getByText('Preparing your file…')).toBeHidden()
  isHeld = false
  await start(page).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Download failed.' })
  await expect(failure).toHaveText('Download failed. Your download is already running.')
  await review('settings-export-failed')
})

test('where the server is busy with the downloads of others, it begins by itself as soon as it can @all', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await page.clock.install()
  await page.route(
    '**/api/export',
    (route) => route.fulfill({ status: 503, json: { code: 'busy', message: 'Busy.', requestId: 'x' } }),
    { times: 2 },
  )
  const downloaded = page.waitForEvent('download')
  await page.goto('/settings')
  await start(page).click()
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(page.getByText(/^Done:/)).toBeVisible({ timeout: 500 })
  }).toPass()
  await downloaded
})

test('without a connection it says so @all', async ({ page, context, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|API GET request/)
  await page.goto('/settings')
  await expect(start(page)).toBeVisible()
  await context.setOffline(true)
  await start(page).click()
  await expect(page.getByText('Download failed. No connection to Stillwater.')).toBeVisible()
})

test('deleting the account offers the download first @all', async ({ page, review }) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Account' })
  await expect(dialog.getByText('To keep what you wrote, download it first.')).toBeVisible()
  await review('settings-delete-account')
  const downloaded = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download your data' }).click()
  await downloaded
  await expect(dialog.getByText(/^Done:/)).toBeVisible()
})

test('a download ends with its owner’s session: the next user of the page gets nothing of it @all', async ({
  page,
  browser,
  baseURL,
}) => {
  const next = await nextUser(page, browser, baseURL)
  const [made, mayArrive] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(
    '**/api/export',
    async (route) => {
      const response = await route.fetch()
      made.resolve()
      await mayArrive.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.url()))
  await page.goto('/settings')
  await start(page).click()
  await made.promise
  await changeUser(page, next)
  await expect(page.getByText('Preparing your file…')).toBeHidden()
  const arrived = page.waitForResponse('**/api/export')
  mayArrive.resolve()
  await arrived
  const own = page.waitForEvent('download')
  await start(page).click()
  await own
  await expect(page.getByText(/^Done:/)).toBeVisible()
  expect(saved).toHaveLength(1)
})
