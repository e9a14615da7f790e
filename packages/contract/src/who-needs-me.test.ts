import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type NeedPerson, whoNeedsMe } from './who-needs-me.ts'

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
