import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { clockFace, clockText, untilTime } from './clock-face.ts'
import {
  atTitle,
  begin,
  canContinue,
  elapsedOf,
  enterAgain,
  finish,
  isPreaching,
  leave,
  parsePreachings,
  pause,
  positionIn,
  restart,
  stoppedAt,
  turnTo,
  withPreaching,
} from './preaching.ts'
import { parseSettings } from './pulpit-settings.ts'

const [minute, hour] = [60_000, 3_600_000]
const start = begin('s1', 'The good shepherd', 1000)

describe('preaching', () => {
  it('counts by the time of day, whatever the page did meanwhile', () => {
    assert.equal(elapsedOf(start, 1000 + 12 * minute), 12 * minute)
    assert.equal(elapsedOf(start, 0), 0)
  })

  it('does not count a pause, nor the time away from the pulpit', () => {
    const paused = pause(start, 1000 + 5 * minute)
    assert.equal(elapsedOf(paused, 1000 + 9 * minute), 5 * minute)
    assert.equal(elapsedOf(enterAgain(paused, 1000 + 9 * minute), 1000 + 10 * minute), 6 * minute)
    const left = leave(start, 1000 + 5 * minute)
    assert.equal(elapsedOf(enterAgain(left, 1000 + 60 * minute), 1000 + 61 * minute), 6 * minute)
    const both = leave(paused, 1000 + 7 * minute)
    assert.equal(elapsedOf(enterAgain(both, 1000 + 9 * minute), 1000 + 10 * minute), 6 * minute)
    assert.equal(elapsedOf(restart(paused, 90_000), 91_000), 1000)
  })

  it('goes on after a restart of the device, for some hours after the last turn', () => {
    assert.ok(isPreaching(start, 1000 + hour))
    assert.ok(!isPreaching(start, 1000 + 7 * hour))
    assert.ok(isPreaching(turnTo(start, atTitle, undefined, 1000 + 5 * hour), 1000 + 7 * hour))
    assert.ok(!isPreaching(leave(start, 2000), 3000))
    assert.ok(canContinue(leave(start, 2000), 3000))
    assert.ok(!canContinue(leave(start, 2000), 2000 + 13 * hour))
    assert.ok(!canContinue(finish(start, 2000, 2000), 3000))
  })

  it('can be gone on with after the page was closed without leaving, where the clock was at the last turn', () => {
    const closed = turnTo(start, { block: 3, offset: 0 }, 'He leads me', 1000 + 25 * minute)
    const later = 1000 + 8 * hour
    assert.ok(!isPreaching(closed, later))
    assert.ok(canContinue(closed, later))
    assert.equal(elapsedOf(closed, stoppedAt(closed)), 25 * minute)
    const again = enterAgain(closed, later)
    assert.ok(isPreaching(again, later))
    assert.equal(elapsedOf(again, later), 25 * minute)
  })

  it('finds its block again in a text that was changed meanwhile', () => {
    const at = (block: number, beginning?: string) => turnTo(start, { block, offset: 12 }, beginning, 2000)
    const texts = ['New', 'Amen.', 'He leads me', 'beside', 'Amen.', 'waters']
    assert.deepEqual(positionIn(texts, at(1, 'He leads me')), { block: 2, offset: 12 })
    assert.deepEqual(positionIn(texts, at(3, 'Amen.')), { block: 4, offset: 12 }, 'the nearest')
    assert.deepEqual(positionIn(texts, at(2, 'Deleted')), { block: 2, offset: 12 })
    assert.deepEqual(positionIn(texts, at(0, undefined)), { block: 0, offset: 12 })
    assert.deepEqual(positionIn(texts, start), atTitle)
  })

  it('is logged in whole minutes, at least one, on the day on which it was preached', () => {
    assert.equal(finish(start, 2000, 1000 + 31.6 * minute).minutes, 32)
    assert.equal(finish(start, 2000, 1001).minutes, 1)
    assert.equal(finish(start, 2000, new Date(2026, 10, 22, 23, 30).getTime()).date, '2026-11-22')
  })
})

describe('what is stored', () => {
  const none = parsePreachings(null)

  it('has one for each sermon: another one takes away neither a place nor a log that waits for an answer', () => {
    const finished = finish(begin('s0', 'Peace', 1000), 900, 2000)
    const left = leave(start, 3000)
    const stored = [finished, left, begin('s2', 'Joy', 4000)].reduce(
      (all, next) => withPreaching(all, next.sermonId, next, 5000),
      none,
    )
    const ids = ({ all }: typeof stored) => all.map(({ sermonId }) => sermonId)
    assert.deepEqual(ids(stored), ['s2', 's1', 's0'])
    assert.deepEqual(ids(withPreaching(stored, 's1', undefined, 6000)), ['s2', 's0'])
    const nextWeek = withPreaching(stored, 's3', begin('s3', 'Hope', 0), 168 * hour)
    assert.deepEqual(ids(nextWeek), ['s3', 's0'], 'what can no longer be gone on with is dropped')
  })

  it('is always newer than before, also when the clock of the device is set back', () => {
    const later = withPreaching(none, 's1', start, 5000)
    assert.ok(withPreaching(later, 's1', start, 10).at > later.at)
  })

  it('survives whatever is in the storage', () => {
    for (const all of [null, 5, {}, [null], [{ sermonId: 5 }], [{ sermonId: 's1' }], [{ startedAt: 1 }]])
      assert.deepEqual(parsePreachings(JSON.stringify({ all })).all, [])
    for (const text of [null, '', 'null', '[]']) assert.deepEqual(parsePreachings(text), { at: 0, all: [] })
    const [damaged] = parsePreachings(
      '{"all":[{"sermonId":"s1","startedAt":1,"position":{"block":"x"}}]}',
    ).all
    assert.deepEqual(damaged?.position, atTitle)
    const whole = turnTo(pause(start, 5000), { block: 4, offset: 120 }, 'He leads me', 6000)
    assert.deepEqual(parsePreachings(JSON.stringify({ at: 7, all: [whole] })), {
      at: 7,
      all: [{ ...whole, leftAt: undefined, minutes: undefined, words: undefined, date: undefined }],
    })
  })
})

describe('the clock', () => {
  const noon = new Date(2026, 10, 22, 12, 0, 0)
  const settings = parseSettings(null)

  it('reads in minutes, and in hours where there are any', () => {
    assert.equal(clockText(0), '0:00')
    assert.equal(clockText(245_999), '4:05')
    assert.equal(clockText(3_845_000), '1:04:05')
  })

  it('shows what has passed, what remains and what is over', () => {
    assert.equal(clockFace(settings, 125_000, noon).text, '2:05')
    const remaining = { ...settings, clock: 'remaining', target: 30 } as const
    assert.equal(clockFace(remaining, 0, noon).text, '30:00')
    assert.equal(clockFace(remaining, 29.5 * minute, noon).text, '0:30')
    assert.deepEqual(clockFace(remaining, 31 * minute, noon), {
      text: '+1:00',
      name: 'Over time',
      isLate: true,
    })
  })

  it('counts to an end time, on either side of midnight', () => {
    assert.equal(clockFace({ ...settings, clock: 'until', end: 12 * 60 + 15 }, 0, noon).text, '15:00')
    assert.equal(untilTime(11 * 60 + 50, noon), -10 * minute)
    assert.equal(untilTime(10, new Date(2026, 10, 22, 23, 50)), 20 * minute)
    assert.equal(untilTime(23 * 60 + 50, new Date(2026, 10, 22, 0, 10)), -20 * minute)
  })

  it('changes its color in the last five minutes only if it is asked to', () => {
    const isLate = (warns: boolean, elapsed: number) =>
      clockFace({ ...settings, warns }, elapsed, noon).isLate
    assert.deepEqual(
      [isLate(true, 24 * minute), isLate(true, 25 * minute), isLate(false, 31 * minute)],
      [false, true, false],
    )
  })
})

describe('the settings of the pulpit', () => {
  it('are usable whatever is in the storage', () => {
    assert.deepEqual(
      parseSettings('{"size":9,"spacing":"wild","cues":"x","target":0.5}'),
      parseSettings(null),
    )
    assert.deepEqual(parseSettings('{"size":64,"ground":"paper","cues":false,"warns":false}'), {
      ...parseSettings(null),
      size: 64,
      ground: 'paper',
      cues: false,
      warns: false,
    })
  })
})
