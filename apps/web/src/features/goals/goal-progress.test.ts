import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { itemsText, shareOf, withItems } from './goal-progress.ts'

const goal = (completedItems: number, totalItems: number, progress = 0) => ({
  completedItems,
  totalItems,
  progress,
})

describe('the progress of a goal', () => {
  it('is told by the items that are done', () => {
    assert.equal(shareOf(goal(1, 4, 90)), 25)
    assert.equal(shareOf(goal(199, 200)), 99)
    assert.equal(shareOf(goal(200, 200)), 100)
    assert.equal(shareOf(goal(2, 3)), 67)
    assert.equal(shareOf(goal(1, 12)), 8)
    assert.equal(shareOf(goal(999, 1000)), 99)
    assert.equal(shareOf(goal(1, 1000)), 1)
  })

  it('is the stored figure where nothing was counted', () => {
    assert.equal(shareOf(goal(0, 1, 40)), 40)
    assert.equal(shareOf(goal(7, 0, 40)), 40)
  })

  it('follows the counts when they change', () => {
    assert.deepEqual(withItems(goal(0, 1), 1), goal(1, 1, 100))
    assert.deepEqual(withItems(goal(1, 3, 33), 0), goal(0, 3, 0))
    assert.deepEqual(withItems(goal(1, 3, 33), 2, 6), goal(2, 6, 33))
  })

  it('stays as it is when the counts do, and where there is no total', () => {
    assert.deepEqual(withItems(goal(0, 1, 40), 0, 1), goal(0, 1, 40))
    assert.deepEqual(withItems(goal(3, 0, 40), 4), goal(4, 0, 40))
  })

  it('reads as items done of all', () => {
    assert.equal(itemsText(goal(3, 10)), '3 of 10 done')
    assert.equal(itemsText(goal(3, 0)), '3 done')
  })
})
