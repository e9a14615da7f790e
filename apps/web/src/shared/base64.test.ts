import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fromBase64, fromBase64Url, toBase64, toBase64Url } from './base64.ts'

describe('bytes as text', () => {
  it('come back as they were, whatever their number', () => {
    for (const length of [0, 1, 2, 3, 8191, 8192, 8193, 40_000]) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 31) % 256)
      assert.deepEqual(fromBase64(toBase64(bytes)), bytes)
      assert.deepEqual(fromBase64Url(toBase64Url(bytes)), bytes)
    }
  })
  it('are written as everyone writes them', () => {
    const bytes = Uint8Array.of(251, 255, 190, 1)
    assert.equal(toBase64(bytes), '+/++AQ==')
    assert.equal(toBase64Url(bytes), '-_--AQ')
  })
  it('are refused where somebody has changed them', () => {
    for (const text of ['+/++', 'AQ==', 'A', 'a b']) assert.equal(fromBase64Url(text), undefined, text)
  })
})
