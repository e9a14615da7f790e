import assert from 'node:assert/strict'
import { it } from 'node:test'
import { emptyPerson } from '#shared/people/empty-person.ts'
import { laterText, needText } from './need-words.ts'

const ann = { ...emptyPerson('Ann Lee'), id: 'a', userId: 'u', version: 1 }
const today = '2025-03-05'
const death = { kind: 'death', date: '2025-02-05', label: 'her brother', remember: true } as const

it('every reason is said in plain words', () => {
  const texts = [
    needText({ reason: 'follow-up', date: today, entryId: 'e' }, ann, today),
    needText({ reason: 'follow-up', date: '2025-03-01', entryId: 'e' }, ann, today),
    needText({ reason: 'hospital' }, { ...ann, place: 'hospital', room: '12' }, today),
    needText({ reason: 'date', date: today, of: 'birthday' }, ann, today),
    needText(
      { reason: 'date', date: '2025-03-07', of: { ...death, kind: 'wedding', label: null } },
      ann,
      today,
    ),
    needText({ reason: 'months', date: today, months: 1, of: death }, ann, today),
    needText({ reason: 'months', date: today, months: 12, of: { ...death, label: null } }, ann, today),
    needText({ reason: 'rhythm', last: undefined }, ann, today),
    needText({ reason: 'rhythm', last: '2025-01-05' }, ann, today),
  ]
  assert.deepEqual(texts, [
    'Follow up today',
    'Follow up since Mar 1, 2025',
    'In the hospital: room 12',
    'Birthday today',
    'Wedding Friday, Mar 7, 2025',
    '1 month since the death of her brother',
    'A year since a death',
    'No contact yet',
    'Last contact Jan 5, 2025',
  ])
})

it('when somebody is back is said as it is spoken', () => {
  assert.deepEqual(
    ['2025-03-06', '2025-03-08', '2025-03-12'].map((until) => laterText(until, today)),
    ['Back tomorrow', 'Back on Saturday, Mar 8, 2025', 'Back in a week'],
  )
})
