import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { laterApis, laterStyles, oldestBrowsers } from './browsers.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })

function laterIn(ending: string, later: typeof laterApis): string[] {
  const named = files.filter((file) => file.endsWith(ending))
  assert.ok(named.length > 0, `The build has no ${ending} files`)
  return named.flatMap((file) => {
    const text = readFileSync(dist + file, 'utf8')
    return later.filter(({ pattern }) => pattern.test(text)).map(({ name }) => `${file}: ${name}`)
  })
}

describe('the oldest browsers', () => {
  it('have every API that the built code uses', () => {
    assert.deepEqual(laterIn('.js', laterApis), [])
  })

  it('know every style that makes a difference', () => {
    assert.deepEqual(laterIn('.css', laterStyles), [])
  })

  it('are named in the README', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
    for (const browser of oldestBrowsers) {
      const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? []
      assert.match(readme, new RegExp(`${name} ${version.replace('.', '\\.')}\\b`, 'i'), browser)
    }
  })

  it('would be noticed: an API that came later is found', () => {
    const code = 'const a=Map.groupBy(b,c);d.values().map(e)'
    assert.deepEqual(
      laterApis.filter(({ pattern }) => pattern.test(code)).map(({ name }) => name),
      ['Map.groupBy and Object.groupBy (Safari 17.4)', 'methods of iterators (Safari 18.4)'],
    )
  })
})
