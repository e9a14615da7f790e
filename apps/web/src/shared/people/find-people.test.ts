import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { emptyPerson } from './empty-person.ts'
import { findPeople } from './find-people.ts'

const person = (id: string, name: string, household: string | null = null) => ({
  ...emptyPerson(name),
  id,
  userId: 'u',
  version: 1,
  household,
})
const people = [
  person('1', 'Ruth Lee', 'Lee'),
  person('2', 'Ann Lee', 'Lee'),
  person('3', 'Leo Ann', null),
  person('4', 'José', 'Alone'),
]
const names = (typed: string, chosen: string[] = []) =>
  findPeople(people, typed, chosen).people.map(({ name }) => name)

describe('finding people by letters', () => {
  it('takes those first whose name begins so, accents and case ignored', () => {
    assert.deepEqual(names('ann'), ['Ann Lee', 'Leo Ann'])
    assert.deepEqual(names('jose'), ['José'])
    assert.deepEqual(names('nobody'), [])
  })

  it('leaves out who is chosen already, and shows the first few without letters', () => {
    assert.deepEqual(names('ann', ['2']), ['Leo Ann'])
    assert.deepEqual(names(''), ['Ruth Lee', 'Ann Lee', 'Leo Ann', 'José'])
  })

  it('offers a household of several people as one', () => {
    const { households } = findPeople(people, 'lee', [])
    assert.deepEqual(
      households.map(({ household, people: members }) => [household, members.length]),
      [['Lee', 2]],
    )
    assert.deepEqual(findPeople(people, 'alone', []).households, [])
    assert.deepEqual(findPeople(people, 'lee', ['1']).households, [])
  })

  it('knows whether somebody is called so', () => {
    assert.equal(findPeople(people, ' ann lee ', []).isKnown, true)
    assert.equal(findPeople(people, 'ann', []).isKnown, false)
  })
})
