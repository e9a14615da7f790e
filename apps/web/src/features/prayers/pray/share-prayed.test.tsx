import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { openApp } from '#testing/open-app.tsx'
import { addPrayer } from '#testing/prayers.ts'

test('a message goes to the device’s sharing; choosing nobody there does nothing else', async ({
  pastor,
}) => {
  const shared: unknown[] = []
  const share = (data: unknown) => {
    shared.push(data)
    if (shared.length > 1) return Promise.reject(new DOMException('Nobody was chosen', 'AbortError'))
    return Promise.resolve()
  }
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share')
  })
  const chooseInMenu = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await addPrayer(pastor)
  await openApp('/pray')
  await page.getByRole('button', { name: 'Begin' }).click()
  const message = { text: 'I prayed for you today.' }
  await chooseInMenu('Share “I prayed for you today”')
  await expect.poll(() => shared).toEqual([message])
  await chooseInMenu('Share “I prayed for you today”')
  await expect.poll(() => shared).toEqual([message, message])
  await chooseInMenu('When did I last pray this?')
  await expect.element(page.getByText('You haven’t prayed this one here before')).toBeVisible()
  await expect.element(page.getByText('Copied. Paste it into a message.')).not.toBeInTheDocument()
})
