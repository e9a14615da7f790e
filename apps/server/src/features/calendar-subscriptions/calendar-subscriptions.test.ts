/** Other calendars: from an address to events that are shown, over HTTP to a host on this machine. */
import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { inspect } from 'node:util'
import { gzipSync } from 'node:zlib'
import { describe, it } from 'node:test'
import {
  type CalendarSubscription,
  type SubscribedEvent,
  subscriptionLimits,
} from '@stillwater/contract/calendar/calendar-subscriptions'
import type { Engine } from '#core/database/connect.ts'
import { logOptions } from '#core/log.ts'
import { day, minute } from '#core/dates/zoned-time.ts'
import { startApp, type Visitor } from '#testing/app.ts'
import { countedEvents } from '#testing/hostile-calendars.ts'
import { startCalendarHost } from '#testing/stand-ins/calendar-host.ts'
import { engines } from '#testing/database.ts'
import { everyRow } from '#testing/database/every-row.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { missingId } from '#testing/samples.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import { Refresher, type RefresherOptions } from './refresher.ts'
import { dueSubscriptions, partsIn } from './store.ts'

const calendar = (title: string, ...more: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...more,
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART:20250305T190000Z',
    'DTEND:20250305T200000Z',
    `SUMMARY:${title}`,
    'RRULE:FREQ=WEEKLY',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')

/** What no test expects. */
const note = (details: object, message: string) => assert.fail(`${message} ${inspect(details)}`)

async function start(
  engine: Engine,
  options: RefresherOptions = {},
  app: Parameters<typeof startApp>[1] = {},
) {
  const test = await startApp(engine, { allowLocalPush: true, ...app })
  const host = await startCalendarHost()
  const push = { contact: 'mailto:office@example.org', allowLocal: true }
  const refresher = () =>
    new Refresher({ db: test.database.db, engine, clock: test.clock.read, push }, { note, ...options })
  const one = refresher()
  return {
    ...test,
    host,
    refresher,
    /** Reads what is due so many milliseconds later. */
    async look(later = 0) {
      test.clock.advance(later)
      await one.look()
    },
    async add(pastor: Visitor, name: string, more: object = {}) {
      // Ids of the same moment are in no order.
      test.clock.advance(1)
      const body = { address: host.address(name), name: 'Family', color: 'teal', ...more }
      const answer = await pastor.post('/api/calendar-subscriptions', body)
      assert.equal(answer.statusCode, 201, answer.body)
      return answer.json<CalendarSubscription>()
    },
  }
}

const list = async (pastor: Visitor) =>
  (await pastor.get('/api/calendar-subscriptions')).json<CalendarSubscription[]>()
const march = async (pastor: Visitor, zone = 'UTC') =>
  (await pastor.get('/api/subscribed-events?from=2025-03-01&to=2025-03-31', { 'x-time-zone': zone }))
    .json<SubscribedEvent[]>()
    .map(({ date, startTime, title }) => `${date} ${startTime} ${title}`)
const stateOf = async (pastor: Visitor) => {
  const [first] = await list(pastor)
  return [first?.state, first?.fault]
}

for (const engine of engines) {
  describe(`other calendars on ${engine}`, () => {
    it('are read by the worker and shown on the user’s clock, apart from the user’s own events', async () => {
      const test = await start(engine)
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      test.host.answers.set('family', calendar('Soccer'))
      const { address, state } = await test.add(pastor, 'family')
      assert.equal(state, 'waiting')
      assert.equal(address, test.host.address('family'))
      await test.look()
      const [read] = await list(pastor)
      assert.deepEqual(
        [read?.state, read?.events, read?.isCut, read?.refreshedAt],
        ['fresh', 1, false, test.clock.now],
      )
      assert.deepEqual(await march(pastor), [
        '2025-03-05 7:00 PM Soccer',
        '2025-03-12 7:00 PM Soccer',
        '2025-03-19 7:00 PM Soccer',
        '2025-03-26 7:00 PM Soccer',
      ])
      assert.equal((await march(pastor, 'Asia/Tokyo'))[0], '2025-03-06 4:00 AM Soccer')
      assert.deepEqual((await pastor.get('/api/events?date=2025-03-05')).json(), [])
      assert.deepEqual([await list(other), await march(other)], [[], []])
      assert.match(test.host.asked[0]?.headers['user-agent'] ?? '', /^Mozilla\/5\.0/)
    })

    it('are asked for again after an hour, or as seldom as they wish, and are not sent where they are the same', async () => {
      const test = await start(engine)
      const pastor = await test.pastor()
      let text = calendar('Soccer')
      test.host.answers.set('tagged', (answer, headers) => {
        const isKnown = headers['if-none-match'] === `"${text.length}"`
        answer.writeHead(isKnown ? 304 : 200, {
          etag: `"${text.length}"`,
          'last-modified': 'Wed, 05 Mar 2025 00:00:00 GMT',
        })
        answer.end(isKnown ? undefined : text)
      })
      test.host.answers.set('seldom', calendar('Camp', 'REFRESH-INTERVAL;VALUE=DURATION:PT6H'))
      await test.add(pastor, 'tagged')
      await test.add(pastor, 'seldom')
      await test.look()
      await test.look(59 * minute)
      assert.equal(test.host.asked.length, 2)
      await test.look(minute)
      assert.deepEqual(test.host.asked.map(({ name }) => name).slice(2), ['tagged'])
      assert.equal(test.host.asked.at(-1)?.headers['if-modified-since'], 'Wed, 05 Mar 2025 00:00:00 GMT')
      assert.equal((await list(pastor))[0]?.refreshedAt, test.clock.now)
      text = calendar('Soccer and lunch')
      await test.look(5 * 60 * minute)
      assert.equal(test.host.asked.length, 5)
      assert.ok((await march(pastor)).includes('2025-03-05 7:00 PM Soccer and lunch'))
      assert.ok(!(await march(pastor)).includes('2025-03-05 7:00 PM Soccer'))
    })

    it('leave their address in no line of the log, whatever happens', async () => {
      let text = ''
      const stream = new Writable({
        write(chunk: Buffer, _encoding, done) {
          text += chunk.toString()
          done()
        },
      })
      const logger = { ...logOptions(true), level: 'trace', stream }
      const noted: string[] = []
      const test = await start(
        engine,
        { note: (details, message) => noted.push(inspect({ details, message }, { depth: null })) },
        { logger },
      )
      const pastor = await test.pastor()
      test.host.answers.set('secret-token', (answer) => answer.writeHead(500).end())
      const { id } = await test.add(pastor, 'secret-token')
      await test.look()
      await pastor.post(`/api/calendar-subscriptions/${id}/refresh`)
      test.host.answers.set('secret-token', calendar('Soccer'))
      await test.database.db.schema.dropTable('subscribedEvents').execute()
      await test.look(minute)
      assert.match(noted.join(), /a calendar could not be refreshed/)
      assert.equal((await pastor.get('/api/subscribed-events?from=2025-03-01&to=2025-03-31')).statusCode, 500)
      assert.match(text, /request failed/)
      assert.ok(!(text + noted.join()).includes('secret-token'))
    })

    it('are tried again after growing pauses, given up after two weeks, and begun anew on request', async () => {
      const test = await start(engine)
      const pastor = await test.pastor()
      const { id } = await test.add(pastor, 'gone')
      const began = test.clock.now
      const tries: number[] = []
      const next = () =>
        test.database.db.selectFrom('calendarSubscriptions').select('nextAt').executeTakeFirstOrThrow()
      for (let { nextAt } = await next(); nextAt !== null; { nextAt } = await next()) {
        test.clock.now = nextAt - 1
        await test.look()
        assert.equal(test.host.asked.length, tries.length)
        await test.look(1)
        tries.push(Math.round((test.clock.now - began) / minute))
        assert.equal(test.host.asked.length, tries.length)
      }
      assert.deepEqual(tries.slice(0, 7), [0, 5, 15, 35, 75, 155, 315])
      assert.ok(tries.length < 30, `${tries.length} tries`)
      assert.ok((tries.at(-1) ?? 0) >= 14 * 1440 && (tries.at(-1) ?? 0) <= 15 * 1440)
      assert.deepEqual(await stateOf(pastor), ['stopped', 'not_found'])
      await pastor.post(`/api/calendar-subscriptions/${id}/refresh`)
      assert.deepEqual(await stateOf(pastor), ['waiting', 'not_found'])
      await test.look(minute)
      assert.deepEqual(await stateOf(pastor), ['failing', 'not_found'])
    })

    it('wait as long as their host asks for', async () => {
      const test = await start(engine)
      const pastor = await test.pastor()
      test.host.answers.set('busy', (answer) => answer.writeHead(429, { 'retry-after': '7200' }).end())
      await test.add(pastor, 'busy')
      await test.look()
      await test.look(119 * minute)
      assert.equal(test.host.asked.length, 1)
      await test.look(minute)
      assert.equal(test.host.asked.length, 2)
    })

    it('are read once by two servers, and not again at once however often one asks', async () => {
      const test = await start(engine)
      const pastor = await test.pastor()
      test.host.answers.set('family', calendar('Soccer'))
      const { id } = await test.add(pastor, 'family')
      await Promise.all([test.refresher().look(), test.refresher().look()])
      assert.equal(test.host.asked.length, 1)
      for (let n = 0; n < 5; n += 1) {
        await pastor.post(`/api/calendar-subscriptions/${id}/refresh`)
        await test.look(1000)
      }
      assert.equal(test.host.asked.length, 1)
      await test.look(minute)
      assert.equal(test.host.asked.length, 2)
    })

    it('of one user who makes them hang do not hold up another’s', async () => {
      const test = await start(engine, { timeLimit: 60_000 })
      const [hostile, pastor] = [await test.pastor(), await test.pastor()]
      const hanging: (() => void)[] = []
      for (let n = 0; n < subscriptionLimits.subscriptions; n += 1) {
        test.host.answers.set(`hang${n}`, (answer) => hanging.push(() => answer.destroy()))
        await test.add(hostile, `hang${n}`)
      }
      test.host.answers.set('family', calendar('Soccer'))
      await test.add(pastor, 'family')
      const looking = test.look()
      while ((await list(pastor))[0]?.state !== 'fresh') await new Promise(setImmediate)
      assert.ok(hanging.length <= 2, `${hanging.length} calendars of one user at once`)
      for (const name of test.host.answers.keys()) test.host.answers.delete(name)
      while (hanging.length > 0) hanging.pop()?.()
      await looking
      assert.equal((await list(hostile)).filter(({ state }) => state === 'failing').length, 10)
    })

    it('that are removed or named while they are read stay removed and named', async () => {
      const test = await start(engine)
      const pastor = await test.pastor()
      const [gone, named] = [await test.add(pastor, 'gone'), await test.add(pastor, 'named')]
      test.host.answers.set('gone', (answer) => {
        void pastor
          .delete(`/api/calendar-subscriptions/${gone.id}`)
          .then(() => answer.end(calendar('Soccer')))
      })
      test.host.answers.set('named', (answer) => {
        const changes = { name: 'At home', color: 'amber' }
        void pastor
          .patch(`/api/calendar-subscriptions/${named.id}`, changes)
          .then(() => answer.end(calendar('Soccer')))
      })
      await test.look()
      assert.deepEqual(
        (await list(pastor)).map(({ name, color, state }) => [name, color, state]),
        [['At home', 'amber', 'fresh']],
      )
      assert.equal((await march(pastor)).length, 4)
    })

    it('are removed with their events, and come back with the same id', async () => {
      const test = await start(engine)
      const pastor = await test.pastor()
      test.host.answers.set('family', calendar('Soccer'))
      const { id } = await test.add(pastor, 'family')
      await test.look()
      assert.equal((await pastor.delete(`/api/calendar-subscriptions/${id}`)).statusCode, 204)
      assert.deepEqual([await list(pastor), await march(pastor)], [[], []])
      assert.ok(!(await everyRow(test.database.db)).includes('Soccer'))
      const [once, twice] = [
        await test.add(pastor, 'family', { id }),
        await test.add(pastor, 'family', { id }),
      ]
      assert.deepEqual([once.id, twice.id], [id, id])
      await test.look()
      assert.equal((await march(pastor)).length, 4)
      await test.database.db.deleteFrom('users').execute()
      const rows = await everyRow(test.database.db)
      assert.ok(!rows.includes('Soccer') && !rows.includes(test.host.address('family')))
    })

    it('are a few at most, each once, at addresses that can be read', async () => {
      const test = await start(engine)
      const pastor = await test.pastor()
      const add = (body: object) =>
        pastor.post('/api/calendar-subscriptions', { name: 'Family', color: 'teal', ...body })
      const faultOf = async (address: string) =>
        (await add({ address })).json<{ fields?: { address?: string } }>().fields?.address
      assert.match((await faultOf('family calendar')) ?? '', /begins with https/)
      assert.match((await faultOf('ftp://example.org/a.ics')) ?? '', /begins with https/)
      assert.match((await faultOf('')) ?? '', /paste the address/)
      const first = await test.add(pastor, 'a')
      assert.deepEqual(await test.add(pastor, 'a', { name: 'Again' }), first)
      for (let n = 1; n < subscriptionLimits.subscriptions; n += 1) await test.add(pastor, `a${n}`)
      const more = await add({ address: test.host.address('more') })
      assert.equal(more.statusCode, 403)
      assert.match(more.json<{ message: string }>().message, /10 other calendars/)
      assert.equal((await pastor.post(`/api/calendar-subscriptions/${missingId}/refresh`)).statusCode, 404)
    })

    it('are not read for somebody who may not use the server', async () => {
      const test = await start(engine)
      const pastor = await test.pastor()
      await test.add(pastor, 'family')
      await test.database.db.updateTable('users').set({ disabledAt: 1 }).execute()
      await test.look()
      assert.equal(test.host.asked.length, 0)
    })

    it('are found by indexes', async () => {
      const { database } = await startApp(engine)
      const { db } = database
      await assertIndexed(database, partsIn(db, 'x', { from: '2025-03-01', to: '2025-03-31' }))
      await assertIndexed(
        database,
        dueSubscriptions(db, engine, 1, { users: ['a'], origins: ['https://a/'] }),
      )
    })
  })
}

describe('other calendars as they are fetched', () => {
  const engine = 'sqlite'

  it('say why they cannot be read, and keep what was read before', async () => {
    const test = await start(engine, { timeLimit: 1000 })
    const pastor = await test.pastor()
    test.host.answers.set('family', calendar('Soccer'))
    const { id } = await test.add(pastor, 'family')
    await test.look()
    const packed = gzipSync('BEGIN:VCALENDAR'.padEnd(50_000_000, ' '))
    const html = '<!doctype html><title>Sign in</title>'
    const cases: [fault: string, answer: NonNullable<ReturnType<typeof test.host.answers.get>>][] = [
      ['not_found', (answer) => answer.writeHead(410).end()],
      ['not_allowed', (answer) => answer.writeHead(401).end()],
      ['not_allowed', (answer) => answer.writeHead(403).end()],
      ['unreachable', (answer) => answer.writeHead(500).end()],
      ['unreachable', (answer) => answer.destroy()],
      ['unreachable', () => undefined],
      ['unreachable', (answer) => answer.writeHead(200).write('BEGIN:VCALENDAR')],
      ['unreachable', (answer) => answer.writeHead(302, { location: '/family' }).end()],
      ['not_a_calendar', html],
      ['not_a_calendar', ''],
      ['unreadable', 'BEGIN:VCALENDAR\r\n<html>'],
      ['too_large', (answer) => answer.writeHead(200).end('BEGIN:VCALENDAR'.padEnd(5_000_001, ' '))],
      ['too_large', (answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end(packed)],
    ]
    for (const [fault, answer] of cases) {
      test.host.answers.set('family', answer)
      await test.look(day)
      assert.deepEqual(await stateOf(pastor), ['failing', fault])
      test.host.answers.set('family', calendar('Soccer'))
      await pastor.post(`/api/calendar-subscriptions/${id}/refresh`)
      await test.look(minute)
      assert.deepEqual(await stateOf(pastor), ['fresh', null])
    }
    test.host.answers.delete('family')
    await test.look(day)
    assert.deepEqual(await stateOf(pastor), ['failing', 'not_found'])
    assert.equal((await march(pastor)).length, 4)
  })

  it('with rules that take for ever, or never take place, are read as far as they can be shown', async () => {
    const test = await start(engine)
    const pastor = await test.pastor()
    const rules = ['FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY;INTERVAL=99999999999']
    for (const [n, rule] of rules.entries()) {
      test.host.answers.set(`${n}`, calendar(rule).replace('FREQ=WEEKLY', rule))
      await test.add(pastor, `${n}`)
    }
    await test.look()
    assert.deepEqual(
      (await list(pastor)).map(({ state, fault }) => [state, fault]),
      [
        ['fresh', null],
        ['fresh', null],
      ],
    )
    assert.deepEqual(await march(pastor), ['2025-03-05 7:00 PM FREQ=DAILY;INTERVAL=99999999999'])
  })

  it('that take too much work end in a clear state; the user’s others are read later, another’s at once', async () => {
    const test = await start(engine, { reading: { work: 2000, wait: 600_000 } })
    const [pastor, other] = [await test.pastor(), await test.pastor()]
    test.host.answers.set('endless', countedEvents(3000))
    test.host.answers.set('family', calendar('Camp'))
    await test.add(pastor, 'endless')
    await test.look()
    assert.deepEqual(await stateOf(pastor), ['failing', 'unreadable'])
    await test.add(pastor, 'family')
    await test.add(other, 'family')
    await test.look()
    assert.deepEqual(
      (await list(pastor)).map(({ state }) => state),
      ['failing', 'waiting'],
    )
    assert.deepEqual(await stateOf(other), ['fresh', null])
    assert.deepEqual(await march(pastor), [])
  })

  it('are read through a redirect, and packed', async () => {
    const test = await start(engine)
    const pastor = await test.pastor()
    const location = test.host.address('there').replace('http:', 'webcal:')
    test.host.answers.set('here', (answer) => answer.writeHead(301, { location }).end())
    test.host.answers.set('there', (answer) =>
      answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(`\uFEFF${calendar('Soccer')}`)),
    )
    await test.add(pastor, 'here')
    await test.look()
    assert.equal((await march(pastor)).length, 4)
  })
})

describe('the addresses of other calendars', () => {
  const none = { etag: null, lastModified: null }
  const closed = { kind: 'failed', fault: 'not_public' }

  it('are public ones, by their words and by what their names lead to', async () => {
    for (const address of [
      'http://calendar.example.org/a.ics',
      'https://127.0.0.1/a.ics',
      'https://10.0.0.8/a.ics',
      'https://[::1]/a.ics',
      'https://calendar.example.org:8443/a.ics',
      'https://me:secret@calendar.example.org/a.ics',
      'https://localhost/a.ics',
    ])
      assert.deepEqual(await fetchCalendar(address, none, { allowLocal: false }), closed, address)
    const resolve: RefresherOptions['resolve'] = (_, answer) =>
      answer(null, [{ address: '10.0.0.8', family: 4 }])
    const fetched = await fetchCalendar('https://calendar.example.org/a.ics', none, {
      allowLocal: false,
      resolve,
    })
    assert.deepEqual(fetched, closed)
  })

  it('are refused when they are added', async () => {
    const test = await startApp('sqlite')
    const pastor = await test.pastor()
    const add = (address: string) =>
      pastor.post('/api/calendar-subscriptions', { address, name: 'Family', color: 'teal' })
    const refused = await add('https://192.168.1.1/family.ics')
    assert.equal(refused.statusCode, 400)
    assert.match(refused.json<{ fields: { address: string } }>().fields.address, /public address/)
    const added = await add(' webcal://calendar.example.org/family.ics ')
    assert.equal(added.json<CalendarSubscription>().address, 'https://calendar.example.org/family.ics')
  })
})
