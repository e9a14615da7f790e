import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bibleAddress, readBibleAddress } from './address.ts'

test('an address is readable and survives a message', () => {
  assert.equal(bibleAddress('John 3:16', 'KJV'), '/bible-study?ref=John+3:16&version=KJV')
  assert.equal(bibleAddress('Romans 8:28–30', undefined), '/bible-study?ref=Romans+8:28-30')
})

test('what an address was made of is read from it again', () => {
  for (const reference of [
    'John 3:16',
    '1 Corinthians 13',
    'Genesis 1:1; John 1:1',
    'a&b=c #?+%',
    'يوحنا 3',
  ]) {
    const search = bibleAddress(reference, 'X & Y').split('?')[1] ?? ''
    assert.deepEqual(readBibleAddress(search), { reference, version: 'X & Y' })
  }
})

test('an address without a place has none', () => {
  assert.deepEqual(readBibleAddress('ref=+&version='), { reference: undefined, version: undefined })
})
