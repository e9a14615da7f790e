/** What a link leads to is loaded while the screen with the link is read. */
import { expect, test } from './fixtures.ts'

const planCode = /\/assets\/plan-page-[^/]+\.js$/

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  test('the plan is loaded before anybody taps on it', async ({ page }) => {
    const loaded = page.waitForResponse(planCode)
    await page.goto('/sermons')
    expect((await loaded).ok()).toBe(true)
    await expect(page.getByRole('heading', { level: 1, name: 'Sermons' })).toBeVisible()
  })
})

test('what could not be loaded in advance is loaded by the tap', async ({ page, expectConsole }) => {
  expectConsole(/The linked screens could not be prepared|net::ERR_FAILED/)
  // As with the app's files on the device, and one of them gone: its requests can't be broken there.
  await page.addInitScript(() => {
    Object.defineProperty(navigator.serviceWorker, 'ready', { value: Promise.resolve() })
  })
  await page.route(planCode, (route) => route.abort())
  const told = page.waitForEvent('console', (message) => message.text().includes('could not be prepared'))
  await page.goto('/sermons')
  await told
  await page.unroute(planCode)
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Preaching plan' })).toBeVisible()
})
