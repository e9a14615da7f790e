import assert from 'node:assert/strict'
import { it } from 'node:test'
import { emptyPerson } from '#shared/people/empty-person.ts'
import { likelyPeople } from './likely-people.ts'

const person = (name: string, more: object = {}) => ({
  ...emptyPerson(name),
  id: name,
  userId: 'u',
  version: 1,
  ...more,
})

it('those in the hospital come first, then those of the latest contacts, then the newest', () => {
  const people = [person('New'), person('Older'), person('Ruth'), person('Ann', { place: 'hospital' })]
  const last = new Map([
    ['Older', '2025-03-04'],
    ['Ruth', '2025-03-05'],
  ])
  assert.deepEqual(
    likelyPeople(people, last).map(({ name }) => name),
    ['Ann', 'Ruth', 'Older', 'New'],
  )
})
