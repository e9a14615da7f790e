import type { Page } from '@playwright/test'
import { bundleTrials } from '../apps/web/build/trials.ts'
import { expect, signedOutTest as test } from './support/fixtures.ts'

interface Result {
  readonly typed: number
  readonly lost: string[]
  readonly undone: string[]
}
declare function trials(from: number, count: number): Promise<Result>
declare function linesAfterEnter(): string[]
declare function cursorAfterReferences(): Promise<string | undefined>
declare function cursorAfterPassage(): Promise<string | undefined>

/** A page with the real editor of sermons and nothing else. */
async function openTrials(page: Page): Promise<void> {
  await page.setContent(
    '<!doctype html><html lang="en"><style>.sermon-text { white-space: pre-wrap }</style><body></body></html>',
  )
  await page.addScriptTag({ content: await bundleTrials(), type: 'module' })
  // The module runs a moment after the script tag is added.
  await page.waitForFunction(() => 'trials' in globalThis)
}

/** `npm run test:soak` makes more trials. */
const [count, atOnce] = [process.env['SOAK'] === undefined ? 200 : 5000, 50]

test('three devices that write the same sermon offline lose no word, by undo neither, and end with the same text @all', async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(0)
  expectConsole(/could not be looked up/)
  await openTrials(page)
  let typed = 0
  for (let from = 1; from <= count; from += atOnce) {
    const result = await page.evaluate(([first, many]) => trials(first, many), [from, atOnce] as const)
    expect(result.lost).toEqual([])
    expect(result.undone, 'words of another device that an undo has taken out').toEqual([])
    typed += result.typed
  }
  // Enough was typed for the result to mean something.
  expect(typed).toBeGreaterThan(count * 10)
})

test('a key acts where the cursor has just moved to, and nothing moves the cursor back @all', async ({
  page,
}) => {
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
