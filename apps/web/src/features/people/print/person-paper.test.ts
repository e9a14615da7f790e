import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { emptyPerson } from '#shared/people/empty-person.ts'
import { personFacts, personLines } from './person-paper.ts'

const person = (name: string, more: object = {}) => ({
  ...emptyPerson(name),
  id: name,
  userId: 'u',
  version: 1,
  ...more,
})

const about = {
  entries: [
    {
      id: '1',
      date: '2025-03-04',
      kind: 'hospital',
      minutes: 30,
      words: 'She is afraid.',
      followUp: '2025-03-10',
    },
    { id: '2', date: '2025-03-01', kind: 'call', minutes: null, words: null, followUp: null },
  ],
  prayers: [
    {
      id: '3',
      title: 'Healing',
      description: 'For her hip.',
      dateAdded: '2025-02-01',
      isAnswered: true,
      dateAnswered: '2025-03-02',
      answerNote: 'She walks.',
    },
  ],
  days: [
    { id: '4', date: '2025-03-01', title: 'Lunch', location: null },
    { id: '5', date: '2025-04-01', title: 'Visit', location: 'County hospital' },
  ],
} satisfies Parameters<typeof personLines>[0]

describe('a person on paper', () => {
  it('has what is known, and no empty line', () => {
    assert.deepEqual(personFacts(person('Ann Lee'), []), [])
    const ann = person('Ann Lee', {
      household: 'Lee',
      phone: '(555) 010-0123',
      birthday: '--03-05',
      dates: [{ kind: 'death', date: '2025-01-10', label: 'her brother', remember: true }],
      place: 'hospital',
      room: '12',
      contactDays: 30,
      notes: 'Private',
    })
    assert.deepEqual(
      personFacts(ann, [person('Ruth Lee')]).map(({ name, value }) => `${name}: ${value}`),
      [
        'Where they are now: In the hospital: room 12',
        'Household: Lee, with Ruth Lee',
        'Phone: (555) 010-0123',
        'Birthday: Mar 5',
        'Death: her brother: Jan 10, 2025',
        'In touch: Every month',
      ],
    )
  })

  it('has the care log, prayers and calendar, and private words only if they are asked for', () => {
    const told = (withWords: boolean) =>
      personLines(about, withWords).map(({ title, lines }) => [
        title,
        ...lines.map((line) => [line.when, line.title, line.more, line.words].filter(Boolean).join(' | ')),
      ])
    assert.deepEqual(told(false), [
      [
        'Care log',
        'Mar 4, 2025 | Hospital visit | 30\u00a0min · Follow up Mar 10, 2025',
        'Mar 1, 2025 | Call',
      ],
      ['Prayers', 'Feb 1, 2025 | Healing | Answered Mar 2, 2025'],
      ['Calendar', 'Apr 1, 2025 | Visit | County hospital', 'Mar 1, 2025 | Lunch'],
    ])
    assert.deepEqual(told(true), [
      [
        'Care log',
        'Mar 4, 2025 | Hospital visit | 30\u00a0min · Follow up Mar 10, 2025 | She is afraid.',
        'Mar 1, 2025 | Call',
      ],
      ['Prayers', 'Feb 1, 2025 | Healing | Answered Mar 2, 2025 | For her hip.\nShe walks.'],
      ['Calendar', 'Apr 1, 2025 | Visit | County hospital', 'Mar 1, 2025 | Lunch'],
    ])
    assert.deepEqual(personLines({ entries: [], prayers: [], days: [] }, true), [])
  })
})
