import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { getTheme, parseThemeChoice, setTheme } from './theme.ts'

const dataset: Record<string, string> = {}
const bars = [
  { dataset: { scheme: 'light' }, media: '' },
  { dataset: { scheme: 'dark' }, media: '' },
]
const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
}
const before = {
  document: Object.getOwnPropertyDescriptor(globalThis, 'document'),
  localStorage: Object.getOwnPropertyDescriptor(globalThis, 'localStorage'),
}

beforeEach(() => {
  stored.clear()
  const page = { documentElement: { dataset }, querySelectorAll: () => bars }
  Object.defineProperty(globalThis, 'document', { configurable: true, value: page })
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => storage })
})
afterEach(() => {
  for (const [name, descriptor] of Object.entries(before)) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor)
    else Reflect.deleteProperty(globalThis, name)
  }
})

test('only the three choices count, anything else follows the system', () => {
  assert.equal(parseThemeChoice('dark'), 'dark')
  assert.equal(parseThemeChoice('light'), 'light')
  for (const stored of ['system', 'Dark', '', null, undefined, 7])
    assert.equal(parseThemeChoice(stored), 'system')
})

test('a choice marks the page and is remembered, and the system takes both back', () => {
  setTheme('dark')
  assert.equal(dataset['theme'], 'dark')
  assert.equal(getTheme(), 'dark')
  assert.equal(stored.get('stillwater-theme'), 'dark')
  setTheme('system')
  assert.equal(dataset['theme'], undefined)
  assert.equal(getTheme(), 'system')
  assert.equal(stored.size, 0)
})

test("the browser's own bars follow the choice", () => {
  setTheme('dark')
  assert.deepEqual(
    bars.map((bar) => bar.media),
    ['not all', 'all'],
  )
  setTheme('system')
  assert.deepEqual(
    bars.map((bar) => bar.media),
    ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  )
})

test('a browser that refuses storage still shows the choice', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('denied')
    },
  })
  setTheme('light')
  assert.equal(dataset['theme'], 'light')
  assert.equal(getTheme(), 'system')
})
