import type { Page, Request } from '@playwright/test'
import { expect, test as base } from './support/fixtures.ts'
import { startServer } from './support/server.ts'

/** A server on which little fits. */
const test = base.extend<object, object>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({ USER_MAX_RECORDS: '10' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'New Prayer' })

async function write(page: Page, title: string, description: string): Promise<void> {
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Description').fill(description)
  await dialog(page).getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Family' }).click()
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
}

const prayer = (n: number) => ({ title: `Prayer ${n}`, description: 'Words', category: 'family' })

test('the dashboard tells when the storage is almost full and when it is, and can be told to stop', async ({
  page,
  pastor,
  review,
}) => {
  for (let n = 0; n < 8; n += 1) await pastor.api.post('/api/prayers', prayer(n))
  await page.goto('/')
  await expect(page.getByText("Today's Activities")).toBeVisible()
  await expect(page.getByText('Your storage is')).toBeHidden()

  await pastor.api.post('/api/prayers', prayer(8))
  await page.reload()
  const notice = page.getByRole('region', { name: 'Your storage is almost full' })
  await expect(notice).toContainText('You have used 90% of it.')
  await review('storage-almost-full')
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toBeHidden()

  await pastor.api.post('/api/prayers', prayer(9))
  await page.reload()
  await expect(page.getByRole('region', { name: 'Your storage is full' })).toContainText(
    'Everything you wrote is safe.',
  )
  await review('storage-full')
})

test('a prayer that does not fit stays in the form, word for word, and is saved once there is room @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/403|API POST request to \/api\/prayers failed/)
  const made: { id: string }[] = []
  for (let n = 0; n < 10; n += 1) made.push(await pastor.api.post('/api/prayers', prayer(n)))
  await page.goto('/prayers?new=true')
  await write(page, 'One too many', 'Words that must not be lost')
  await expect(
    page.getByText('Your storage is full. Delete something you no longer need, then try again.', {
      exact: true,
    }),
  ).toBeVisible()
  await expect(dialog(page).getByLabel('Description')).toHaveValue('Words that must not be lost')

  const gone = await page.request.delete(`/api/prayers/${made[0]?.id ?? ''}`, {
    headers: { origin: new URL(page.url()).origin },
  })
  expect(gone.status()).toBe(204)
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'One too many' })).toBeVisible()
})

test('what was written offline and does not fit waits on the device, visible; the rest is sent @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/403|ERR_FAILED|API POST request to \/api\/prayers failed/)
  for (let n = 0; n < 9; n += 1) await pastor.api.post('/api/prayers', prayer(n))
  await page.goto('/prayers')
  await expect(page.getByRole('heading', { name: 'Prayer 8' })).toBeVisible()
  const isWrite = (request: Request) => request.method() === 'POST'
  await page.route('**/api/prayers', (route) => (isWrite(route.request()) ? route.abort() : route.continue()))
  for (const title of ['Fits', 'Does not fit']) {
    await page.getByRole('button', { name: 'Add Prayer' }).first().click()
    await write(page, title, `Words of ${title}`)
    await expect(dialog(page)).toBeHidden()
  }
  await page.unroute('**/api/prayers')
  const list = () => pastor.api.get<{ title: string }[]>('/api/prayers')
  await expect.poll(async () => (await list()).map(({ title }) => title)).toContain('Fits')
  await expect(page.getByText('Needs attention').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Does not fit' })).toBeVisible()
})

test('a list that is too long for one answer is shown whole @all', async ({ page, pastor }) => {
  test.slow()
  for (let n = 0; n < 10; n += 1) {
    const [scripture, notes] = ['語'.repeat(100_000), '語'.repeat(100_000)]
    await pastor.api.post('/api/sermons', {
      title: `Sermon ${n}`,
      scripture,
      notes,
      reference: 'Psalm 23',
      date: '2099-01-04',
    })
  }
  const parts: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/sermons') parts.push(request.url())
  })
  await page.goto('/sermons')
  for (const n of [0, 9])
    await expect(page.getByRole('heading', { name: `Sermon ${n}`, exact: true })).toBeVisible()
  expect(parts.length).toBeGreaterThan(1)
})
