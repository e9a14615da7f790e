/** A calendar file becomes events: seen before, once, and taken back. Who may do so is tested for every call in matrix.test.ts. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ImportedEvent } from '@stillwater/contract/calendar/calendar-import'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { usualLimits } from '#core/records/usage.ts'
import { startApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { everyRow } from '#testing/database/every-row.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { everySecond } from '#testing/hostile-calendars.ts'
import { untouchedEvents } from './store.ts'

const file = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'X-WR-CALNAME:Church',
  'BEGIN:VEVENT',
  'UID:weekly@example.org',
  'DTSTART:20250304T190000',
  'DTEND:20250304T203000',
  'SUMMARY:Elders',
  'RRULE:FREQ=WEEKLY',
  'EXDATE:20250318T190000',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:weekly@example.org',
  'RECURRENCE-ID:20250311T190000',
  'DTSTART:20250312T190000',
  'SUMMARY:Elders moved',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:picnic@example.org',
  'DTSTART;VALUE=DATE:20250308',
  'SUMMARY:Picnic',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

interface Imported {
  added: string[]
  events: number
  known: number
}
const importFile = async (pastor: Visitor, text = file) => {
  const answer = await pastor.post('/api/calendar-import', { file: text })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<Imported>()
}
const preview = async (pastor: Visitor, text = file) => {
  const answer = await pastor.post('/api/calendar-import/preview', { file: text })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ name: string | null; events: ImportedEvent[]; leftOut: number }>()
}
const march = async (pastor: Visitor) =>
  (await pastor.get('/api/events?from=2025-03-01&to=2025-03-31'))
    .json<CalendarEvent[]>()
    .map(({ date, title }) => `${date} ${title}`)

for (const engine of engines) {
  describe(`the import of a calendar file on ${engine}`, () => {
    it('shows what it would add, and adds nothing by that', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const { name, events, leftOut } = await preview(pastor)
      assert.deepEqual([name, leftOut], ['Church', 0])
      assert.deepEqual(
        events.map(({ title, date, startTime, repeats, isKnown }) => [
          title,
          date,
          startTime,
          repeats,
          isKnown,
        ]),
        [
          ['Elders', '2025-03-04', '7:00 PM', 'FREQ=WEEKLY', false],
          ['Picnic', '2025-03-08', 'All day', null, false],
        ],
      )
      assert.deepEqual(await march(pastor), [])
    })

    it('adds events with their changed and canceled dates, and nothing twice', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const expected = [
        '2025-03-04 Elders',
        '2025-03-08 Picnic',
        '2025-03-12 Elders moved',
        '2025-03-25 Elders',
      ]
      const first = await importFile(pastor)
      assert.deepEqual([first.added.length, first.events, first.known], [4, 2, 0])
      assert.deepEqual(await march(pastor), expected)
      const again = await importFile(pastor)
      assert.deepEqual([again.added, again.events, again.known], [[], 0, 2])
      assert.deepEqual(await march(pastor), expected)
      assert.deepEqual(
        (await preview(pastor)).events.map(({ isKnown }) => isKnown),
        [true, true],
      )
    })

    it('makes nothing twice when it is sent twice at once', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const both = await Promise.all([importFile(pastor), importFile(pastor)])
      assert.equal((await march(pastor)).length, 4)
      assert.ok(both.reduce((sum, { events }) => sum + events, 0) >= 2)
    })

    it('leaves alone what the user has changed', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const { added } = await importFile(pastor)
      const picnic = (await pastor.get('/api/events?date=2025-03-08')).json<CalendarEvent[]>()[0]
      await pastor.patch(`/api/events/${picnic?.id}`, { title: 'Picnic by the lake' })
      await importFile(pastor)
      assert.ok((await march(pastor)).includes('2025-03-08 Picnic by the lake'))
      const undone = await pastor.post('/api/calendar-import/undo', { ids: added })
      assert.deepEqual(undone.json(), { removed: 3 })
      assert.deepEqual(await march(pastor), ['2025-03-08 Picnic by the lake'])
    })

    it('is taken back as if it had not been, for its owner alone', async () => {
      const test = await startApp(engine)
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const before = await everyRow(test.database.db)
      const { added } = await importFile(pastor)
      const foreign = await other.post('/api/calendar-import/undo', { ids: added })
      assert.deepEqual(foreign.json(), { removed: 0 })
      assert.deepEqual((await pastor.post('/api/calendar-import/undo', { ids: added })).json(), {
        removed: 4,
      })
      assert.deepEqual(await march(pastor), [])
      const usage = (await pastor.get('/api/storage')).json<{ records: number }>()
      assert.equal(usage.records, 0)
      assert.ok(!(await everyRow(test.database.db)).includes('Elders') && !before.includes('Elders'))
      await importFile(pastor)
      assert.equal((await march(pastor)).length, 4)
    })

    it('gives two users events of their own', async () => {
      const test = await startApp(engine)
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const [mine, theirs] = [await importFile(pastor), await importFile(other)]
      assert.ok(!mine.added.some((id) => theirs.added.includes(id)))
    })

    it('knows the events of a calendar that the user shared', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      await importFile(pastor)
      await pastor.post('/api/sermons', {
        title: 'Grace',
        scripture: 'x',
        reference: 'John 1',
        date: '2025-03-09',
      })
      const choices = { name: 'All', audience: 'everything', includesSermons: true }
      const { path } = (await pastor.post('/api/calendar-feeds', choices)).json<{ path: string }>()
      const { events } = await preview(pastor, (await test.app.inject({ url: path })).body)
      assert.deepEqual(
        events.map(({ title, isKnown }) => [title, isKnown]),
        [
          ['Elders', true],
          ['Picnic', true],
        ],
      )
    })

    it('adds all of a file or nothing where it does not fit', async () => {
      const test = await startApp(engine, { limits: { ...usualLimits, records: 3 } })
      const pastor = await test.pastor()
      const answer = await pastor.post('/api/calendar-import', { file })
      assert.equal(answer.statusCode, 403, answer.body)
      assert.deepEqual(await march(pastor), [])
    })

    it('refuses more repeating events than a user may have', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const many = Array.from({ length: 501 }, (_, n) =>
        ['BEGIN:VEVENT', `UID:${n}`, 'DTSTART:20250304T190000', 'RRULE:FREQ=DAILY', 'END:VEVENT'].join(
          '\r\n',
        ),
      )
      const text = ['BEGIN:VCALENDAR', ...many, 'END:VCALENDAR'].join('\r\n')
      const answer = await pastor.post('/api/calendar-import', { file: text })
      assert.equal(answer.statusCode, 403)
      assert.match(answer.json<{ message: string }>().message, /500 repeating events/)
      assert.deepEqual(await march(pastor), [])
    })

    it('says what is wrong with a file', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const cases: [text: string, message: RegExp][] = [
        ['<html></html>', /isn’t a calendar file/],
        ['', /isn’t a calendar file/],
        ['BEGIN:VCALENDAR\r\n<html>', /couldn’t read this file/],
        [`BEGIN:VCALENDAR${' '.repeat(900_001)}`, /too large/],
      ]
      for (const [text, message] of cases) {
        for (const path of ['/api/calendar-import', '/api/calendar-import/preview']) {
          const answer = await pastor.post(path, { file: text })
          assert.equal(answer.statusCode, 400, text.slice(0, 40))
          assert.match(answer.json<{ fields: { file: string } }>().fields.file, message)
        }
      }
    })

    it('is read at once where its zones have rules that no zone has', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const { events } = await preview(pastor, everySecond)
      assert.deepEqual(
        events.map(({ title, date, startTime }) => [title, date, startTime]),
        [['Choir', '2025-03-04', '6:00 PM']],
      )
      assert.equal((await importFile(pastor, everySecond)).events, 1)
    })

    it('finds what it takes back by an index', async () => {
      const { database } = await startApp(engine)
      await assertIndexed(database, untouchedEvents(database.db, 'x', ['a', 'b']))
    })
  })
}
