import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { entriesToErase } from './keep-until.ts'

const today = '2025-03-05'
const entry = (date: string, more: object = {}) => ({
  personIds: ['ann'],
  date,
  followUp: null,
  keepUntil: null as string | null,
  ...more,
})
const due = (entries: ReturnType<typeof entry>[], months: number | null = 12) =>
  entriesToErase(entries, [], months, today).map(({ date }) => date)

describe('entries to erase', () => {
  it('are asked about so many months after the last contact, to the day', () => {
    assert.deepEqual(due([entry('2024-03-05'), entry('2023-01-01')]), ['2024-03-05', '2023-01-01'])
    assert.deepEqual(due([entry('2024-03-06')]), [])
    assert.deepEqual(due([entry('2024-03-05')], 24), [])
    assert.deepEqual(due([entry('1999-03-05')], null), [], 'who keeps everything is not asked')
  })

  it('of somebody who is in touch are kept whole, also where several are named', () => {
    assert.deepEqual(due([entry('2020-01-01'), entry('2025-03-01')]), [])
    assert.deepEqual(
      due([
        entry('2020-01-01', { personIds: ['ann', 'ruth'] }),
        entry('2025-03-01', { personIds: ['ruth'] }),
      ]),
      [],
    )
  })

  it('of somebody who was merged are kept while the kept person is in touch', () => {
    const entries = [entry('2020-01-01'), entry('2025-03-01', { personIds: ['kept'] })]
    assert.equal(due(entries).length, 1)
    assert.deepEqual(entriesToErase(entries, [{ id: 'kept', mergedIds: ['ann'] }], 12, today), [])
  })

  it('have a day of their own if they name one', () => {
    assert.deepEqual(due([entry('2025-03-01', { keepUntil: '2025-03-05' })], null), ['2025-03-01'])
    assert.deepEqual(due([entry('2020-01-01', { keepUntil: '2025-03-06' })]), [])
    const { keepUntil: _, ...before } = entry('2020-01-01')
    assert.equal(entriesToErase([before], [], 12, today).length, 1, 'one that a device has stored before')
  })

  it('that are sealed are asked about on a day of their own only', () => {
    assert.deepEqual(due([entry('2020-01-01', { vaultText: 'sealed' })]), [])
    assert.deepEqual(due([entry('2020-01-01', { vaultText: 'sealed', keepUntil: today })]), ['2020-01-01'])
  })

  it('are left alone while there is something to follow up', () => {
    assert.deepEqual(due([entry('2020-01-01', { followUp: '2025-03-06' })]), [])
    assert.deepEqual(due([entry('2020-01-01', { followUp: '2025-03-05' })]), ['2020-01-01'])
  })
})
