import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { commonPasswords } from '../../../build/common-passwords.ts'
import { passwordStrength } from './password-strength.ts'

const list = commonPasswords()
const common = new Set(list.split('\n'))

test('a common password is warned of, however it is capitalized', () => {
  for (const password of ['123456', 'password', 'Password', 'QWERTY', 'iloveyou', 'TrustNo1']) {
    const { score, words, warns } = passwordStrength(password, common)
    assert.deepEqual(
      [score, words, warns],
      [1, 'Many people use this password. Choose one that only you would think of.', true],
      password,
    )
  }
})

test('any other password is rated by its length and variety', () => {
  const words = (password: string) => passwordStrength(password, common).words
  assert.equal(words('12345'), 'Use at least 6 characters')
  assert.equal(words('psalmo'), 'Easy to guess. Try three or four words together')
  assert.equal(words('quietrivers'), 'Fair. A few more words would make it stronger')
  assert.equal(words('green pastures'), 'Good password')
  assert.equal(words('twelve quiet rivers'), 'Strong password')
})

test('without the list nothing is warned of', () => {
  assert.equal(passwordStrength('password').warns, undefined)
})

test('the list is small, and has what people may choose: six characters or more, in lower case, each once', () => {
  const entries = list.split('\n')
  assert.equal(entries.length, 6000)
  assert.equal(common.size, entries.length)
  assert.deepEqual(
    entries.filter((entry) => entry.length < 6 || entry !== entry.toLowerCase()),
    [],
  )
  assert.ok(gzipSync(list, { level: 9 }).length < 25_000)
})
