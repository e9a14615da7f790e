import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dotsOf, marksByDay, sayMarks, totalOf } from './day-marks.ts'

const on = (date: string) => ({ date })

describe('the marks of a day', () => {
  it('count what is on it by kind', () => {
    const marks = marksByDay({
      events: [on('2025-03-05'), on('2025-03-06'), on('2025-03-05')],
      activities: [on('2025-03-06')],
      sermons: [on('2025-03-09')],
      others: [on('2025-03-09')],
    })
    assert.deepEqual(Object.fromEntries(marks), {
      '2025-03-05': { events: 2, activities: 0, sermons: 0, others: 0 },
      '2025-03-06': { events: 1, activities: 1, sermons: 0, others: 0 },
      '2025-03-09': { events: 0, activities: 0, sermons: 1, others: 1 },
    })
    assert.deepEqual([...marks.values()].map(totalOf), [2, 2, 2])
    assert.equal(totalOf(), 0)
  })

  it('are four dots at most, with one for each kind first', () => {
    const dots = (events: number, activities: number, sermons: number, others = 0) =>
      Object.values(dotsOf({ events, activities, sermons, others }))
    assert.deepEqual(Object.values(dotsOf()), [0, 0, 0, 0])
    assert.deepEqual(dots(2, 0, 0), [2, 0, 0, 0])
    assert.deepEqual(dots(0, 9, 0), [0, 4, 0, 0])
    assert.deepEqual(dots(5, 0, 1), [3, 0, 1, 0])
    assert.deepEqual(dots(1, 4, 0), [1, 3, 0, 0])
    assert.deepEqual(dots(5, 4, 1), [2, 1, 1, 0])
    assert.deepEqual(dots(5, 4, 1, 9), [1, 1, 1, 1])
  })

  it('are said in words', () => {
    assert.equal(sayMarks(), '')
    assert.equal(sayMarks({ events: 2, activities: 0, sermons: 1, others: 0 }), '2 events, 1 sermon')
    assert.equal(
      sayMarks({ events: 1, activities: 1, sermons: 2, others: 1 }),
      '1 event, 1 activity, 2 sermons, 1 in other calendars',
    )
    assert.equal(sayMarks({ events: 0, activities: 3, sermons: 0, others: 0 }), '3 activities')
  })
})
