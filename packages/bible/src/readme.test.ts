import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** The examples as one module, in which every line with an arrow is an assertion. */
function moduleFrom(markdown: string): string {
  const address = (file: string) => new URL(file, import.meta.url).href
  return Array.from(markdown.matchAll(/^```js\n(.*?)^```/gms), ([, code = '']) => code)
    .join('\n')
    .replaceAll("'@stillwater/bible/node'", `'${address('./node.ts')}'`)
    .replaceAll("'@stillwater/bible'", `'${address('./index.ts')}'`)
    .replaceAll(/^;?(.+?) \/\/ → (.*)$/gm, ';assert.deepEqual($1, $2)')
}

test('the examples of the README give what they say', async () => {
  const code = moduleFrom(readme)
  assert.ok(code.split('assert.deepEqual').length > 20)
  await import(
    `data:text/javascript,${encodeURIComponent(`import assert from 'node:assert/strict'\n${code}`)}`
  )
})
