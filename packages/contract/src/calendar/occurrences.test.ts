import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isDateOf, lastDateOf, occurrencesOf } from './occurrences.ts'

const retreat = { id: 'a', date: '2025-03-04', days: 2, repeats: 'FREQ=WEEKLY;COUNT=5000' }
const datesOf = (event: typeof retreat & { readonly lastDate?: string | null }, from: string, to: string) =>
  occurrencesOf([event], [], { from, to }).map(({ date }) => date)

describe('an event that repeats a number of times', () => {
  it('is on the same days whether its last day is known or not', () => {
    const counted = { ...retreat, repeats: 'FREQ=WEEKLY;COUNT=3' }
    const known = { ...counted, lastDate: lastDateOf(counted) }
    assert.equal(known.lastDate, '2025-03-19')
    for (const event of [counted, { ...counted, lastDate: null }, known]) {
      assert.deepEqual(datesOf(event, '2025-03-12', '2025-12-31'), ['2025-03-11', '2025-03-18'])
      assert.deepEqual(
        ['2025-03-11', '2025-03-12', '2025-03-18', '2025-03-25'].map((date) => isDateOf(event, date)),
        [true, false, true, false],
      )
    }
  })

  it('is not counted from its start where its last day is known', () => {
    // Shorter than the rule says: who counts comes to another end.
    const event = { ...retreat, lastDate: '2025-03-12' }
    assert.deepEqual(datesOf(event, '2025-03-01', '2025-12-31'), ['2025-03-04', '2025-03-11'])
    assert.equal(isDateOf(event, '2025-03-18'), false)
  })
})
