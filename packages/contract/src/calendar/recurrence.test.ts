import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { daysOfRule, lastDayOfRule } from './recurrence.ts'
import { formatRule, parseRule } from './recurrence-rule.ts'

const parsed = (text: string) => {
  const rule = parseRule(text)
  assert.ok(rule, text)
  return rule
}
const days = (start: string, text: string, from: string, to: string) =>
  daysOfRule(start, parsed(text), { from, to })

describe('the days of a rule', () => {
  it('are every other week on two weekdays', () => {
    assert.deepEqual(days('2025-03-04', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR', '2025-03-01', '2025-04-01'), [
      '2025-03-04',
      '2025-03-07',
      '2025-03-18',
      '2025-03-21',
      '2025-04-01',
    ])
  })

  it('are the first Tuesday or the last Sunday of a month', () => {
    assert.deepEqual(days('2025-01-07', 'FREQ=MONTHLY;BYDAY=1TU', '2025-02-01', '2025-04-30'), [
      '2025-02-04',
      '2025-03-04',
      '2025-04-01',
    ])
    assert.deepEqual(days('2025-01-26', 'FREQ=MONTHLY;BYDAY=-1SU', '2025-02-01', '2025-03-31'), [
      '2025-02-23',
      '2025-03-30',
    ])
  })

  it('leave out months without a 31st and years without a February 29', () => {
    assert.deepEqual(days('2025-01-31', 'FREQ=MONTHLY', '2025-01-01', '2025-05-31'), [
      '2025-01-31',
      '2025-03-31',
      '2025-05-31',
    ])
    assert.deepEqual(days('2024-02-29', 'FREQ=YEARLY', '2024-01-01', '2032-12-31'), [
      '2024-02-29',
      '2028-02-29',
      '2032-02-29',
    ])
  })

  it('end on a day or after a number of times, wherever the date range begins', () => {
    assert.deepEqual(days('2025-03-04', 'FREQ=DAILY;UNTIL=20250306', '2025-03-05', '2025-12-31'), [
      '2025-03-05',
      '2025-03-06',
    ])
    assert.deepEqual(days('2025-03-04', 'FREQ=WEEKLY;COUNT=3', '2025-03-12', '2025-12-31'), ['2025-03-18'])
    assert.equal(lastDayOfRule('2025-03-04', parsed('FREQ=WEEKLY;COUNT=3')), '2025-03-18')
    assert.equal(lastDayOfRule('2025-03-04', parsed('FREQ=WEEKLY;UNTIL=20250401')), '2025-04-01')
    assert.equal(lastDayOfRule('2025-03-04', parsed('FREQ=WEEKLY')), undefined)
  })

  it('are none before the start and none for a range that is none', () => {
    assert.deepEqual(days('2025-03-04', 'FREQ=DAILY', '2025-02-01', '2025-03-04'), ['2025-03-04'])
    assert.deepEqual(days('2025-03-04', 'FREQ=DAILY', '2025-03-06', '2025-03-05'), [])
  })

  it('are found in bounded time for rules that never take place, count for ever or begin long ago', () => {
    const [first, last] = ['0001-01-01', '9999-12-31']
    const never = ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=4,6,9,11']
    for (const rule of [...never, ...never.map((rule) => `${rule};COUNT=5000`)]) {
      assert.deepEqual(days(first, rule, first, last), [], rule)
    }
    assert.deepEqual(days(first, 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=5000', '9999-01-01', last), [])
    assert.deepEqual(days(first, 'FREQ=DAILY', last, last), [last])
    // Counted for two hundred years and no further.
    assert.equal(lastDayOfRule('2025-03-04', parsed('FREQ=YEARLY;COUNT=200')), '2224-03-04')
    assert.equal(lastDayOfRule('2025-03-04', parsed('FREQ=YEARLY;COUNT=5000')), '2225-03-04')
    assert.deepEqual(days(first, 'FREQ=YEARLY;INTERVAL=1000;BYDAY=MO', '2001-01-01', '2001-01-08'), [
      '2001-01-01',
      '2001-01-08',
    ])
  })
})

describe('a rule as text', () => {
  it('is read and written in one order', () => {
    for (const text of [
      'FREQ=DAILY',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR;UNTIL=20270503',
      'FREQ=MONTHLY;BYDAY=1TU;COUNT=12',
      'FREQ=MONTHLY;BYMONTHDAY=-1',
      'FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;WKST=SU',
      'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
      'FREQ=YEARLY;BYYEARDAY=100,-1',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    ]) {
      assert.equal(formatRule(parsed(text)), text)
    }
    assert.equal(formatRule(parsed('until=20270503T235959Z;freq=daily')), 'FREQ=DAILY;UNTIL=20270503')
  })

  it('is refused where it is no rule, means hours, or is read differently by different programs', () => {
    for (const text of [
      '',
      'weekly',
      'FREQ=HOURLY',
      'FREQ=DAILY;BYHOUR=9',
      'FREQ=DAILY;FREQ=DAILY',
      'FREQ=DAILY;INTERVAL=0',
      'FREQ=DAILY;INTERVAL=1001',
      'FREQ=DAILY;COUNT=5001',
      'FREQ=DAILY;COUNT=2;UNTIL=20270503',
      'FREQ=DAILY;UNTIL=20270230',
      'FREQ=DAILY;BYDAY=2TU',
      'FREQ=DAILY;BYDAY=XX',
      'FREQ=DAILY;WKST=XX',
      'FREQ=WEEKLY;BYMONTHDAY=3',
      'FREQ=MONTHLY;BYWEEKNO=3;BYDAY=MO',
      'FREQ=MONTHLY;BYMONTHDAY=0',
      'FREQ=MONTHLY;BYMONTH=-1',
      'FREQ=MONTHLY;BYSETPOS=1',
      'FREQ=YEARLY;BYWEEKNO=3',
      'FREQ=YEARLY;BYDAY=MO,2TU',
      'FREQ=YEARLY;BYMONTHDAY=13;BYDAY=2FR',
      `FREQ=YEARLY;BYMONTHDAY=${'1,'.repeat(250)}1`,
    ]) {
      assert.equal(parseRule(text), undefined, text)
    }
  })
})
