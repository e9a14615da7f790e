import type { Page } from '@playwright/test'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { expect, type Pastor, test } from './support/fixtures.ts'
import { addPrayer, chooseInMenu } from './support/pray-steps.ts'
import { loseNetworkOnPrayers, networkNoise, titlesOf } from './support/prayer-steps.ts'
import { consented, say, scriptSpeech } from './support/scripted-speech.ts'

/** Several prayers at once, and what is handed to the device's own sharing. */

test.use({ serviceWorkers: 'allow', permissions: ['clipboard-read', 'clipboard-write'] })

async function openMany(page: Page) {
  await page.getByRole('button', { name: 'More for the list' }).click()
  await page.getByRole('menuitem', { name: 'Add several' }).click()
  return page.getByRole('dialog', { name: 'Add Several Prayers' })
}

const stored = async (pastor: Pastor) =>
  (await pastor.api.get<Prayer[]>('/api/prayers'))
    .map(({ title, description }) => [title, description])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))

test('“next prayer” begins a line where it is said, and means itself where it is written', async ({
  page,
  pastor,
}) => {
  await consented(page, pastor)
  await scriptSpeech(page)
  await page.goto('/prayers')
  const many = await openMany(page)
  const field = many.getByLabel('One Prayer per Line')
  await field.fill('Our next prayer walk in May')
  await many.getByRole('button', { name: 'Dictate' }).click()
  await say(page, 'next prayer healing for Anna next prayer')
  await say(page, 'a job for Ben')
  await expect(field).toHaveValue('Our next prayer walk in May\nHealing for Anna\nA job for Ben')
  await many.getByRole('button', { name: 'Add 3 Prayers' }).click()
  await expect(page.getByText('3 prayers added').first()).toBeVisible()
  await expect
    .poll(() => titlesOf(pastor))
    .toEqual(['A job for Ben', 'Healing for Anna', 'Our next prayer walk in May'])
})

test('several are added without a connection, from a spreadsheet, and sent later', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(networkNoise)
  await loseNetworkOnPrayers(page)
  const many = await openMany(page)
  await many.getByLabel('One Prayer per Line').fill('Anna\tsurgery on Monday\nBen\n•Cleo')
  await many.getByRole('button', { name: 'Add 3 Prayers' }).click()
  await expect(many).toBeHidden()
  for (const name of ['Anna', 'Ben', 'Cleo'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await page.context().setOffline(false)
  await expect
    .poll(() => stored(pastor))
    .toEqual([
      ['Anna', 'surgery on Monday'],
      ['Ben', 'Ben'],
      ['Cleo', 'Cleo'],
    ])
})

test('a message goes to the device’s sharing; choosing nobody there does nothing else', async ({
  page,
  pastor,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', {
      value: (data: unknown) => {
        shared.push(data)
        if (shared.length > 1) return Promise.reject(new DOMException('Nobody was chosen', 'AbortError'))
        return Promise.resolve()
      },
    })
  })
  await addPrayer(pastor, 'Healing')
  await page.goto('/pray')
  await page.getByRole('button', { name: 'Begin' }).click()
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)
  const message = { text: 'I prayed for you today.' }
  await chooseInMenu(page, 'Share “I prayed for you today”')
  await expect.poll(shared).toEqual([message])
  await chooseInMenu(page, 'Share “I prayed for you today”')
  await expect.poll(shared).toEqual([message, message])
  await chooseInMenu(page, 'When did I last pray this?')
  await expect(page.getByText('You haven’t prayed this one here before')).toBeVisible()
  await expect(page.getByText('Copied. Paste it into a message.')).toBeHidden()
})
