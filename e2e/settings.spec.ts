import { expect, test } from './support/fixtures.ts'
import { takePicture } from './support/picture.ts'

const parts = [
  { path: '/api/sessions', what: 'devices', loaded: /^Signed in on/ },
  {
    path: '/api/recovery-codes',
    what: 'recovery codes',
    loaded: 'They let you back in if you forget your password.',
  },
  {
    path: '/api/calendar-feeds',
    what: 'shared calendars',
    loaded: 'You haven’t shared a calendar yet.',
  },
  { path: '/api/storage', what: 'storage use', loaded: /^0 of 20,000 items/ },
]
for (const { path, what, loaded } of parts) {
  test(`a failure to load the ${what} is one line with a second try`, async ({
    page,
    review,
    expectConsole,
  }) => {
    expectConsole(/API GET request to \S+ failed|Failed to load resource: .* 500/)
    await page.route(`**${path}`, (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }))
    await page.goto('/settings')
    const failure = page.getByRole('main').getByRole('alert')
    await expect(failure).toContainText(`We could not load your ${what}.`)
    await expect(failure.locator('svg, img')).toHaveCount(0)
    await expect(page.getByRole('main').getByText(loaded)).toBeHidden()
    expect((await failure.boundingBox())?.height).toBeLessThan(100)
    await review(`settings-no-${what.replace(' ', '-')}`)

    await page.unroute(`**${path}`)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByText(loaded)).toBeVisible()
    await expect(failure).toBeHidden()
  })
}

test('recovery codes on paper: the codes, whose they are, and nothing else', async ({ page, pastor }) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Create codes' }).click()
  await page.getByLabel('Password', { exact: true }).fill(pastor.password)
  await page.getByRole('button', { name: 'Create Codes' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(8)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const words = [
    'Stillwater',
    `Recovery codes for ${pastor.email}. Each lets you set a new password, once.`,
    ...(await codes.allTextContents()),
  ]
  await expect
    .poll(async () =>
      (await page.locator('body').innerText()).split('\n').filter((line) => line.trim() !== ''),
    )
    .toEqual(words)
  await takePicture(page, 'settings-recovery-codes-paper')
})
