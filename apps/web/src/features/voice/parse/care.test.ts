import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseCare } from './care.ts'

/** A Wednesday. */
const today = '2026-11-18'

const people = [
  { id: 'ann', name: 'Ann Lee', household: 'Lee' },
  { id: 'ruth', name: 'Ruth Lee', household: 'Lee' },
  { id: 'jose', name: 'José', household: null },
  { id: 'ann-b', name: 'Ann Brook', household: null },
  { id: 'mary', name: 'Mary Smith', household: null },
  { id: 'will', name: 'Will Cole', household: null },
  { id: 'may', name: 'May', household: null },
]

/** What is said, and what is understood: people, kind, date, follow-up. Empty is left open. */
const table: readonly (readonly [string, string, string, string, string])[] = [
  [
    'Visited Ann Lee in hospital today, surgery on Thursday, call her Friday',
    'ann',
    'hospital',
    '2026-11-18',
    '2026-11-20',
  ],
  ['Called Ruth yesterday', 'ruth', 'call', '2026-11-17', ''],
  ['Called Ruth on Monday and check in next week', 'ruth', 'call', '2026-11-16', '2026-11-25'],
  ['Lunch with the Lees', 'ann,ruth', 'meal', '', ''],
  ['Visited the Lee family. Visit again in two weeks', 'ann,ruth', 'visit', '', '2026-12-02'],
  ['Texted jose tonight', 'jose', 'message', '2026-11-18', ''],
  ['Saw Ruth’s garden, I’ll call her tomorrow', 'ruth', 'visit', '', '2026-11-19'],
  // Two people are called Ann: nobody guesses.
  ['Visited Ann', '', 'visit', '', ''],
  ['Counseling with Ann Brook on November 3', 'ann-b', 'counseling', '2026-11-03', ''],
  ['Call Ruth on Friday', 'ruth', '', '', '2026-11-20'],
  // As a phone hears it, without commas.
  [
    'visited Mary Smith in hospital today surgery on Thursday call her Friday',
    'mary',
    'hospital',
    '2026-11-18',
    '2026-11-20',
  ],
  ['Visited Ruth today and will call her Friday', 'ruth', 'visit', '2026-11-18', '2026-11-20'],
  ['Had tea with Ruth and I’ll check on them tomorrow', 'ruth', 'meal', '', '2026-11-19'],
  ['Went to see Ruth and her sister yesterday', 'ruth', 'visit', '2026-11-17', ''],
  ['Ruth was ill so I went to see her yesterday', 'ruth', 'visit', '2026-11-17', ''],
  // Names that are words, too.
  ['Visited Ruth, I will call her in May', 'ruth', 'visit', '', ''],
  ['Visited Will yesterday', 'will', 'visit', '2026-11-17', ''],
  ['Lunch with Ruth and May today', 'ruth,may', 'meal', '2026-11-18', ''],
  ['Annual meeting about ruthless plans', '', '', '', ''],
]

describe('a sentence about care', () => {
  for (const [said, ...expected] of table) {
    it(`“${said}”`, () => {
      const { personIds = [], kind = '', date = '', followUp = '', words } = parseCare(said, today, people)
      assert.deepEqual([personIds.join(), kind, date, followUp], expected)
      assert.equal(words, said)
    })
  }

  it('of nothing is nothing', () => {
    assert.deepEqual(parseCare(' \n', today, people), {})
  })
})
