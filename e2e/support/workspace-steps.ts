import type { Page } from '@playwright/test'
import { expect, type Pastor } from './fixtures.ts'

export const text = (page: Page) => page.getByRole('textbox', { name: 'Sermon text' })
export const blocks = (page: Page) => text(page).locator('.block')
export const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()
export const tool = (page: Page, name: string | RegExp) =>
  page.getByRole('toolbar').getByRole('button', { name })
export const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

export const addSermon = (pastor: Pastor, sermon: object = {}) =>
  pastor.api.post<{ id: string }>('/api/sermons', {
    title: 'The good shepherd',
    scripture: 'The LORD is my shepherd; I shall not want.',
    reference: 'Psalm 23:1',
    date: '2026-11-22',
    ...sermon,
  })

export async function open(page: Page, pastor: Pastor, sermon: object = {}) {
  const { id } = await addSermon(pastor, sermon)
  await page.goto(`/sermons/${id}`)
  await expect(text(page)).toBeVisible()
  await text(page).click()
  return id
}

/** Each line as typed, with Enter between them. */
export async function write(page: Page, ...lines: string[]) {
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(line)
  }
}

/** Pastes HTML into the text of a sermon, as from another program. */
export const paste = (page: Page, html: string) =>
  text(page).evaluate((element, content) => {
    const data = new DataTransfer()
    data.setData('text/html', content)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, html)
