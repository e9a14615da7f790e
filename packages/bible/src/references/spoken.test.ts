import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeNumbersAsDigits } from './spoken.ts'

test('number words become digits, and two numbers stay two', () => {
  assert.equal(writeNumbersAsDigits('john three sixteen'), 'john 3 16')
  assert.equal(writeNumbersAsDigits('romans eight twenty-eight'), 'romans 8 28')
  assert.equal(
    writeNumbersAsDigits('psalm one hundred and nineteen verse one hundred five'),
    'psalm 119 verse 105',
  )
  assert.equal(writeNumbersAsDigits('psalm one hundred fifty'), 'psalm 150')
  assert.equal(writeNumbersAsDigits('two timothy three'), '2 timothy 3')
})

test('Roman numerals after a name become digits', () => {
  assert.equal(writeNumbersAsDigits('Ps. cxix. 105'), 'Ps. 119. 105')
  assert.equal(writeNumbersAsDigits('Matt. v. 3'), 'Matt. 5. 3')
  assert.equal(writeNumbersAsDigits('Isa. xl. 31'), 'Isa. 40. 31')
  assert.equal(writeNumbersAsDigits('Exod. xix'), 'Exod. 19')
})

test('other words stay as they are', () => {
  assert.equal(writeNumbersAsDigits('the mild ill civil mix'), 'the mild ill civil mix')
  assert.equal(writeNumbersAsDigits('love and faith'), 'love and faith')
})
