import { openTrials } from './support/editor-trials.ts'
import { expect, signedOutTest as test } from './support/fixtures.ts'

declare function linesAfterEnter(): string[]
declare function cursorAfterReferences(): Promise<string | undefined>
declare function cursorAfterPassage(): Promise<string | undefined>

test('a cursor that has just moved is where the next key goes, and is not put back', async ({ page }) => {
  await openTrials(page)
  expect(await page.evaluate(() => linesAfterEnter())).toEqual([
    'God so loved the world: John 3:16',
    '',
    'The end',
    '',
  ])
  expect(await page.evaluate(() => cursorAfterReferences())).toBe('The end')
  expect(await page.evaluate(() => cursorAfterPassage())).toBe('The end')
})
