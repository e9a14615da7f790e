import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { describeRule } from './rule-words.ts'

/** The first Tuesday of March. */
const date = '2025-03-04'

describe('a rule in words', () => {
  it('says how often, on which days and until when', () => {
    for (const [rule, words] of [
      ['FREQ=DAILY', 'Every day'],
      ['FREQ=DAILY;INTERVAL=3;COUNT=12', 'Every 3 days, 12 times'],
      ['FREQ=WEEKLY', 'Every week on Tuesday'],
      [
        'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR;UNTIL=20270503',
        'Every 2 weeks on Tuesday and Friday, until May 3, 2027',
      ],
      ['FREQ=MONTHLY;BYDAY=1TU', 'Every month on the first Tuesday'],
      ['FREQ=MONTHLY;BYDAY=-1SU', 'Every month on the last Sunday'],
      ['FREQ=MONTHLY', 'Every month on the 4th'],
      ['FREQ=MONTHLY;BYMONTHDAY=1,22,-1', 'Every month on the 1st, the 22nd, and the last day'],
      ['FREQ=MONTHLY;BYMONTHDAY=11;COUNT=1', 'Every month on the 11th, once'],
      ['FREQ=YEARLY', 'Every year on Mar 4'],
      ['FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'Every year on certain days'],
      ['nonsense', 'Repeats'],
    ] as const) {
      assert.equal(describeRule(rule, date), words)
    }
  })
})
