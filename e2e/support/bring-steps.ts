import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** A file as its user chooses it. */
export const sermonFile = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

/** From the screen as it is at first to what is to be checked: sermons with these titles, one to correct, and files that can't be read. */
export async function readSermons(page: Page, titles: readonly string[]) {
  await page
    .getByLabel('Sermon files')
    .setInputFiles([
      ...titles.map((title, index) =>
        sermonFile(
          `2019-03-0${index + 1} ${title.slice(0, 40)}.md`,
          `# ${title}\n\nPsalm 46:10\n\nBe still and know ${index}.`,
        ),
      ),
      sermonFile('notes.txt', 'Words without a date'),
      sermonFile('broken.docx', 'not a document'),
      sermonFile(`${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}.pdf`, 'x'),
    ])
  await expect(page.getByText(`${titles.length + 1} sermons to check.`)).toBeVisible()
  await page.getByRole('button', { name: 'Edit notes' }).click()
}

/** From there to the report. */
export async function importSermons(page: Page) {
  await page.getByRole('button', { name: /^Import \d+ Sermons$/ }).click()
  await expect(page.getByText('You can undo this import for 30 days.')).toBeVisible()
}
