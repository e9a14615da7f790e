import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { emptyPerson } from '#shared/people/empty-person.ts'
import { lastContacts } from '@stillwater/contract/people/who-needs-me'
import { sortPeople } from './sort-people.ts'

const person = (name: string, more: object = {}) => ({
  ...emptyPerson(name),
  id: name,
  userId: 'u',
  version: 1,
  ...more,
})
const entry = (date: string, ...personIds: string[]) => ({ date, personIds })
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name)

describe('the last contact', () => {
  it('is the latest day up to today, of everybody whom an entry names', () => {
    const last = lastContacts(
      [entry('2025-03-09', 'Ann'), entry('2025-03-01', 'Ann', 'Ruth'), entry('2025-03-04', 'Ann')],
      [],
      '2025-03-05',
    )
    assert.deepEqual(
      [...last],
      [
        ['Ann', '2025-03-04'],
        ['Ruth', '2025-03-01'],
      ],
    )
  })
})

describe('people', () => {
  const people = [
    person('ruth'),
    person('Émile', { place: 'care_home', placeName: 'Elm House' }),
    person('Ann', { place: 'hospital' }),
    person('Zoe', { place: 'care_home', placeName: 'Abbey' }),
  ]
  const last = lastContacts([entry('2025-03-01', 'Ann'), entry('2025-02-01', 'ruth')], people, '2025-03-05')

  it('are sorted by name as people would, whatever the case and accents', () => {
    assert.deepEqual(names(sortPeople(people, 'name', last)), ['Ann', 'Émile', 'ruth', 'Zoe'])
  })

  it('are sorted by contact with the longest without it first', () => {
    assert.deepEqual(names(sortPeople(people, 'contact', last)), ['Émile', 'Zoe', 'ruth', 'Ann'])
  })

  it('are sorted by place with the hospital first, then by the name of the place', () => {
    assert.deepEqual(names(sortPeople(people, 'place', last)), ['Ann', 'Zoe', 'Émile', 'ruth'])
  })
})
