import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { weekSteps, workSteps } from '../choices.ts'
import { addDays, weekday } from '../dates/dates.ts'
import {
  readWeekRhythm,
  sermonOfToday,
  sermonsToPrepare,
  stepDays,
  stepsNow,
  stepToday,
  type WeekRhythm,
  writeWeekRhythm,
} from './week-rhythm.ts'

/** A Sunday. */
const sunday = '2025-03-09'
const rhythm: WeekRhythm = { text: 1, study: 2, outline: 3, draft: 4, finish: 5, rest: 6 }
const sermon = { date: sunday, status: 'in_progress', stepsDone: [], couldBePreached: false }
const on = (today: string, dayOff: number | null = null) => ({ rhythm, dayOff, today })

describe('the rhythm of a week', () => {
  it('is written as steps and weekdays, and read again', () => {
    assert.equal(writeWeekRhythm(rhythm), 'text:1,study:2,outline:3,draft:4,finish:5,rest:6')
    assert.deepEqual(readWeekRhythm('text:1,study:2,outline:3,draft:4,finish:5,rest:6'), rhythm)
    assert.equal(writeWeekRhythm({}), null)
    for (const wrong of [null, undefined, '', 'text', 'text:7', 'sleep:1', 'text:1,', 'text:1 study:2'])
      assert.equal(readWeekRhythm(wrong), null)
  })

  it('has a day for each step in the week before the sermon', () => {
    assert.deepEqual(
      stepDays(rhythm, sunday, null).map(({ step, date }) => `${step} ${date}`),
      [
        'text 2025-03-03',
        'study 2025-03-04',
        'outline 2025-03-05',
        'draft 2025-03-06',
        'finish 2025-03-07',
        'rest 2025-03-08',
      ],
    )
  })

  it('begins on the Sunday before, and may end on the morning itself', () => {
    assert.deepEqual(
      stepDays({ text: 0, finish: 0 }, sunday, null).map(({ date }) => date),
      ['2025-03-02', sunday],
    )
  })

  it('has nothing on the day off: the day after it, or the day before where that is Sunday', () => {
    assert.deepEqual(
      stepDays({ text: 1, study: 2 }, sunday, 1).map(({ date }) => date),
      ['2025-03-04', '2025-03-04'],
    )
    assert.equal(stepDays({ finish: 6 }, sunday, 6)[0]?.date, '2025-03-07')
  })

  it('keeps the order of the steps and never plans on the day off, whatever is chosen', () => {
    for (let n = 0; n < 7 ** 3; n += 1) {
      const days = [n % 7, Math.floor(n / 7) % 7, Math.floor(n / 49)]
      for (const dayOff of [null, 0, 1, 6]) {
        const chosen = { text: days[0], outline: days[1], finish: days[2] } as WeekRhythm
        const dates = stepDays(chosen, sunday, dayOff).map(({ date }) => date)
        assert.deepEqual(dates, dates.toSorted())
        for (const date of dates) {
          assert.ok(
            date >= '2025-03-01' && date <= sunday,
            `${date} for ${JSON.stringify({ chosen, dayOff })}`,
          )
          assert.ok(date === sunday || weekday(date) !== dayOff, `${date} is the day off`)
        }
      }
    }
  })
})

describe('the step of today', () => {
  it('is the one of the day, and moves on when it is done', () => {
    const done = { ...sermon, stepsDone: ['text', 'study'] as const }
    assert.deepEqual(stepToday(done, on('2025-03-05')), { kind: 'step', step: 'outline' })
    assert.deepEqual(stepToday({ ...done, stepsDone: ['text', 'study', 'outline'] }, on('2025-03-05')), {
      kind: 'next',
      step: 'draft',
      date: '2025-03-06',
    })
  })

  it('is one that was missed, which moves to today without a word', () => {
    assert.deepEqual(stepToday(sermon, on('2025-03-05')), { kind: 'step', step: 'text' })
    assert.deepEqual(
      stepsNow(sermon, on('2025-03-05')).map(({ date }) => date),
      ['2025-03-05', '2025-03-05', '2025-03-05', '2025-03-06', '2025-03-07'],
    )
    // Also onto the day of rest, and Sunday itself.
    assert.equal(stepToday(sermon, on('2025-03-08')).kind, 'step')
    assert.equal(stepToday(sermon, on(sunday)).kind, 'step')
  })

  it('is nothing on the day off, when what was missed waits for the next day', () => {
    assert.deepEqual(stepToday(sermon, on('2025-03-05', 3)), { kind: 'day-off' })
    assert.equal(stepsNow(sermon, on('2025-03-05', 3))[0]?.date, '2025-03-06')
  })

  it('is nothing once the sermon could be preached, is completed, or all is done', () => {
    for (const over of [
      { couldBePreached: true },
      { status: 'completed' },
      { stepsDone: [...workSteps] },
    ] as const) {
      assert.equal(stepToday({ ...sermon, ...over }, on('2025-03-05')).kind, 'ready')
      assert.equal(stepToday({ ...sermon, ...over }, on('2025-03-08')).kind, 'rest')
      assert.equal(stepToday({ ...sermon, ...over }, on(sunday)).kind, 'preach')
    }
  })

  it('follows the sermon’s own rhythm where it has one', () => {
    const own = { ...sermon, rhythm: 'text:2,outline:6' }
    assert.deepEqual(
      stepsNow(own, on('2025-03-03')).map(({ step, date }) => [step, date]),
      [
        ['text', '2025-03-04'],
        ['outline', '2025-03-08'],
      ],
    )
    assert.equal(stepsNow({ ...sermon, rhythm: null }, on('2025-03-03')).length, 5)
  })

  it('knows sermons from before there were steps', () => {
    assert.equal(stepToday({ date: sunday, status: 'not_started' }, on('2025-03-05')).kind, 'step')
  })

  it('always has an answer, on every day and with every step done or not', () => {
    for (let mask = 0; mask < 2 ** workSteps.length; mask += 1)
      for (let back = 0; back <= 7; back += 1) {
        const stepsDone = workSteps.filter((_, index) => (mask >> index) % 2 === 1)
        const today = addDays(sunday, -back)
        const { kind } = stepToday({ ...sermon, stepsDone }, on(today, 1))
        if (weekday(today) === 1) assert.equal(kind, 'day-off')
        else assert.notEqual(kind, 'day-off')
      }
    assert.equal(weekSteps.length, workSteps.length + 1)
  })
})

describe('the sermon of today', () => {
  const of = (date: string, more: object = {}) => ({ ...sermon, date, ...more })

  it('is the nearest of the next seven days that was not put away', () => {
    const sermons = [of('2025-03-16'), of(sunday), of('2025-03-04'), of('2025-03-06', { status: 'archived' })]
    assert.deepEqual(
      sermonsToPrepare(sermons, '2025-03-05').map(({ date }) => date),
      [sunday],
    )
  })

  it('is the next one where the nearest needs nothing today', () => {
    const funeral = of('2025-03-06', { couldBePreached: true })
    assert.equal(sermonOfToday([of(sunday), funeral], on('2025-03-05'))?.date, sunday)
    assert.equal(sermonOfToday([of(sunday), of('2025-03-06')], on('2025-03-05'))?.date, '2025-03-06')
    assert.equal(sermonOfToday([], on('2025-03-05')), undefined)
  })
})
