import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Preached } from '@stillwater/contract/sermons/sermons'
import { toldLately, toldTimes, toldWords, usualPlace } from './told-times.ts'

const today = '2025-03-05'
const time = (
  sermonId: string,
  date: string,
  place: string | null,
  more: Partial<Preached> = {},
): Preached => ({
  sermonId,
  title: sermonId,
  reference: 'Romans 8',
  status: 'completed',
  deliveryId: `d-${sermonId}-${date}`,
  date,
  place,
  ...more,
})
const times = [
  time('planned', '2025-04-06', null, { deliveryId: null, status: 'not_started' }),
  time('b', '2024-05-05', null, { deliveryId: null }),
  time('a', '2024-03-03', 'Grace Church'),
  time('a', '2019-03-03', 'Hill Chapel'),
  time('other', '2024-01-07', 'Grace Church'),
]

describe('when an illustration was told', () => {
  const told = toldTimes({ sermonIds: ['a', 'b', 'planned', 'gone'] }, times, today)

  it('is every time that one of its sermons was preached, and none that is only planned', () => {
    assert.deepEqual(told.map(toldWords), [
      'May 5, 2024',
      'Mar 3, 2024, Grace Church',
      'Mar 3, 2019, Hill Chapel',
    ])
  })

  const lately = (list: Preached[], place: string | null, date = '2025-03-09', sermonId = 'new') =>
    toldLately(list, { sermonId, date, place })?.date
  const noted = told.slice(1)

  it('is worth a word within three years, at the same place or where none was noted', () => {
    assert.equal(lately(told, 'Hill Chapel'), '2024-05-05')
    assert.equal(lately(noted, 'grace church'), '2024-03-03')
    assert.equal(lately(noted, null), '2024-03-03')
    assert.equal(lately(noted, 'Hill Chapel'), undefined)
    assert.equal(lately(noted, 'Grace Church', '2027-03-03'), '2024-03-03')
    assert.equal(lately(noted, 'Grace Church', '2027-03-04'), undefined)
  })

  it('says nothing of the sermon itself, or of later days', () => {
    assert.equal(lately(noted, 'Grace Church', '2025-03-09', 'a'), undefined)
    assert.equal(lately(told, null, '2018-01-07'), undefined)
  })

  it('is compared with the place of the latest delivery that names one', () => {
    const delivery = {
      id: 'd',
      userId: 'u',
      version: 1,
      sermonId: 's',
      date: today,
      minutes: null,
      words: null,
      note: null,
    }
    assert.equal(
      usualPlace([
        { ...delivery, place: null },
        { ...delivery, place: 'Grace Church' },
      ]),
      'Grace Church',
    )
    assert.equal(usualPlace([]), null)
  })
})
