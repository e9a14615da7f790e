import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lastUsedText, signedInText } from './device-words.ts'

const now = Date.parse('2025-03-05T15:00:00Z')
const hour = 3_600_000

test('when a device was last used is told as a person would', () => {
  const ago = (hours: number) => lastUsedText({ lastUsedAt: now - hours * hour }, now)
  assert.deepEqual(
    [ago(0), ago(3.5), ago(30), ago(49), ago(24 * 40)],
    [
      'Used in the last two hours',
      'Used 3 hours ago',
      'Used yesterday',
      'Used 2 days ago',
      'Used on Jan 24, 2025',
    ],
  )
})

test('where it signed in is told where it is known', () => {
  assert.equal(signedInText({ signedInAt: now, address: null }), 'Signed in on Mar 5, 2025')
  assert.equal(
    signedInText({ signedInAt: now, address: '203.0.113.7' }),
    'Signed in on Mar 5, 2025 from internet address 203.0.113.7',
  )
})
