/** From a plan in the calendar to a text on a device, over HTTP to a push service that decrypts it. */
import assert from 'node:assert/strict'
import { before, beforeEach, describe, it } from 'node:test'
import { newId } from '@stillwater/contract/records/new-id'
import { sessionIdle } from '#core/sessions/sessions.ts'
import { engines } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { type ReminderTest, startReminders } from '#testing/reminders/reminders.ts'
import { duePushes } from './push-queue.ts'
import { duePlans, planSome } from './planner.ts'

const newYork = { 'x-time-zone': 'America/New_York' }
/** A Wednesday. In New York it is ten in the morning. */
const morning = '2025-03-05T15:00:00Z'
const event = {
  title: 'Counselling Ann',
  startTime: '2:00 PM',
  endTime: '3:00 PM',
  date: '2025-03-05',
  eventType: 'counseling',
}
const noon = '2025-03-05T18:00:00Z'

for (const engine of engines) {
  describe(`push reminders on ${engine}`, () => {
    let test: ReminderTest
    before(async () => {
      test = await startReminders(engine)
    })

    beforeEach(() => test.forgetDevices())

    /** A pastor in New York on a Wednesday morning, with a device. */
    async function pastorWithDevice(more: object = {}) {
      test.clock.now = Date.parse(morning)
      await test.lookAt(morning)
      const pastor = await test.pastor()
      await pastor.get('/api/user', newYork)
      const device = await test.subscribe(pastor, more)
      return { pastor, device }
    }

    it('tell the other devices of a sign-in on a new one, and not the new one', async () => {
      const { pastor, device } = await pastorWithDevice()
      const { email } = (await pastor.get('/api/user')).json<{ email: string }>()
      const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/149.0.0.0 Safari/537.36' }
      await test.visitor().post('/api/login', { email, password: 'still waters' }, agent)
      const words = 'Chrome on Windows signed in to your account. If it wasn’t you, change your password.'
      assert.deepEqual(await test.lookAt('2025-03-05T15:01:00Z'), [words])
      const got = test.service.received.at(-1)
      assert.equal(got?.device, device.name)
      const { id: _, ...rest } = got?.payload ?? { id: '' }
      assert.deepEqual(rest, {
        type: 'security',
        title: 'Your Stillwater account',
        body: words,
        link: '/settings',
      })
    })

    it('name nobody, tell where to go, and replace each other on the way', async () => {
      const { pastor, device } = await pastorWithDevice()
      await pastor.post('/api/events', event, newYork)
      assert.deepEqual(await test.lookAt('2025-03-05T17:59:00Z'), [])
      assert.deepEqual(await test.lookAt(noon), ['You have an event at 2:00 PM'])
      const got = test.service.received.at(-1)
      assert.equal(got?.device, device.name)
      assert.ok(got)
      const { id, ...rest } = got.payload
      assert.deepEqual(rest, {
        type: 'event_reminder',
        title: 'Upcoming Event',
        body: 'You have an event at 2:00 PM',
        link: '/events',
      })
      assert.equal(got.topic, id.replaceAll('-', ''))
      assert.deepEqual([got.ttl, got.urgency], [3600, 'high'])
      assert.deepEqual(test.service.faults, [])
    })

    it('of an activity say so, by its own time before, and come anew when it changes', async () => {
      const { pastor } = await pastorWithDevice()
      const activity = { title: 'See Bo', time: 'around two', date: '2025-03-05' }
      const made = (await pastor.post('/api/activities', activity, newYork)).json<{ id: string }>()
      assert.deepEqual(await test.lookAt(noon), ['You have an activity at 2:00 PM'])
      const { payload } = test.service.received.at(-1) ?? {}
      assert.deepEqual(
        [payload?.type, payload?.title, payload?.link],
        ['event_reminder', 'Upcoming Activity', '/events'],
      )
      await pastor.patch(`/api/activities/${made.id}`, { time: '4 PM', remindMinutes: 30 }, newYork)
      assert.deepEqual(await test.lookAt('2025-03-05T20:00:00Z'), [])
      assert.deepEqual(await test.lookAt('2025-03-05T20:30:00Z'), ['You have an activity at 4:00 PM'])
    })

    it('are none for an event that is to have none', async () => {
      const { pastor } = await pastorWithDevice()
      await pastor.post('/api/events', { ...event, remindMinutes: -1 }, newYork)
      assert.deepEqual(await test.lookAt(noon), [])
    })

    it('are sent once, however often it is looked and whatever is changed', async () => {
      const { pastor } = await pastorWithDevice()
      const made = (await pastor.post('/api/events', event, newYork)).json<{ id: string }>()
      assert.equal((await test.lookAt(noon)).length, 1)
      assert.deepEqual(await test.lookAt(noon), [])
      await pastor.patch(`/api/events/${made.id}`, { title: 'Counselling' }, newYork)
      await pastor.patch('/api/reminders/settings', { quietFrom: 720, quietTo: 815 }, newYork)
      assert.deepEqual(await test.lookAt('2025-03-05T18:40:00Z'), [])
      // To another time, it is another reminder.
      await pastor.patch(`/api/events/${made.id}`, { startTime: '4 PM' }, newYork)
      assert.deepEqual(await test.lookAt('2025-03-05T20:00:00Z'), ['You have an event at 4:00 PM'])
    })

    it('come to every device, each by its own switches', async () => {
      const { pastor } = await pastorWithDevice({ kinds: ['sermon'] })
      await test.subscribe(pastor)
      await test.subscribe(pastor, { kinds: ['event'] })
      await pastor.post('/api/events', event, newYork)
      assert.equal((await test.lookAt(noon)).length, 2)
    })

    for (const over of [{ status: 'completed' }, { couldBePreached: true }])
      it(`of sermons come until ${Object.keys(over)[0]}`, async () => {
        const { pastor } = await pastorWithDevice()
        const sermon = { title: 'Psalm 23', scripture: 'x', reference: 'Psalm 23', date: '2025-03-09' }
        const made = (await pastor.post('/api/sermons', sermon, newYork)).json<{ id: string }>()
        assert.deepEqual(await test.lookAt('2025-03-06T14:00:00Z'), ['Your sermon is in 3 days.'])
        await pastor.patch(`/api/sermons/${made.id}`, over, newYork)
        assert.deepEqual(await test.lookAt('2025-03-08T14:00:00Z'), [])
      })

    it('of prayers and goals come with their figures, at their hours', async () => {
      const { pastor } = await pastorWithDevice()
      const prayer = { title: 'For Bo', description: 'x', category: 'family' }
      await pastor.post('/api/prayers', { ...prayer, remindAt: 720 }, newYork)
      await pastor.post('/api/prayers', { ...prayer, isAnswered: true, remindAt: 720 }, newYork)
      await pastor.post('/api/goals', { title: 'Rest', category: 'Personal' }, newYork)
      await pastor.patch('/api/reminders/settings', { goalWeekday: 4, goalTime: 600 }, newYork)
      assert.deepEqual(await test.lookAt('2025-03-05T17:00:00Z'), ['It is time for a prayer on your list.'])
      const link = () => test.service.received.at(-1)?.payload.link
      assert.equal(link(), '/prayers')
      assert.deepEqual(await test.lookAt('2025-03-06T13:00:00Z'), [
        'You have 2 prayers in your list, with 1 answered prayers.',
      ])
      assert.equal(link(), '/pray')
      assert.deepEqual(await test.lookAt('2025-03-06T15:00:00Z'), ['You have 1 goal in your list.'])
    })

    it('of people say in the morning how many, if that is wished, and name nobody', async () => {
      const { pastor } = await pastorWithDevice({ kinds: ['sermon'] })
      const { id } = (await pastor.post('/api/people', { name: 'Bo', place: 'hospital' }, newYork)).json<{
        id: string
      }>()
      await pastor.post('/api/people', { name: 'Ann Lee', birthday: '--03-08' }, newYork)
      assert.deepEqual(await test.lookAt('2025-03-05T12:30:00Z'), [])
      await pastor.patch('/api/reminders/settings', { careTime: 450 }, newYork)
      assert.deepEqual(await test.lookAt('2025-03-06T12:30:00Z'), ['2 people may need you today.'])
      const { payload } = test.service.received.at(-1) ?? {}
      assert.deepEqual([payload?.type, payload?.title, payload?.link], ['care', 'Who needs me', '/people'])
      // Another device knew them as somebody who was merged into them.
      const merged = newId()
      await pastor.patch(`/api/people/${id}`, { mergedIds: [merged], version: 1 }, newYork)
      await pastor.post('/api/care-entries', { personIds: [merged], date: '2025-03-06' }, newYork)
      assert.deepEqual(await test.lookAt('2025-03-07T12:30:00Z'), ['One person may need you today.'])
    })

    it('of nothing are none', async () => {
      await pastorWithDevice()
      assert.deepEqual(await test.lookAt('2025-03-06T13:00:00Z'), [])
      assert.deepEqual(await test.lookAt('2025-03-11T13:30:00Z'), [])
    })

    it('that were late are sent while they help, and not after', async () => {
      const { pastor } = await pastorWithDevice()
      await pastor.post('/api/events', event, newYork)
      await pastor.post('/api/events', { ...event, startTime: '11:30' }, newYork)
      // The server was down from half past ten to half past one.
      assert.deepEqual(await test.lookAt('2025-03-05T18:30:00Z'), ['You have an event at 2:00 PM'])
    })

    it('follow a pastor into another zone', async () => {
      const { pastor } = await pastorWithDevice()
      await pastor.post('/api/events', event, newYork)
      await pastor.get('/api/user', { 'x-time-zone': 'America/Los_Angeles' })
      assert.deepEqual(await test.lookAt(noon), [])
      assert.deepEqual(await test.lookAt('2025-03-05T21:00:00Z'), ['You have an event at 2:00 PM'])
    })

    it('end when the browser signs out', async () => {
      const { pastor } = await pastorWithDevice()
      await pastor.post('/api/events', event, newYork)
      await pastor.post('/api/logout')
      assert.deepEqual(await test.lookAt(noon), [])
    })

    it('end when the device is taken away, and begin again with it', async () => {
      const { pastor, device } = await pastorWithDevice()
      const { id } = (await pastor.post('/api/push/subscriptions', device.subscription)).json<{
        id: string
      }>()
      await pastor.post('/api/events', event, newYork)
      assert.equal((await pastor.delete(`/api/push/subscriptions/${id}`)).statusCode, 204)
      assert.deepEqual(await test.lookAt(noon), [])
      await pastor.post('/api/push/subscriptions', device.subscription)
      await pastor.post('/api/events', { ...event, startTime: '4pm' }, newYork)
      // What fell due meanwhile is over.
      assert.deepEqual(await test.lookAt('2025-03-05T18:45:00Z'), [])
      assert.deepEqual(await test.lookAt('2025-03-05T20:00:00Z'), ['You have an event at 4:00 PM'])
    })

    it('of one pastor do not come to a browser in which another has subscribed since', async () => {
      const { pastor, device } = await pastorWithDevice()
      await pastor.post('/api/events', event, newYork)
      const other = await test.pastor()
      await other.get('/api/user', newYork)
      await other.post('/api/push/subscriptions', device.subscription)
      assert.deepEqual(await test.lookAt(noon), [])
    })

    it('forget a device that the push service does not know any more', async () => {
      for (const status of [404, 410]) {
        const { pastor } = await pastorWithDevice()
        await pastor.post('/api/events', event, newYork)
        test.service.answer = status
        await test.lookAt(noon)
        test.service.answer = undefined
        const left = await test.database.db
          .selectFrom('pushSubscriptions')
          .select('id')
          .where('userId', '=', pastor.userId)
          .execute()
        assert.deepEqual(left, [], String(status))
      }
    })

    /** Who answers as it says at noon of each of these days in March; answers how many devices are left. */
    async function devicesAfter(answers: Record<number, number | undefined>): Promise<number> {
      const { pastor } = await pastorWithDevice()
      for (const [day, status] of Object.entries(answers)) {
        const date = `2025-03-${day.padStart(2, '0')}`
        test.clock.now = Date.parse(`${date}T13:00:00Z`)
        await pastor.get('/api/user', newYork)
        await pastor.post('/api/events', { ...event, date }, newYork)
        test.service.answer = status
        // After the change to summer time, at noon of the same clock.
        await test.lookAt(`${date}T${Number(day) < 9 ? 18 : 17}:00:00Z`)
      }
      test.service.answer = undefined
      const { n } = await test.database.db
        .selectFrom('pushSubscriptions')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('userId', '=', pastor.userId)
        .executeTakeFirstOrThrow()
      return n
    }

    it('forget a device that could not be reached for two weeks', async () => {
      for (const status of [500, 403]) {
        assert.equal(await devicesAfter({ 5: status, 12: status, 19: status }), 1, `${status} for two weeks`)
        assert.equal(await devicesAfter({ 5: status, 12: status, 20: status }), 0, `${status} for longer`)
        assert.equal(
          await devicesAfter({ 5: status, 12: undefined, 20: status }),
          1,
          `${status} now and then`,
        )
      }
    })

    it('forget a device whose session has run out', async () => {
      const { pastor } = await pastorWithDevice()
      const left = () =>
        test.database.db
          .selectFrom('pushSubscriptions')
          .select('id')
          .where('userId', '=', pastor.userId)
          .execute()
      await test.lookAt(Date.parse(morning) + sessionIdle - 1)
      assert.equal((await left()).length, 1)
      await test.lookAt(Date.parse(morning) + sessionIdle + 3_600_000)
      assert.deepEqual(await left(), [])
    })

    it('are tried again later and later while the push service fails, as long as they help', async () => {
      for (const status of [500, 503, 429]) {
        const { pastor } = await pastorWithDevice()
        await pastor.post('/api/events', event, newYork)
        test.service.answer = status
        const before = test.service.requests
        await test.lookAt(noon)
        await test.lookAt('2025-03-05T18:00:29Z')
        assert.equal(test.service.requests - before, 1)
        await test.lookAt('2025-03-05T18:00:30Z')
        await test.lookAt('2025-03-05T18:01:29Z')
        assert.equal(test.service.requests - before, 2)
        test.service.answer = undefined
        assert.equal((await test.lookAt('2025-03-05T18:01:30Z')).length, 1)
      }
    })

    it('wait as long as the push service asks for', async () => {
      const { pastor } = await pastorWithDevice()
      await pastor.post('/api/events', event, newYork)
      Object.assign(test.service, { answer: 429, headers: { 'retry-after': '600' } })
      await test.lookAt(noon)
      Object.assign(test.service, { answer: undefined, headers: {} })
      assert.deepEqual(await test.lookAt('2025-03-05T18:09:59Z'), [])
      assert.equal((await test.lookAt('2025-03-05T18:10:00Z')).length, 1)
    })

    it('are given up when they are refused or have become useless', async () => {
      const { pastor } = await pastorWithDevice()
      await pastor.post('/api/events', event, newYork)
      for (const status of [400, 301, 413]) {
        test.service.answer = status
        const before = test.service.requests
        await pastor.patch('/api/reminders/settings', { eventMinutes: status % 50 })
        await test.lookAt(noon)
        await test.lookAt('2025-03-05T19:00:00Z')
        assert.ok(test.service.requests - before <= 1, String(status))
      }
      test.service.answer = undefined
      assert.deepEqual(await test.lookAt('2025-03-06T00:00:00Z'), [])
    })

    it('that a killed server had claimed are sent by another, after the lease', async () => {
      const { pastor } = await pastorWithDevice()
      await pastor.post('/api/events', event, newYork)
      test.service.answer = 500
      await test.lookAt(noon)
      test.service.answer = undefined
      // As if it had been killed right after the claim.
      const lease = Date.parse(noon) + 60_000
      await test.database.db
        .updateTable('pushes')
        .set({ sendAt: lease })
        .where('userId', '=', pastor.userId)
        .execute()
      assert.deepEqual(await test.lookAt(lease - 1), [])
      assert.deepEqual(await test.lookAt(lease), ['You have an event at 2:00 PM'])
    })

    it('are sent once by many servers that look at the same time', async () => {
      const pastors = await Promise.all(Array.from({ length: 12 }, () => pastorWithDevice()))
      for (const { pastor } of pastors) await pastor.post('/api/events', event, newYork)
      const before = test.service.received.length
      test.clock.now = Date.parse(noon)
      await Promise.all(Array.from({ length: 4 }, () => test.scheduler.look()))
      const got = test.service.received.slice(before)
      assert.equal(got.length, 12)
      assert.equal(new Set(got.map(({ device }) => device)).size, 12)
    })

    it('are planned anew where the calendar changes while they are worked out', async () => {
      const { pastor } = await pastorWithDevice()
      const { db } = test.database
      const meanwhile = new Proxy(db, {
        get(target, key) {
          if (key !== 'transaction') return (target[key as keyof typeof db] as () => unknown).bind(target)
          return () => ({
            execute: async (work: () => Promise<void>) => {
              await pastor.post('/api/events', event, newYork)
              return target.transaction().execute(work)
            },
          })
        },
      })
      test.clock.now = Date.parse(noon)
      assert.equal(await planSome(meanwhile, engine, test.clock.now, 60_000), 1)
      assert.deepEqual(await test.lookAt(noon), ['You have an event at 2:00 PM'])
    })

    it('are found without reading whole tables, and forgotten after some days', async () => {
      const { db } = test.database
      await assertIndexed(test.database, duePlans(db, 'sqlite', 1))
      await assertIndexed(
        test.database,
        duePushes(db, 'sqlite', 1, { users: ['a'], origins: ['https://a/'] }),
      )
      await test.lookAt('2025-03-20T12:00:00Z')
      assert.deepEqual(await db.selectFrom('pushes').select('body').execute(), [])
    })
  })
}
