import type { Page } from './page.ts'

/** On the Prayer List. */
export async function addPrayer(page: Page, title: string): Promise<void> {
  await page.tap('button', 'Add Prayer')
  await page.fill('Title', title)
  await page.fill('Description', 'Words for nobody else')
  await page.choose('Category', 'Family')
  await page.tap('button', 'Add Prayer')
  await page.sees('heading', title)
}
