import type { Page, PageScreenshotOptions } from '@playwright/test'

/** For a person to look at. `npm test` goes without: hundreds of them take it a minute, and nothing is decided by them. */
export async function takePicture(page: Page, name: string, options: PageScreenshotOptions = {}) {
  if (process.env['NO_PICTURES'] === undefined)
    await page.screenshot({ ...options, path: `screenshots/${name}.png` })
}
/** How many sheets a PDF has. */
export const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
