import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseFlags, withSeen } from './flags.ts'

const nothing = { guideDismissed: false, tips: [] }

describe('what a user has been shown', () => {
  it('is nothing on a new device', () => {
    assert.deepEqual(parseFlags(null), nothing)
  })

  it('is read back as it was kept', () => {
    const flags = { guideDismissed: true, tips: ['devotional'] }
    assert.deepEqual(parseFlags(JSON.stringify(flags)), flags)
  })

  it('is forgotten where the storage is damaged, part by part', () => {
    for (const damaged of ['', '{', '[]', 'null', '7', '"yes"'])
      assert.deepEqual(parseFlags(damaged), nothing)
    assert.deepEqual(parseFlags('{"guideDismissed":true,"tips":[1]}'), {
      ...nothing,
      guideDismissed: true,
    })
    assert.deepEqual(parseFlags('{"guideDismissed":"true","tips":["a"]}'), { ...nothing, tips: ['a'] })
  })

  it('lists what was seen once', () => {
    const once = withSeen(nothing, 'journal')
    assert.deepEqual(once.tips, ['journal'])
    assert.equal(withSeen(once, 'journal'), once)
    assert.deepEqual(withSeen(once, 'goals').tips, ['journal', 'goals'])
  })
})
