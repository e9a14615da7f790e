import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addDays } from '@stillwater/contract/dates/dates'
import type { MarkedDay, Series } from '@stillwater/contract/plan/plan'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { addMonths } from '#shared/ui/date/iso-date.ts'
import { onThePlan, partsOf, placesOf, planDays, shownRange } from './plan-days.ts'

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
      sermons: [sermon('wedding', '2027-01-16')],
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

describe('what the plan shows', () => {
  it('is half a year and more, on every day of it', () => {
    assert.deepEqual(shownRange('2026-11-30', 0, 6), { from: '2026-11-30', to: '2027-05-31' })
    assert.deepEqual(shownRange('2026-11-30', 3, 6), { from: '2026-08-01', to: '2027-05-31' })
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1))
      assert.ok(shownRange(day, 0, 6).to >= addMonths(day, 6), day)
  })

  it('has archived sermons on the days on which they were preached, and on none to come', () => {
    const sermons = ['2027-01-10', '2027-01-17', '2027-01-24'].map((date) =>
      sermon(date, date, { status: 'archived' }),
    )
    assert.deepEqual(
      onThePlan([...sermons, sermon('new', '2027-01-24')], '2027-01-17').map(({ id }) => id),
      ['2027-01-10', 'new'],
    )
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
    const places = placesOf(partsOf(sermons), [series])
    assert.deepEqual(
      ['a', 'b', 'c', 'alone', 'left'].map((id) => places.get(id)?.number),
      [1, 2, 3, undefined, undefined],
    )
    assert.equal(places.get('a')?.of, 3)
  })

  it('trades days with its neighbors: not where both are on one day, and not with one that was put away', () => {
    const sermons = [
      sermon('old', '2027-01-03', { seriesId: 's', status: 'archived' }),
      sermon('a', '2027-01-10', { seriesId: 's' }),
      sermon('b', '2027-01-17', { seriesId: 's' }),
      sermon('c', '2027-01-17', { seriesId: 's' }),
    ]
    const places = placesOf(partsOf(sermons), [series])
    assert.deepEqual(
      ['old', 'a', 'b', 'c'].map((id) => [places.get(id)?.before?.id, places.get(id)?.after?.id]),
      [
        [undefined, undefined],
        [undefined, 'b'],
        ['a', undefined],
        [undefined, undefined],
      ],
    )
    assert.equal(places.get('c')?.of, 4)
  })
})
