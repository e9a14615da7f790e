/** Nothing comes between a preacher and the text, whatever happens meanwhile. */
import { expect, registerPastor, shellIsCached, signedOutTest, skipHelp, test } from './support/fixtures.ts'
import { networkNoise } from './support/prayer-steps.ts'
import { startProxy } from './support/proxy.ts'
import {
  addSermonWith,
  menu,
  nothingElse,
  pageIs,
  pulpit,
  sample,
  sheet,
  startPreaching,
} from './support/pulpit-steps.ts'

test('a message that comes while preaching waits until the pulpit is left', async ({
  page,
  pastor,
  server,
  playwright,
}) => {
  const id = await addSermonWith(pastor, sample)
  const { email, password } = pastor
  const elsewhere = await playwright.request.newContext({ baseURL: server.url, userAgent: 'Firefox/140.0' })
  await elsewhere.post('/api/login', { headers: { origin: server.url }, data: { email, password } })
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/sessions/*', (route) => held.then(() => route.continue()))
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign out Firefox' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Sermons' }).click()
  await page.getByRole('link', { name: 'The good shepherd' }).click()
  await page.getByRole('link', { name: 'Preach' }).click()
  await page.getByRole('button', { name: 'Start preaching' }).click()
  await pageIs(page, 1)
  const answered = page.waitForResponse('**/api/sessions/*')
  answer()
  await (await answered).finished()
  await page.keyboard.press('PageDown')
  await pageIs(page, 2)
  await nothingElse(page)
  await menu(page).click()
  await sheet(page).getByRole('button', { name: 'Leave the pulpit' }).click()
  await expect(page).toHaveURL(`/sermons/${id}`)
  await expect(page.getByText('Device signed out').first()).toBeVisible()
  await elsewhere.dispose()
})

test('a session that has ended asks to sign in only after the pulpit is left @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(networkNoise)
  const id = await addSermonWith(pastor, sample)
  // Something that waits to be sent.
  await page.route('**/api/sermons/*/body', (route) => route.abort())
  await page.goto(`/sermons/${id}`)
  await page.getByRole('textbox', { name: 'Sermon text' }).click()
  await page.keyboard.type('Amen.')
  await page.getByRole('link', { name: 'Preach' }).click()
  await page.getByRole('button', { name: 'Start preaching' }).click()
  await expect(pulpit(page).getByText('Amen.')).toBeAttached()
  await page.request.post('/api/logout', { headers: { origin: new URL(page.url()).origin } })
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/user'))
  await page.unroute('**/api/sermons/*/body')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  expect((await refused).status()).toBe(401)
  await page.keyboard.press('PageDown')
  await nothingElse(page)
  await menu(page).click()
  await sheet(page).getByRole('button', { name: 'Leave the pulpit' }).click()
  await expect(page).toHaveURL(/\/auth/)
})

signedOutTest.describe('with the app’s files on the device', () => {
  signedOutTest.use({ serviceWorkers: 'allow' })

  signedOutTest(
    'a new version is not offered in the pulpit, but after it @all',
    async ({ page, server, expectConsole }) => {
      expectConsole(networkNoise)
      const proxy = await startProxy(server.url)
      try {
        const pastor = await registerPastor(page.request, proxy.url)
        await skipHelp(page, pastor.id)
        const id = await addSermonWith(pastor, sample)
        await page.goto(`${proxy.url}/sermons/${id}`)
        await shellIsCached(page)
        await startPreaching(page, id, proxy.url)
        proxy.rewrites.set('/service-worker.js', (text) =>
          text.replace(/"version":"\w+"/, '"version":"next"'),
        )
        await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
        await expect
          .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
          .toBe('installed')
        await page.keyboard.press('PageDown')
        await pageIs(page, 2)
        await nothingElse(page)
        await page.reload()
        await pageIs(page, 2)
        await nothingElse(page)
        await menu(page).click()
        await sheet(page).getByRole('button', { name: 'Leave the pulpit' }).click()
        await page.getByRole('link', { name: 'Back to your sermons' }).click()
        await expect(page.getByText('A new version is ready')).toBeVisible()
      } finally {
        await proxy.stop()
      }
    },
  )
})
