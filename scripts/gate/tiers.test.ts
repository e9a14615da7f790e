import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { isEverything } from '../../apps/server/src/testing/tier.ts'
import { otherBrowsers } from '../support/other-browsers.ts'
import { root } from '../support/root.ts'
import { swordTests } from './sword.ts'
import { unitTestFiles } from './unit-tests.ts'

const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).sort()
const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('every test file is run by exactly one part of the tests', () => {
  const parts = [
    unitTestFiles(['']),
    find('apps/web/src/**/*.test.tsx'),
    find('e2e/*.spec.ts'),
    otherBrowsers.map(({ tests }) => tests),
    [swordTests],
  ]
  const run = parts.flat().sort()
  assert.deepEqual(run, [...new Set(run)])
  assert.deepEqual(run, find('**/*.{test,spec}.{ts,tsx,js,mjs}'))
})

it('a file of the longer run is left out of the shorter one', () => {
  const all = unitTestFiles([''])
  const left = isEverything() ? [] : all.filter((file) => !unitTestFiles().includes(file))
  assert.deepEqual(left, isEverything() ? [] : all.filter((file) => file.includes('.all.test.')))
  assert.ok(all.some((file) => file.includes('.all.test.')))
})

it('a tag of a browser test is one that a run knows', () => {
  const tags = find('e2e/*.spec.ts').flatMap((file) =>
    [...read(file).matchAll(/(?<=[\s'"`])@[a-z]+(?=['"`])/g)].map(([tag]) => tag),
  )
  assert.deepEqual([...new Set(tags)].sort(), ['@all', '@windows'])
})
