import { openTrials } from './support/editor-trials.ts'
import { expect, signedOutTest as test } from './support/fixtures.ts'

declare function trials(from: number, count: number): Promise<{ typed: number; lost: string[] }>

/** `npm run test:soak` makes more trials. */
const [count, atOnce] = [process.env['SOAK'] === undefined ? 200 : 5000, 50]

test('three devices that write the same sermon offline lose no word and end with the same text', async ({
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
    typed += result.typed
  }
  // Enough was typed for the result to mean something.
  expect(typed).toBeGreaterThan(count * 10)
})
