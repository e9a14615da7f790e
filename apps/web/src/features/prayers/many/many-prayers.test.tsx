import { page } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { openApp } from '#testing/open-app.tsx'
import { storedPrayers } from '#testing/prayers.ts'
import { goOffline } from '#testing/stand-in.ts'

test('several are added without a connection, from a spreadsheet, and sent later', async ({
  pastor,
  expectConsole,
}) => {
  expectConsole(/API \w+ request to .* failed/)
  await openApp('/prayers')
  await expect.element(page.getByText('No prayers found in this category')).toBeVisible()
  const connect = goOffline()
  await page.getByRole('button', { name: 'More for the list' }).click()
  await page.getByRole('menuitem', { name: 'Add several' }).click()
  const many = page.getByRole('dialog', { name: 'Add Several Prayers' })
  await many.getByLabelText('One Prayer per Line').fill('Anna\tsurgery on Monday\nBen\n•Cleo')
  await many.getByRole('button', { name: 'Add 3 Prayers' }).click()
  await expect.element(many).not.toBeInTheDocument()
  for (const name of ['Anna', 'Ben', 'Cleo'])
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
  connect()
  window.dispatchEvent(new Event('online'))
  const stored = async () =>
    (await storedPrayers(pastor))
      .map(({ title, description }) => [title, description])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
  await expect.poll(stored).toEqual([
    ['Anna', 'surgery on Monday'],
    ['Ben', 'Ben'],
    ['Cleo', 'Cleo'],
  ])
})
