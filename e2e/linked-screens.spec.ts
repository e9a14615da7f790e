/** What a link leads to is loaded while the screen with the link is read. */
import type { Person } from '@stillwater/contract/people/people'
import { expect, test } from './support/fixtures.ts'

const planCode = /\/assets\/plan-page-[^/]+\.js$/

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  test('the plan is loaded before anybody taps on it @all', async ({ page }) => {
    const loaded = page.waitForResponse(planCode)
    await page.goto('/sermons')
    expect((await loaded).ok()).toBe(true)
    await expect(page.getByRole('heading', { level: 1, name: 'Sermons' })).toBeVisible()
  })

  test('one person is loaded together with the list of all, before the list is opened @all', async ({
    page,
  }) => {
    await page.goto('/')
    const loaded = page.waitForResponse(/\/assets\/person-page-[^/]+\.js$/)
    await page.getByRole('button', { name: 'Your account' }).click()
    expect((await loaded).ok()).toBe(true)
    await expect(page).toHaveURL(/\/$/)
  })
})

test('a long list that was downloaded is not read again by the screen that shows it @all', async ({
  page,
  pastor,
}) => {
  const ann = await pastor.api.post<Person>('/api/people', { name: 'Ann Lee' })
  const many = Array.from({ length: 1000 }, (_, n) => ({
    ...ann,
    id: ann.id.slice(0, -4) + String(n).padStart(4, '0'),
    name: `Person ${n}`,
  }))
  let reads = 0
  await page.route('**/api/people', (route) => {
    reads += 1
    return route.fulfill({ json: many })
  })
  // The last of the download.
  const downloaded = page.waitForResponse('**/api/plan/settings')
  await page.goto('/')
  await downloaded
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await expect(page.getByText('Person 0', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Person 0', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Person 0' })).toBeVisible()
  expect(reads).toBe(1)
})

test('what could not be loaded in advance is loaded by the tap @all', async ({ page, expectConsole }) => {
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
