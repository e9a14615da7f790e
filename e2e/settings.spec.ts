import { expect, test } from './support/fixtures.ts'
import { takePicture } from './support/picture.ts'

test(
  'recovery codes on paper: the codes, whose they are, and nothing else',
  { tag: '@all' },
  async ({ page, pastor }) => {
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
  },
)
