import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pushByOneWeek, seriesDates } from './plan-dates.ts'

const none = new Set<string>()
const part = (id: string, date: string) => ({ id, date })
const datesOf = (moves: readonly { sermon: { id: string }; to: string }[]) =>
  moves.map(({ sermon, to }) => `${sermon.id} ${to}`)

describe('the days of a series', () => {
  it('are a week apart, over the turn of a year', () => {
    assert.deepEqual(seriesDates('2026-12-20', 3, none), ['2026-12-20', '2026-12-27', '2027-01-03'])
  })

  it('jump over marked days, also the first', () => {
    const marked = new Set(['2027-01-10', '2027-01-24', '2027-01-31'])
    assert.deepEqual(seriesDates('2027-01-10', 3, marked), ['2027-01-17', '2027-02-07', '2027-02-14'])
  })

  it('come to an end where everything is marked', () => {
    const marked = new Set(seriesDates('2027-01-03', 104, none))
    assert.equal(seriesDates('2027-01-03', 2, marked).length, 2)
  })
})

describe('pushing by one week', () => {
  it('moves every sermon by a week and keeps gaps', () => {
    const parts = [part('b', '2027-01-24'), part('a', '2027-01-10')]
    assert.deepEqual(datesOf(pushByOneWeek(parts, none)), ['a 2027-01-17', 'b 2027-01-31'])
  })

  it('jumps over a marked day, and what comes after gives way', () => {
    const parts = [part('a', '2027-01-10'), part('b', '2027-01-17'), part('c', '2027-01-24')]
    assert.deepEqual(datesOf(pushByOneWeek(parts, new Set(['2027-01-24']))), [
      'a 2027-01-17',
      'b 2027-01-31',
      'c 2027-02-07',
    ])
  })

  it('never puts two sermons on one day that were on two', () => {
    const parts = [part('a', '2027-01-03'), part('b', '2027-01-10'), part('c', '2027-01-17')]
    const moves = pushByOneWeek(parts, new Set(['2027-01-10', '2027-01-24']))
    assert.equal(new Set(moves.map(({ to }) => to)).size, 3)
    assert.deepEqual(datesOf(moves), ['a 2027-01-17', 'b 2027-01-31', 'c 2027-02-07'])
  })

  it('keeps those of one day together', () => {
    const parts = [part('a', '2027-01-10'), part('b', '2027-01-10'), part('c', '2027-01-17')]
    assert.deepEqual(datesOf(pushByOneWeek(parts, none)), ['a 2027-01-17', 'b 2027-01-17', 'c 2027-01-24'])
    assert.deepEqual(datesOf(pushByOneWeek(parts, new Set(['2027-01-17']))), [
      'a 2027-01-24',
      'b 2027-01-24',
      'c 2027-01-31',
    ])
  })
})
