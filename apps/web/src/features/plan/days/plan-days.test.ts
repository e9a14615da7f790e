import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { MarkedDay, Series } from '@stillwater/contract/plan'
import type { Sermon } from '@stillwater/contract/sermons'
import { placesOf, planDays } from './plan-days.ts'

const sermon = (id: string, date: string, more: Partial<Sermon> = {}): Sermon => ({
  id,
  userId: 'u',
  version: 1,
  title: id,
  scripture: 'Romans 8',
  reference: 'Romans 8',
  notes: null,
  status: 'not_started',
  archivedFrom: null,
  date,
  progress: 0,
  noteCount: 0,
  resourceCount: 0,
  seriesId: null,
  stepsDone: [],
  couldBePreached: false,
  rhythm: null,
  ...more,
})
const series: Series = {
  id: 's',
  userId: 'u',
  version: 1,
  title: 'Life in the Spirit',
  theme: null,
  reference: 'Romans 8',
  date: '2027-01-10',
  weeks: 3,
  color: 'teal',
}
const mark: MarkedDay = { id: 'm', userId: 'u', version: 1, date: '2027-01-20', mark: 'holiday', note: null }
const january = { from: '2027-01-10', to: '2027-01-31' }
const data = { weekdays: [0], sermons: [], marks: [] }

describe('the days of the plan', () => {
  it('are the Sundays, by their names', () => {
    assert.deepEqual(
      planDays(january, data).map(({ date, names }) => [date, ...names]),
      [
        ['2027-01-10', 'Baptism of the Lord'],
        ['2027-01-17', '2nd Sunday after Epiphany'],
        ['2027-01-24', '3rd Sunday after Epiphany'],
        ['2027-01-31', '4th Sunday after Epiphany'],
      ],
    )
  })

  it('are other days too where something is on them', () => {
    const days = planDays(january, {
      weekdays: [0],
      sermons: [sermon('wedding', '2027-01-16'), sermon('old', '2027-01-12', { status: 'archived' })],
      marks: [mark],
    })
    assert.deepEqual(
      days.filter(({ isPreachingDay }) => !isPreachingDay).map(({ date }) => date),
      ['2027-01-16', '2027-01-20'],
    )
    assert.deepEqual(
      planDays({ from: '2027-02-08', to: '2027-02-13' }, data).map(({ names }) => names),
      [['Ash Wednesday']],
    )
  })

  it('are those of the week that were chosen', () => {
    assert.equal(planDays(january, { ...data, weekdays: [0, 3] }).length, 7)
  })
})

describe('a sermon of a series', () => {
  it('knows which part it is by its date', () => {
    const sermons = [
      sermon('c', '2027-01-24', { seriesId: 's' }),
      sermon('a', '2027-01-10', { seriesId: 's' }),
      sermon('b', '2027-01-17', { seriesId: 's' }),
      sermon('alone', '2027-01-31'),
      sermon('left', '2027-02-07', { seriesId: 'deleted' }),
    ]
    const places = placesOf(sermons, [series])
    assert.deepEqual(
      ['a', 'b', 'c', 'alone', 'left'].map((id) => places.get(id)?.number),
      [1, 2, 3, undefined, undefined],
    )
    assert.equal(places.get('a')?.of, 3)
  })
})
