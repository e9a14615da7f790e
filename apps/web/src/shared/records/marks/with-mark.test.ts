import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withMark } from './with-mark.ts'

const marks = [
  { prayerId: 'a', days: ['2025-03-01'] },
  { prayerId: 'b', days: ['2025-03-03', '2025-03-02'] },
  { prayerId: 'c', days: ['2025-03-01'] },
]

describe('a prayed day', () => {
  it('is added where its prayer is, and the others stay as they are', () => {
    const after = withMark(marks, 'b', '2025-03-04')
    assert.deepEqual(after[1], { prayerId: 'b', days: ['2025-03-04', '2025-03-03'] })
    assert.equal(after[0], marks[0])
    assert.equal(after[2], marks[2])
    assert.equal(after.length, 3)
  })

  it('comes last for a prayer that was never prayed', () => {
    assert.deepEqual(withMark(marks, 'd', '2025-03-04'), [...marks, { prayerId: 'd', days: ['2025-03-04'] }])
  })

  it('changes nothing the second time', () => {
    assert.equal(withMark(marks, 'b', '2025-03-02'), marks)
  })
})
