/** Who may read a shared calendar, and what of it. Who may make and remove its address is tested for every call in matrix.test.ts. */
import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { describe, it } from 'node:test'
import type { CalendarFeed } from '@stillwater/contract/calendar/calendar-feeds'
import { logOptions } from '#core/log.ts'
import { hashToken } from '#core/sessions/sessions.ts'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { everyRow } from '#testing/database/every-row.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { activitiesToShare, eventsToShare, feedAt, feedsOf, mostFeeds, sermonsToShare } from './store.ts'

type Made = CalendarFeed & { path: string }

const share = async (pastor: Visitor, choices: object = {}): Promise<Made> => {
  const body = { name: 'Family', audience: 'everything', ...choices }
  const answer = await pastor.post('/api/calendar-feeds', body)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json<Made>()
}
const add = async (pastor: Visitor, event: object = {}): Promise<string> => {
  const body = {
    title: 'Elders',
    startTime: '7:00 PM',
    endTime: '8:30 PM',
    date: '2025-03-04',
    location: 'Vestry',
    description: 'Bring the minutes',
    eventType: 'meeting',
    ...event,
  }
  const answer = await pastor.post('/api/events', body)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json<{ id: string }>().id
}
/** What a calendar program gets: no cookie, no origin. */
const fetchFeed = (
  test: TestApp,
  path: string,
  headers: Record<string, string> = {},
  remoteAddress = '192.0.2.1',
) => test.app.inject({ url: path, headers, remoteAddress })
const read = async (test: TestApp, path: string) => (await fetchFeed(test, path)).body

for (const engine of engines) {
  describe(`a shared calendar on ${engine}`, () => {
    it('is read without signing in, at an address that is told once and stored nowhere', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      await add(pastor)
      const feed = await share(pastor)
      const token = /^\/calendar\/([\w-]{43})\.ics$/.exec(feed.path)?.[1] ?? ''
      assert.equal(Buffer.from(token, 'base64url').length, 32)
      const answer = await fetchFeed(test, feed.path)
      assert.equal(answer.statusCode, 200, answer.body)
      assert.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8')
      assert.match(answer.body, /SUMMARY:Elders/)
      assert.ok(!(await everyRow(test.database.db)).includes(token))
      const listed = (await pastor.get('/api/calendar-feeds')).body
      assert.ok(!listed.includes(token) && !listed.includes(hashToken(token)))
    })

    it('is renamed and shows less or more at the same address, by its owner alone', async () => {
      const test = await startApp(engine)
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      await add(pastor)
      const feed = await share(pastor)
      const url = `/api/calendar-feeds/${feed.id}`
      const { headers } = await fetchFeed(test, feed.path)
      const changed = await pastor.patch(url, { name: 'Staff', audience: 'busy' })
      assert.equal(changed.statusCode, 200, changed.body)
      const text = await read(test, feed.path)
      assert.match(text, /X-WR-CALNAME:Staff[\s\S]*SUMMARY:Busy/)
      assert.doesNotMatch(text, /Elders/)
      const known = { 'if-none-match': String(headers['etag']) }
      assert.equal((await fetchFeed(test, feed.path, known)).statusCode, 200)
      assert.equal((await other.patch(url, { audience: 'everything' })).statusCode, 404)
      assert.equal((await pastor.patch(url, {})).json<{ audience: string }>().audience, 'busy')
      assert.equal((await pastor.patch(url, { audience: 'all' })).statusCode, 400)
    })

    it('ends when it is removed, when the account is disabled, and while it waits to be deleted', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const [kept, removed] = [await share(pastor), await share(pastor)]
      assert.equal((await pastor.delete(`/api/calendar-feeds/${removed.id}`)).statusCode, 204)
      assert.equal((await fetchFeed(test, removed.path)).statusCode, 404)
      assert.equal((await fetchFeed(test, kept.path)).statusCode, 200)
      const { db } = test.database
      const mine = db.updateTable('users').where('id', '=', pastor.userId)
      await mine.set({ disabledAt: 1 }).execute()
      assert.equal((await fetchFeed(test, kept.path)).statusCode, 404)
      await mine.set({ disabledAt: null }).execute()
      await pastor.post('/api/user/deletion', { password: 'still waters' })
      assert.equal((await fetchFeed(test, kept.path)).statusCode, 404)
    })

    it('holds what belongs to its owner and nothing of anybody else’s', async () => {
      const test = await startApp(engine)
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      await add(other, { title: 'Not yours' })
      await add(pastor, { title: 'Mine' })
      const file = await read(test, (await share(pastor)).path)
      assert.match(file, /Mine/)
      assert.ok(!file.includes('Not yours'))
    })

    it('says only “Busy” of counseling, and of everything where that was chosen', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      await add(pastor)
      await add(pastor, {
        title: 'Grief',
        eventType: 'counseling',
        location: 'Study',
        description: 'Her father',
      })
      const visit = { title: 'Marriage', time: '2pm', date: '2025-03-05', activityType: 'counseling' }
      await pastor.post('/api/activities', visit)
      const secrets = /Grief|Study|Her father|Marriage/
      const usual = await read(test, (await share(pastor, { includesActivities: true })).path)
      assert.doesNotMatch(usual, secrets)
      assert.equal(usual.match(/SUMMARY:Busy/g)?.length, 2)
      assert.match(usual, /SUMMARY:Elders/)
      const open = await share(pastor, { showsCounseling: true, includesActivities: true })
      assert.match(await read(test, open.path), secrets)
      // Busy times alone stay so, whatever else was asked for.
      const all = { showsCounseling: true, includesSermons: true, includesActivities: true }
      await pastor.post('/api/sermons', {
        title: 'Grace',
        scripture: 'x',
        reference: 'John 1',
        date: '2025-03-09',
      })
      const busy = await read(test, (await share(pastor, { audience: 'busy', ...all })).path)
      assert.doesNotMatch(
        busy,
        /Elders|Vestry|minutes|Grief|Study|Her father|Marriage|Grace|John|LOCATION|DESCRIPTION/,
      )
      assert.deepEqual(new Set(busy.match(/SUMMARY:.*/g)), new Set(['SUMMARY:Busy']))
    })

    it('holds sermons and activities only where that was chosen', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      await pastor.post('/api/activities', { title: 'Hospital visit', time: '2pm', date: '2025-03-05' })
      const sermon = {
        title: 'The good shepherd',
        scripture: 'x',
        reference: 'Psalm 23:1',
        date: '2025-03-09',
      }
      await pastor.post('/api/sermons', sermon)
      const without = await read(test, (await share(pastor)).path)
      assert.doesNotMatch(without, /Hospital|shepherd/)
      const all = await share(pastor, { includesSermons: true, includesActivities: true })
      assert.match(await read(test, all.path), /SUMMARY:Hospital visit/)
      assert.match(
        await read(test, all.path),
        /DTSTART;VALUE=DATE:20250309\r\nDTEND;VALUE=DATE:20250310\r\nSUMMARY:Sermon: The good shepherd \(Psalm 23:1\)/,
      )
    })

    it('shows when it was last fetched', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const { path } = await share(pastor)
      const last = async () =>
        (await pastor.get('/api/calendar-feeds')).json<CalendarFeed[]>().map((feed) => feed.lastFetchedAt)
      assert.deepEqual(await last(), [null])
      test.clock.advance(60_000)
      await fetchFeed(test, path)
      assert.deepEqual(await last(), [test.clock.now])
    })

    it('is not sent again to a program that has it, and is after any change, also a deletion', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const id = await add(pastor)
      const { path } = await share(pastor)
      const first = await fetchFeed(test, path, { 'accept-encoding': 'gzip, br' })
      assert.equal(first.headers['content-encoding'], undefined)
      const etag = String(first.headers.etag)
      const modified = String(first.headers['last-modified'])
      const status = async (headers: Record<string, string>) =>
        (await fetchFeed(test, path, headers)).statusCode
      assert.equal(await status({ 'if-none-match': etag }), 304)
      assert.equal(await status({ 'if-none-match': `W/${etag}, "x"` }), 304)
      assert.equal(await status({ 'if-modified-since': modified }), 304)
      // Even in the second in which it was fetched.
      await pastor.delete(`/api/events/${id}`)
      assert.equal(await status({ 'if-none-match': etag }), 200)
      assert.equal(await status({ 'if-modified-since': modified }), 200)
      assert.equal(
        await status({ 'if-none-match': etag, 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }),
        200,
      )
    })

    it('cannot be searched for: whoever asks for many that are not there has to wait', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const { path } = await share(pastor)
      const guess = (n: number) => `/calendar/${String(n).padStart(43, 'x')}.ics`
      let [missing, refused] = [0, 0]
      for (let n = 0; n < 210; n++) {
        const { statusCode } = await fetchFeed(test, guess(n))
        if (statusCode === 404) missing += 1
        if (statusCode === 429) refused += 1
      }
      assert.deepEqual([missing, refused], [200, 10])
      assert.equal((await fetchFeed(test, path)).statusCode, 429)
      assert.equal((await fetchFeed(test, path, {}, '198.51.100.7')).statusCode, 200)
      test.clock.advance(15 * 60_000)
      assert.equal((await fetchFeed(test, path)).statusCode, 200)
    })

    it('is as missing for an address that cannot be one', async () => {
      const test = await startApp(engine)
      for (const path of [
        '/calendar/x.ics',
        '/calendar/',
        `/calendar/${'a'.repeat(43)}`,
        '/calendar/%00.ics',
      ])
        assert.equal((await fetchFeed(test, path)).statusCode, 404, path)
    })

    it('leaves its address in no line of the log, whatever happens', async () => {
      let text = ''
      const stream = new Writable({
        write(chunk: Buffer, _encoding, done) {
          text += chunk.toString()
          done()
        },
      })
      const test = await startApp(engine, { logger: { ...logOptions(true), level: 'trace', stream } })
      const pastor = await test.pastor()
      const { path } = await share(pastor)
      const token = path.slice('/calendar/'.length, -'.ics'.length)
      await fetchFeed(test, path)
      await test.app.inject({ url: path, method: 'POST' })
      await fetchFeed(test, `${path}?x=1`)
      test.app.log.warn({ req: { method: 'GET', url: path } }, 'logged by somebody')
      await test.database.db.schema.dropTable('activities').execute()
      const broken = await share(pastor, { includesActivities: true })
      assert.equal((await fetchFeed(test, broken.path)).statusCode, 500)
      assert.match(text, /request failed/)
      assert.ok(!text.includes(token) && !text.includes(broken.path.slice(10, 40)), text)
    })

    it(`is at ${mostFeeds} addresses at most`, async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      for (let count = 0; count < mostFeeds; count++) await share(pastor)
      const answer = await pastor.post('/api/calendar-feeds', { name: 'One more', audience: 'busy' })
      assert.equal(answer.statusCode, 403, answer.body)
    })

    it('is found by an index, and so is what is in it', async () => {
      const { database } = await startApp(engine)
      const { db } = database
      for (const query of [
        feedAt(db, 'x'),
        feedsOf(db, 'x'),
        eventsToShare(db, 'x', '2025-01-01'),
        activitiesToShare(db, 'x', '2025-01-01'),
        sermonsToShare(db, 'x', '2025-01-01'),
      ])
        await assertIndexed(database, query)
    })
  })
}
