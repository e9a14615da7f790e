import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NewEventSchema } from '@stillwater/contract/calendar/events'
import { NewSermonSchema, type Sermon } from '@stillwater/contract/sermons/sermons'
import type { WeekRhythm } from '@stillwater/contract/plan/week-rhythm'
import * as z from 'zod/mini'
import { planService } from './plan-service.ts'
import { newService, ServiceFormSchema, serviceTitle } from './service-form.ts'

/** A Tuesday. */
const today = '2025-03-04'
const rhythm: WeekRhythm = { text: 2, study: 2, outline: 3, draft: 4, finish: 5, rest: 6 }
const preparing = { rhythm, dayOff: 1, today }
const sermon = (id: string, date: string, more: object = {}) =>
  ({
    id,
    title: id,
    date,
    status: 'in_progress',
    stepsDone: [],
    couldBePreached: false,
    ...more,
  }) as unknown as Sermon
const values = {
  ...newService(today),
  name: 'Ann Lee',
  date: '2025-03-06',
  visitDate: '2025-03-05',
  startTime: '2 PM',
}

describe('a funeral', () => {
  it('is an event of an hour with its own title, type and icon', () => {
    const event = z.parse(ServiceFormSchema, { ...values, location: ' Grace Church ' })
    assert.deepEqual(
      [event.title, event.eventType, event.startTime, event.endTime, event.location],
      ['Funeral of Ann Lee', 'funeral', '2 PM', '3:00 PM', 'Grace Church'],
    )
    assert.deepEqual(
      z.safeParse(ServiceFormSchema, { ...values, startTime: ' ' }).error?.issues[0]?.message,
      'Please enter a start time',
    )
  })

  it('is called by what was written', () => {
    const titles = (['funeral', 'wedding', 'service'] as const).flatMap((kind) =>
      ['', ' Ann and Tom '].map((name) => serviceTitle({ kind, name })),
    )
    assert.deepEqual(titles, [
      'Funeral',
      'Funeral of Ann and Tom',
      'Wedding',
      'Wedding of Ann and Tom',
      'Service',
      'Ann and Tom',
    ])
  })

  it('brings a visit and a sermon draft that the server takes', () => {
    const plan = planService(values, [], preparing)
    const visit = z.parse(NewEventSchema, plan.visit)
    assert.deepEqual([visit.eventType, visit.date, visit.startTime], ['visit', '2025-03-05', 'To be decided'])
    const draft = z.parse(NewSermonSchema, plan.sermon)
    assert.deepEqual(
      [draft.title, draft.reference, draft.date],
      ['Funeral of Ann Lee', 'To be chosen', '2025-03-06'],
    )
    assert.equal(draft.rhythm, 'text:2,study:2,outline:2,draft:3,finish:3')
    const without = planService({ ...values, hasVisit: false, hasSermon: false }, [], undefined)
    assert.deepEqual(without, { visit: undefined, sermon: undefined, laid: [] })
  })

  it('moves the steps of the sermons near it that are still to be done, and of no other', () => {
    const near = sermon('Sunday', '2025-03-09')
    const others = [
      sermon('past', '2025-03-02'),
      sermon('far', '2025-03-23'),
      sermon('done', '2025-03-09', { status: 'completed' }),
      sermon('enough', '2025-03-09', { couldBePreached: true }),
      sermon('put away', '2025-03-09', { status: 'archived' }),
    ]
    const { laid } = planService(values, [near, ...others], preparing)
    assert.deepEqual(
      laid.map((one) => [one.sermon.id, one.moves.map(({ step, to }) => `${step} ${to}`)]),
      [['Sunday', ['outline 2025-03-07', 'draft 2025-03-07']]],
    )
    assert.deepEqual(planService(values, [near], undefined).laid, [])
  })
})
