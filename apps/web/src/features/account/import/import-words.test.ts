import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { countOf, factsOf, whenText } from './import-words.ts'

const event = {
  id: 'a',
  title: 'Elders',
  date: '2025-03-04',
  days: 1,
  startTime: '7:00 PM',
  endTime: '8:30 PM',
  repeats: null,
  location: null,
  isKnown: false,
  note: null,
}

describe('an event of a calendar file, in words', () => {
  it('says when it is', () => {
    assert.equal(whenText(event), 'Mar 4, 2025, 7:00 PM – 8:30 PM')
    assert.equal(
      whenText({ ...event, startTime: 'All day', endTime: 'All day', days: 3 }),
      'Mar 4, 2025, All day, 3 days',
    )
  })

  it('says how it repeats, where it is, and what could not be taken over', () => {
    assert.deepEqual(factsOf(event), [])
    const [rule, place, note] = factsOf({
      ...event,
      repeats: 'FREQ=WEEKLY',
      location: 'Hall',
      note: 'own_zone',
    })
    assert.match(rule ?? '', /week/i)
    assert.equal(place, 'Hall')
    assert.match(note ?? '', /original time zone/)
  })

  it('counts', () => {
    assert.deepEqual([countOf(0), countOf(1), countOf(1200)], ['0 events', '1 event', '1,200 events'])
  })
})
