import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { laterDay, lastContacts, type NeedPerson, whoNeedsMe } from './who-needs-me.ts'

const today = '2025-03-05'

const person = (id: string, more: Partial<NeedPerson> = {}): NeedPerson => ({
  id,
  name: id,
  place: 'home',
  birthday: null,
  dates: [],
  contactDays: null,
  laterUntil: null,
  ...more,
})
let last = 0
const entry = (personId: string, date: string, followUp: string | null = null) => {
  last += 1
  return { id: `e${last}`, personIds: [personId], date, followUp }
}
const needs = (people: NeedPerson[], entries: ReturnType<typeof entry>[] = [], day = today) =>
  whoNeedsMe(people, entries, day).map(({ person: { id }, needs: all }) => [
    id,
    ...all.map(({ reason }) => reason),
  ])

describe('who needs me', () => {
  it('is nobody who has no rhythm, date or follow-up', () => {
    assert.deepEqual(needs([person('Ann')], [entry('Ann', '2020-01-01')]), [])
  })

  it('names follow-ups of today and before until somebody was in touch on that day or after', () => {
    const due = entry('Ann', '2025-03-01', '2025-03-04')
    assert.deepEqual(needs([person('Ann')], [due]), [['Ann', 'follow-up']])
    assert.deepEqual(needs([person('Ann')], [due, entry('Ann', '2025-03-03')]), [['Ann', 'follow-up']])
    assert.deepEqual(needs([person('Ann')], [due, entry('Ann', '2025-03-04')]), [])
    assert.deepEqual(needs([person('Ann')], [entry('Ann', '2025-03-01', '2025-03-06')]), [])
  })

  it('names a follow-up on the very day of its entry, until somebody was in touch later', () => {
    const due = entry('Ann', today, today)
    assert.deepEqual(needs([person('Ann')], [due]), [['Ann', 'follow-up']])
    assert.deepEqual(needs([person('Ann')], [due], '2025-03-06'), [['Ann', 'follow-up']])
    assert.deepEqual(needs([person('Ann')], [due, entry('Ann', '2025-03-06')], '2025-03-06'), [])
  })

  it('means the kept person by the ids of those who were merged into them', () => {
    const ann = person('Ann', { mergedIds: ['Anne'], contactDays: 30 })
    assert.deepEqual(needs([ann], [entry('Anne', '2025-03-01', today)]), [['Ann', 'follow-up']])
    const both = { id: 'both', personIds: ['Anne', 'Ann'], date: '2025-03-01', followUp: today }
    assert.deepEqual(needs([ann], [both]), [['Ann', 'follow-up']], 'once')
    assert.deepEqual([...lastContacts([entry('Anne', '2025-03-01')], [ann], today)], [['Ann', '2025-03-01']])
    assert.deepEqual(
      [...lastContacts([entry('Anne', '2025-03-01')], [ann, person('Anne')], today)],
      [['Anne', '2025-03-01']],
      'who is there again is meant themselves',
    )
  })

  it('names those in the hospital who were seen neither today nor yesterday', () => {
    const ann = person('Ann', { place: 'hospital' })
    assert.deepEqual(needs([ann]), [['Ann', 'hospital']])
    assert.deepEqual(needs([ann], [entry('Ann', '2025-03-03')]), [['Ann', 'hospital']])
    assert.deepEqual(needs([ann], [entry('Ann', '2025-03-04')]), [])
  })

  it('names who has waited longer than wished, the longest first', () => {
    const people = ['Ann', 'Ruth', 'Eve'].map((id) => person(id, { contactDays: 30 }))
    const entries = [entry('Ann', '2025-02-03'), entry('Ruth', '2025-01-03'), entry('Eve', '2025-02-04')]
    assert.deepEqual(needs(people, entries), [
      ['Ruth', 'rhythm'],
      ['Ann', 'rhythm'],
    ])
    assert.deepEqual(needs([person('New', { contactDays: 30 })]), [['New', 'rhythm']])
  })

  it('names the dates of the coming seven days, over the end of a year too', () => {
    const born = (birthday: string) => person(birthday, { birthday })
    assert.deepEqual(
      needs([born('1950-03-05'), born('--03-11'), born('1950-03-12'), born('1950-03-04')]).flat(),
      ['1950-03-05', 'date', '--03-11', 'date'],
    )
    assert.deepEqual(needs([born('1950-01-02')], [], '2025-12-30'), [['1950-01-02', 'date']])
    const wedding = { kind: 'wedding', date: '2027-03-07', label: null, remember: false } as const
    const engaged = person('Ann', { dates: [wedding] })
    assert.deepEqual(needs([engaged]), [], 'a wedding in two years has no anniversary yet')
    assert.deepEqual(needs([engaged], [], '2027-03-05'), [['Ann', 'date']])
    assert.deepEqual(needs([born('1952-02-29')], [], '2025-02-27'), [['1952-02-29', 'date']])
  })

  it('names 1, 3, 6 and 12 months after a death, for a week each, if that was wished', () => {
    const death = (remember: boolean) =>
      person('Ann', { dates: [{ kind: 'death', date: '2024-12-31', label: 'her brother', remember }] })
    const days: string[] = []
    for (let day = Date.parse('2025-01-01'); day < Date.parse('2026-06-01'); day += 86_400_000) {
      const iso = new Date(day).toISOString().slice(0, 10)
      if (needs([death(true)], [], iso).length > 0) days.push(iso)
      assert.deepEqual(needs([death(false)], [], iso), [])
    }
    assert.equal(days.length, 28)
    assert.deepEqual(
      days.filter((_, index) => index % 7 === 0),
      ['2025-01-31', '2025-03-31', '2025-06-30', '2025-12-31'],
    )
    assert.deepEqual(needs([death(true)], [entry('Ann', '2025-01-31')], '2025-02-02'), [])
  })

  it('leaves out who was put off, until that day', () => {
    const ann = person('Ann', { place: 'hospital', laterUntil: '2025-03-06' })
    assert.deepEqual(needs([ann]), [])
    assert.deepEqual(needs([ann], [], '2025-03-06'), [['Ann', 'hospital']])
    const slow = person('Ann', { contactDays: 7, laterUntil: '2025-03-12' })
    assert.deepEqual(needs([slow]), [])
    assert.deepEqual(needs([slow], [], '2025-03-12'), [['Ann', 'rhythm']])
  })

  it('still names a follow-up or a stay in the hospital that came up after somebody was put off', () => {
    const later = { contactDays: 7, laterUntil: '2025-03-12' }
    assert.deepEqual(needs([person('Ann', { ...later, place: 'hospital' })]), [['Ann', 'hospital']])
    assert.deepEqual(needs([person('Ann', later)], [entry('Ann', '2025-03-04', today)]), [
      ['Ann', 'follow-up'],
    ])
  })

  it('names everybody once, the most pressing first', () => {
    const people = [
      person('Rhythm', { contactDays: 7 }),
      person('All', { place: 'hospital', contactDays: 7, birthday: '--03-06' }),
      person('Follow'),
    ]
    assert.deepEqual(needs(people, [entry('Follow', '2025-03-01', today), entry('All', '2025-01-01')]), [
      ['Follow', 'follow-up'],
      ['All', 'hospital', 'date', 'rhythm'],
      ['Rhythm', 'rhythm'],
    ])
  })
})

describe('“Later”', () => {
  const until = (ann: NeedPerson, entries: ReturnType<typeof entry>[] = [], day = today) => {
    const [needed] = whoNeedsMe([ann], entries, day)
    assert.ok(needed)
    return laterDay(needed, entries, day)
  }
  const slow = { contactDays: 30 }

  it('is tomorrow for a follow-up and the hospital, a week for all else', () => {
    assert.equal(until(person('Ann'), [entry('Ann', '2025-03-01', '2025-03-04')]), '2025-03-06')
    assert.equal(until(person('Ann', { place: 'hospital' })), '2025-03-06')
    assert.equal(until(person('Ann', slow)), '2025-03-12')
  })

  it('goes no further than the next birthday, follow-up or day to remember, so that none is missed', () => {
    assert.equal(until(person('Ann', { birthday: '1950-03-08' })), '2025-03-08')
    assert.equal(until(person('Ann', { birthday: '1950-03-05' })), '2025-03-12')
    assert.equal(
      until(person('Ann', { ...slow, mergedIds: ['Anne'] }), [entry('Anne', '2025-01-01', '2025-03-07')]),
      '2025-03-07',
    )
    const death = (date: string) => ({ kind: 'death', date, label: null, remember: true }) as const
    assert.equal(until(person('Ann', { ...slow, dates: [death('2025-02-10')] })), '2025-03-10')
    assert.equal(until(person('Ann', { dates: [death('2025-02-04')] })), '2025-03-10', 'the last of its days')
  })

  it('leaves nobody out on a birthday, whenever it is chosen', () => {
    for (let day = Date.parse('2025-02-20'); day < Date.parse('2025-03-08'); day += 86_400_000) {
      const iso = new Date(day).toISOString().slice(0, 10)
      const ann = person('Ann', { ...slow, birthday: '--03-08' })
      const laterUntil = until(ann, [], iso)
      assert.deepEqual(
        needs([{ ...ann, laterUntil }], [], '2025-03-08'),
        [['Ann', 'date', 'rhythm']],
        `put off on ${iso}`,
      )
    }
  })
})
