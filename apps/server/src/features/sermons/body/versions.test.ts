import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { thinned } from './versions.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = Date.parse('2025-03-05T15:30:00Z')

/** One version each so often, over so long, the newest first. */
const versions = (every: number, over: number) =>
  Array.from({ length: Math.floor(over / every) }, (_, n) => ({ id: String(n), at: now - n * every }))

/** The ages of those that stay. */
function staying(list: readonly { id: string; at: number }[]): number[] {
  const gone = new Set(thinned(list, now))
  return list.filter(({ id }) => !gone.has(id)).map(({ at }) => now - at)
}

describe('the versions of a sermon', () => {
  it('all stay for a day', () => {
    const list = versions(10 * minute, day)
    assert.equal(staying(list).length, list.length)
  })

  it('are one an hour for a week, one a day for three months, one a week after that', () => {
    const count = (ages: number[], from: number, to: number) =>
      ages.filter((age) => age > from && age <= to).length
    const week = staying(versions(30 * minute, 4 * day))
    assert.equal(count(week, -1, day), 49)
    assert.equal(count(week, day, 3 * day), 49)
    assert.equal(count(staying(versions(2 * hour, 12 * day)), 7 * day, 11 * day), 5)
    assert.equal(count(staying(versions(2 * day, 300 * day)), 90 * day, 230 * day), 20)
  })

  it('are 200 at most; those that crowd together go first, and the newest stays', () => {
    const old = Array.from({ length: 20 }, (_, n) => ({ id: `old ${n}`, at: now - (10 + n) * day }))
    const list = [...versions(minute, 4 * hour), ...old]
    const ages = staying(list)
    assert.equal(ages.length, 200)
    assert.equal(ages[0], 0)
    assert.equal(ages.filter((age) => age >= 10 * day).length, 20)
  })

  it('that were kept at one moment are 200 at most too', () => {
    const list = Array.from({ length: 300 }, (_, n) => ({ id: String(n), at: now }))
    assert.equal(thinned(list, now).length, 100)
    assert.ok(!thinned(list, now).includes('0'))
  })
})
