import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { addDays } from '@stillwater/contract/dates/dates'
import type { ReminderSettings, ServerNotification } from '@stillwater/contract/notifications'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { samples } from '#testing/samples.ts'
import {
  entriesOn,
  entriesToPlan,
  goalCounts,
  prayerCounts,
  prayersToPlan,
  sermonsAhead,
  sermonsToPlan,
} from './store.ts'

const zones = [
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
]
const instants = [
  '2025-03-05T15:00:00Z',
  '2025-03-10T04:00:00Z',
  '2025-03-30T22:30:00Z',
  '2025-11-02T04:30:00Z',
  '2025-11-03T04:30:00Z',
  '2024-12-31T23:59:59.999Z',
  '2024-02-29T10:30:00Z',
  '2025-04-05T13:15:00Z',
]

const list = async (pastor: Visitor, zone = 'UTC') =>
  (await pastor.get('/api/notifications', { 'x-time-zone': zone })).json<ServerNotification[]>()
const titles = (found: ServerNotification[], type: string) =>
  found.flatMap((one) => (one.type === type ? [one.data.title ?? ''] : []))

const sermon = { title: 'Psalm 23', scripture: 'x', reference: 'Psalm 23', date: '2025-03-09' }
const event = { title: 'Elders', startTime: '2pm', endTime: '3pm', date: '2025-03-05', eventType: 'meeting' }
const prayer = { title: 'Healing', description: 'x', category: 'family' }

for (const engine of engines) {
  describe(`notifications on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('of somebody who has nothing are none', async () => {
      assert.deepEqual(await list(await test.pastor()), [])
    })

    it('tell of sermons of the coming week that are still to be done', async () => {
      const pastor = await test.pastor()
      const add = (title: string, date: string, status: string) =>
        pastor.post('/api/sermons', { ...sermon, title, date, status })
      await add('yesterday', '2025-03-04', 'not_started')
      await add('in a week', '2025-03-12', 'not_started')
      await add('today', '2025-03-05', 'in_progress')
      await add('done', '2025-03-06', 'completed')
      await add('put away', '2025-03-06', 'archived')
      await add('later', '2025-03-13', 'not_started')
      const good = { ...sermon, title: 'good enough', date: '2025-03-06', couldBePreached: true }
      await pastor.post('/api/sermons', good)
      const found = await list(pastor)
      assert.deepEqual(titles(found, 'sermon_reminder'), ['today', 'in a week'])
      assert.deepEqual(found[0], { type: 'sermon_reminder', data: { title: 'today', date: '2025-03-05' } })
    })

    it('tell of events of today and tomorrow, in the order of the clock', async () => {
      const pastor = await test.pastor()
      for (const [title, date, startTime] of [
        ['tomorrow', '2025-03-06', '8am'],
        ['late', '2025-03-05', '7pm'],
        ['early', '2025-03-05', '9am'],
        ['before', '2025-03-04', '9am'],
        ['after', '2025-03-07', '9am'],
      ]) {
        await pastor.post('/api/events', { ...event, title, date, startTime })
      }
      const found = await list(pastor)
      assert.deepEqual(titles(found, 'event_reminder'), ['early', 'late', 'tomorrow'])
      assert.deepEqual(found[0]?.data, { title: 'early', date: '2025-03-05', startTime: '9am' })
    })

    it('tell of activities too, and of nothing that is to have no reminder', async () => {
      const pastor = await test.pastor()
      const { startTime: _, endTime: __, eventType: ___, ...activity } = event
      await pastor.post('/api/events', event)
      await pastor.post('/api/events', { ...event, title: 'no event', remindMinutes: -1 })
      await pastor.post('/api/activities', { ...activity, title: 'Walk', time: '8am' })
      await pastor.post('/api/activities', { ...activity, title: 'no walk', time: '8am', remindMinutes: -1 })
      assert.deepEqual(
        (await list(pastor)).map(({ data }) => data),
        [
          { title: 'Walk', date: '2025-03-05', startTime: '8am', isActivity: true },
          { title: 'Elders', date: '2025-03-05', startTime: '2pm' },
        ],
      )
    })

    it('sum up the prayers and the goals, the goals once for each week', async () => {
      const pastor = await test.pastor()
      await pastor.post('/api/prayers', prayer)
      await pastor.post('/api/prayers', { ...prayer, isAnswered: true })
      await pastor.post('/api/goals', { title: 'Rest', category: 'Personal' })
      assert.deepEqual(await list(pastor), [
        { type: 'prayer_reminder', data: { totalPrayers: 2, answeredPrayers: 1 } },
        { type: 'goal_update', data: { goalCount: 1, week: '2025-03-04' } },
      ])
      await pastor.patch('/api/reminders/settings', { goalWeekday: 3 })
      assert.equal((await list(pastor))[1]?.data.week, '2025-03-05')
      await pastor.patch('/api/reminders/settings', { goalWeekday: 4 })
      assert.equal((await list(pastor))[1]?.data.week, '2025-02-27')
    })

    it('are of nobody else', async () => {
      const [one, two] = [await test.pastor(), await test.pastor()]
      await one.post('/api/events', event)
      await one.post('/api/prayers', prayer)
      assert.deepEqual(await list(two), [])
    })

    for (const instant of instants) {
      it(`are of the pastor’s own day at ${instant}, in 12 zones`, async () => {
        test.clock.now = Date.parse(instant)
        const pastor = await test.pastor()
        const utc = instant.slice(0, 10)
        for (let days = -3; days <= 3; days += 1) {
          const date = addDays(utc, days)
          await pastor.post('/api/events', { ...event, title: date, date })
        }
        for (const zone of zones) {
          // By the calendar of the runtime, which is not what the server reads it with.
          const today = new Date(instant).toLocaleDateString('sv-SE', { timeZone: zone })
          assert.deepEqual(
            titles(await list(pastor, zone), 'event_reminder'),
            [today, addDays(today, 1)],
            zone,
          )
        }
        test.clock.now = Date.parse('2025-03-05T15:00:00Z')
      })
    }

    it('are found without reading whole tables', async () => {
      const { db } = test.database
      const days = { from: '2025-01-01', to: '2025-01-02' }
      const users = ['a', 'b']
      for (const query of [
        sermonsAhead(db, 'a', days),
        entriesOn(db, 'a', days),
        prayerCounts(db, users),
        goalCounts(db, users),
        entriesToPlan(db, users, days.from, days.to),
        sermonsToPlan(db, users, days.from, days.to),
        prayersToPlan(db, users),
      ]) {
        await assertIndexed(test.database, query)
      }
    })
  })

  describe(`reminder settings on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })
    const settings = async (pastor: Visitor) =>
      (await pastor.get('/api/reminders/settings')).json<ReminderSettings>()

    it('begin with an hour before events, quiet nights and Monday off', async () => {
      assert.deepEqual(await settings(await test.pastor()), {
        eventMinutes: 60,
        prayerTime: 480,
        goalWeekday: 2,
        goalTime: 540,
        quietFrom: 1260,
        quietTo: 420,
        dayOff: 1,
        careTime: null,
      })
    })

    it('keep what a change does not name', async () => {
      const pastor = await test.pastor()
      const before = await settings(pastor)
      const answer = await pastor.patch('/api/reminders/settings', { dayOff: null })
      assert.deepEqual(answer.json(), { ...before, dayOff: null })
      await pastor.patch('/api/reminders/settings', { prayerTime: 0 })
      assert.deepEqual(await settings(pastor), { ...before, dayOff: null, prayerTime: 0 })
      assert.equal((await pastor.patch('/api/reminders/settings', {})).statusCode, 200)
    })

    it('name every wrong field', async () => {
      const wrong = { eventMinutes: 10_081, prayerTime: 1440, goalWeekday: 7, quietFrom: -1, dayOff: 1.5 }
      const answer = await (await test.pastor()).patch('/api/reminders/settings', wrong)
      assert.equal(answer.statusCode, 400)
      assert.deepEqual(Object.keys(answer.json<{ fields: object }>().fields), Object.keys(wrong))
    })
  })

  describe(`devices on ${engine}`, () => {
    const body = samples['POST /api/push/subscriptions']?.body ?? {}
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('of all servers are told the same key, made once', async () => {
      const [pastor, second] = [await test.pastor(), await startApp(engine, { database: test.database })]
      const keys = await Promise.all([
        pastor.get('/api/push/key'),
        pastor.get('/api/push/key'),
        (await newcomer(second)).get('/api/push/key'),
      ])
      const [first] = keys.map((answer) => answer.json<{ key: string }>().key)
      assert.equal(Buffer.from(first ?? '', 'base64url').length, 65)
      for (const answer of keys) assert.equal(answer.json<{ key: string }>().key, first)
    })

    it('subscribe once, however often it is sent, also at the same time', async () => {
      const pastor = await test.pastor()
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => pastor.post('/api/push/subscriptions', body)),
      )
      assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([201]))
      assert.equal(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size, 1)
    })

    it('are at most twenty for one pastor: the oldest go', async () => {
      const pastor = await test.pastor()
      for (let n = 0; n < 23; n += 1) {
        test.clock.advance(1)
        await pastor.post('/api/push/subscriptions', { ...body, endpoint: `https://push.example.org/${n}` })
      }
      const { db } = test.database
      const kept = await db
        .selectFrom('pushSubscriptions')
        .select('endpoint')
        .where('userId', '=', pastor.userId)
        .execute()
      assert.equal(kept.length, 20)
      assert.ok(!kept.some(({ endpoint }) => endpoint === 'https://push.example.org/2'))
    })

    it('must have keys that can be encrypted for', async () => {
      const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
      const answer = await (await test.pastor()).post('/api/push/subscriptions', { ...body, keys })
      assert.equal(answer.statusCode, 400)
      assert.deepEqual(answer.json<{ fields: object }>().fields, { keys: 'These keys are not valid' })
    })
  })
}

/** The second server has pastors of its own, under other addresses. */
async function newcomer(test: TestApp): Promise<Visitor> {
  const browser = test.visitor()
  await browser.post('/api/register', {
    email: 'second@example.org',
    password: 'still waters',
    fullName: 'Di',
  })
  return browser
}
