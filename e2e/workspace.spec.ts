import type { Page } from '@playwright/test'
import { expect, type Pastor, test } from './fixtures.ts'

const text = (page: Page) => page.getByRole('textbox', { name: 'Sermon text' })
const blocks = (page: Page) => text(page).locator('.block')

const addSermon = (pastor: Pastor, sermon: object = {}) =>
  pastor.api.post<{ id: string }>('/api/sermons', {
    title: 'The good shepherd',
    scripture: 'The LORD is my shepherd; I shall not want.',
    reference: 'Psalm 23:1',
    date: '2026-11-22',
    ...sermon,
  })

async function open(page: Page, pastor: Pastor) {
  const { id } = await addSermon(pastor)
  await page.goto(`/sermons/${id}`)
  await expect(text(page)).toBeVisible()
  await text(page).click()
  return id
}

test('a sermon is written, saved without a button and there again after a reload', async ({
  page,
  pastor,
  review,
}) => {
  await open(page, pastor)
  await page.keyboard.type('# He leads me')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The shepherd goes before the sheep. See John 10:11 for more.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- green pastures')
  await page.keyboard.press('Enter')
  await page.keyboard.type('still waters')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(blocks(page)).toHaveCount(4)
  await review('workspace')
  await page.reload()
  await expect(blocks(page)).toHaveText([
    'He leads me',
    /The shepherd goes/,
    'green pastures',
    'still waters',
  ])
  await page.setViewportSize({ width: 1280, height: 800 })
  await review('workspace-wide')
})
