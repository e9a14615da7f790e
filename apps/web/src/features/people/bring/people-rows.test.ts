import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { emptyPerson } from '#shared/people/empty-person.ts'
import { peopleImportFile } from './people-import-file.ts'
import { rowsOfContacts } from './people-rows.ts'
import { emptyContact } from './reading/contact.ts'

const facts = { people: [], owner: 'u', today: '2025-03-05' }
const contact = (name: string, phone = '') => ({
  ...emptyContact,
  name,
  phones: phone === '' ? [] : [{ label: '', value: phone }],
})
const known = (name: string, more: object = {}) => ({
  ...emptyPerson(name),
  id: name,
  userId: 'u',
  version: 1,
  ...more,
})

describe('people to check', () => {
  it('are in order, and those who may be here already are marked and not checked', () => {
    const people = [known('Ann Lee'), known('Ruth', { phone: '555-010-0100', birthday: '1950-03-05' })]
    const { rows } = rowsOfContacts(
      [
        contact('Zoe'),
        contact('lee, ann'),
        contact('Ruth Cole', '+1 555 010 0100'),
        { ...contact('Ruth', '555-010-0100'), birthday: '1980-01-01' },
        { ...contact('Elm House'), isCompany: true },
      ],
      { ...facts, people },
    )
    assert.deepEqual(
      rows.map(({ values, twin, isChosen }) => [values.name, twin?.name, isChosen]),
      [
        ['Elm House', undefined, false],
        ['lee, ann', 'Ann Lee', false],
        ['Ruth', undefined, true],
        ['Ruth Cole', 'Ruth', false],
        ['Zoe', undefined, true],
      ],
    )
  })

  it('come once, however often their contact is there, and are known when it is read again', () => {
    const { rows } = rowsOfContacts(
      [contact('Ann Lee'), contact('Ann Lee'), contact('Ann Lee', '555-0100')],
      facts,
    )
    assert.equal(rows.length, 2, 'two contacts that differ are both shown')
    assert.deepEqual(
      rows.map(({ twin, isChosen }) => [twin, isChosen]),
      [
        [undefined, true],
        [{ name: 'Ann Lee', isInList: false }, false],
      ],
      'the second one is marked',
    )
    const [first] = rows
    assert.ok(first)
    const again = rowsOfContacts([contact('Ann Lee')], { ...facts, people: [known('Ann', { id: first.id })] })
    assert.deepEqual([again.rows, again.known], [[], 1])
    const merged = known('Anne Lee', { mergedIds: [first.id] })
    assert.deepEqual(rowsOfContacts([contact('Ann Lee')], { ...facts, people: [merged] }), again)
    const other = rowsOfContacts([contact('Ann Lee')], { ...facts, owner: 'v' })
    assert.notEqual(other.rows[0]?.id, first.id, 'an id tells nobody who it is')
  })

  it('are written as an export holds them', () => {
    const { rows } = rowsOfContacts([contact('Ann Lee', '555-0100')], facts)
    const at = '2025-03-05T15:00:00.000Z'
    assert.deepEqual(peopleImportFile(rows, 'import', Date.parse(at)), {
      format: 'stillwater-export',
      version: 1,
      exportedAt: at,
      peopleImports: [{ id: 'import', importedAt: at, personIds: [rows[0]?.id] }],
      people: [
        {
          ...emptyPerson('Ann Lee'),
          phone: '555-0100',
          id: rows[0]?.id,
          version: 1,
          createdAt: at,
          updatedAt: at,
        },
      ],
    })
  })
})
