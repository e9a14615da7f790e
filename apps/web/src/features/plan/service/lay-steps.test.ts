import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addDays, weekday } from '@stillwater/contract/dates/dates'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { stepsNow, type WeekRhythm } from '@stillwater/contract/plan/week-rhythm'
import { layAround, spreadOver } from './lay-steps.ts'

/** A Sunday; the day is a Tuesday. */
const [sunday, tuesday] = ['2025-03-09', '2025-03-04']
const rhythm: WeekRhythm = { text: 2, study: 2, outline: 3, draft: 4, finish: 5, rest: 6 }
const sermon = {
  id: 's',
  title: 'Sunday',
  date: sunday,
  status: 'in_progress',
  stepsDone: [],
} as unknown as Sermon
const on = (today: string, dayOff: number | null = 1) => ({ rhythm, dayOff, today })
const after = (laid: { rhythm: string | null }, preparing = on(tuesday), more: object = {}) =>
  stepsNow({ ...sermon, ...more, rhythm: laid.rhythm }, preparing).map(({ step, date }) => `${step} ${date}`)

describe('the steps that are left', () => {
  it('move to the next free day, with those that follow them', () => {
    const laid = layAround(sermon, on(tuesday), new Set(['2025-03-05', '2025-03-06']))
    assert.deepEqual(laid?.moves, [
      { step: 'outline', from: '2025-03-05', to: '2025-03-07' },
      { step: 'draft', from: '2025-03-06', to: '2025-03-07' },
    ])
    assert.deepEqual(after(laid), [
      'text 2025-03-04',
      'study 2025-03-04',
      'outline 2025-03-07',
      'draft 2025-03-07',
      'finish 2025-03-07',
    ])
  })

  it('move before the days that are taken where none is left after them', () => {
    const laid = layAround(sermon, on(tuesday), new Set(['2025-03-07', '2025-03-08']))
    assert.deepEqual(laid?.moves, [{ step: 'finish', from: '2025-03-07', to: '2025-03-06' }])
  })

  it('stay where nothing is in their way, and where all is done', () => {
    assert.equal(layAround(sermon, on(tuesday), new Set(['2025-03-08'])), undefined)
    const done = { ...sermon, status: 'completed' } as Sermon
    assert.equal(layAround(done, on(tuesday), new Set(['2025-03-05'])), undefined)
  })

  it('are not held up by steps that were done early', () => {
    const early = { ...sermon, stepsDone: ['text', 'study', 'outline'] } as unknown as Sermon
    const wednesday = on('2025-03-05')
    const laid = layAround(early, wednesday, new Set(['2025-03-06', '2025-03-07', '2025-03-08']))
    assert.deepEqual(laid?.moves, [
      { step: 'draft', from: '2025-03-06', to: '2025-03-05' },
      { step: 'finish', from: '2025-03-07', to: '2025-03-05' },
    ])
    assert.deepEqual(after(laid, wednesday, { stepsDone: ['text', 'study', 'outline'] }).slice(3), [
      'draft 2025-03-05',
      'finish 2025-03-05',
    ])
  })

  it('are on the days that were shown, in their order, whatever is taken', () => {
    for (let mask = 0; mask < 2 ** 6; mask += 1)
      for (const back of [7, 6, 5, 3, 1])
        for (const dayOff of [null, 1, 6]) {
          const preparing = on(addDays(sunday, -back), dayOff)
          const busy = new Set(
            [1, 2, 3, 4, 5, 6].filter((n) => (mask >> (n - 1)) % 2).map((n) => addDays(sunday, -n)),
          )
          const laid = layAround(sermon, preparing, busy)
          if (laid === undefined) continue
          const moved = new Map(laid.moves.map(({ step, to }) => [step, to]))
          const wanted = stepsNow(sermon, preparing).map(
            ({ step, date }) => `${step} ${moved.get(step) ?? date}`,
          )
          const about = JSON.stringify({ back, dayOff, busy: [...busy] })
          assert.deepEqual(after(laid, preparing), wanted, about)
          const dates = wanted.map((line) => line.split(' ')[1] ?? '')
          assert.deepEqual(dates, dates.toSorted(), about)
        }
  })
})

describe('the steps of a new sermon', () => {
  it('are spread over the days that are left for it', () => {
    const { finish, ...others } = rhythm
    // In whatever order the rhythm names them.
    const written = spreadOver('2025-03-07', { ...on(tuesday), rhythm: { finish, ...others } as WeekRhythm })
    const steps = stepsNow({ ...sermon, date: '2025-03-07', rhythm: written }, on(tuesday))
    assert.deepEqual(
      steps.map(({ step, date }) => `${step} ${date}`),
      ['text 2025-03-04', 'study 2025-03-04', 'outline 2025-03-05', 'draft 2025-03-05', 'finish 2025-03-06'],
    )
  })

  it('are nowhere where no day is left, and never on the day off if there is another', () => {
    assert.equal(spreadOver(tuesday, on(tuesday)), null)
    const written = spreadOver(sunday, on('2025-03-03'))
    for (const { date } of stepsNow({ ...sermon, rhythm: written }, on('2025-03-03')))
      assert.notEqual(weekday(date), 1)
  })
})
