import { build } from 'vite'
import { expect, signedOutTest as test } from './fixtures.ts'

/** The test's half that runs in the page, with the real editor. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '#shared': new URL('../apps/web/src/shared', import.meta.url).pathname } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: new URL('sermon-fuzz/in-page.ts', import.meta.url).pathname,
        output: { codeSplitting: false },
      },
    },
  })
  const { output } = built as { output: { type: string; code: string }[] }
  return output[0]?.code ?? ''
}

declare function trials(from: number, count: number): Promise<{ typed: number; lost: string[] }>

/** `npm run test:soak` makes more trials. */
const [count, atOnce] = [Number(process.env['FUZZ_TRIALS'] ?? 200), 50]

test('three devices that write the same sermon offline lose no word and end with the same text', async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(0)
  expectConsole(/could not be looked up/)
  await page.setContent(
    '<!doctype html><html lang="en"><style>.sermon-text { white-space: pre-wrap }</style><body></body></html>',
  )
  await page.addScriptTag({ content: await bundle(), type: 'module' })
  let typed = 0
  for (let from = 1; from <= count; from += atOnce) {
    const result = await page.evaluate(([first, many]) => trials(first, many), [from, atOnce] as const)
    expect(result.lost).toEqual([])
    typed += result.typed
  }
  // Enough was typed for the result to mean something.
  expect(typed).toBeGreaterThan(count * 10)
})
