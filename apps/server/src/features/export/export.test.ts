/** Everything that a user has stored leaves in one file, and nothing of anybody else. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { endpoints } from '@stillwater/contract'
import { everythingFile } from '@stillwater/contract/export/export-file'
import { exportSections } from '@stillwater/contract/export/export-format'
import { recordNames } from '@stillwater/contract/records/record-names'
import { bodyLimits } from '@stillwater/sermon-body/body-limits'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Caller } from '#core/sessions/caller.ts'
import { merge } from '#features/sermons/body/merge.ts'
import { startApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { goodBody, goodPath, samples } from '#testing/samples.ts'
import { Replica } from '#testing/sermons/sermon-replica.ts'
import { unzip } from '#testing/unzip.ts'
import { Exports } from './exports.ts'
import { notExported } from './not-exported.ts'

type Everything = Record<string, unknown> & Record<(typeof recordNames)[number], { id: string }[]>

async function exportOf(pastor: Visitor) {
  const answer = await pastor.get('/api/export')
  assert.equal(answer.statusCode, 200, answer.body.slice(0, 300))
  const files = await unzip(answer.rawPayload)
  const everything = JSON.parse(files.get(everythingFile)?.toString() ?? '') as Everything
  return { answer, files, everything, names: [...files.keys()] }
}

/** What the samples of the matrix make: at least one record of every type. */
async function fill(pastor: Visitor): Promise<void> {
  for (const { method, path } of endpoints.filter(({ access }) => access === 'user')) {
    const call = `${method} ${path}`
    if (method === 'GET' || method === 'DELETE' || samples[call]?.endsSession) continue
    await pastor.send(method, await goodPath({ method, path }, pastor), await goodBody(call, pastor))
  }
}

for (const engine of engines) {
  describe(`the export on ${engine}`, () => {
    it('holds every record of every type as its call answers it, and keeps to its documented form', async () => {
      const { app: _, ...test } = await startApp(engine, { publicUrl: 'http://stillwater.test' })
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      await fill(pastor)
      await other.post('/api/prayers', { ...samples['POST /api/prayers']?.body, title: 'Canary of another' })
      const { answer, everything } = await exportOf(pastor)
      assert.equal(answer.headers['content-type'], 'application/zip')
      assert.equal(answer.headers['content-disposition'], 'attachment; filename="stillwater-2025-03-05.zip"')
      for (const [name, { schema, isList }] of Object.entries(exportSections)) {
        const parsed = z.safeParse(isList ? z.array(schema) : schema, everything[name])
        assert.ok(parsed.success, `${name}: ${JSON.stringify(parsed.error?.issues)}`)
        assert.deepEqual(parsed.data, everything[name], name)
      }
      for (const name of recordNames) {
        const query = name === 'events' || name === 'activities' ? '?from=2025-01-01&to=2025-12-31' : ''
        const listed = (await pastor.get(`/api/${name}${query}`)).json<{ id: string; userId: string }[]>()
        assert.ok(listed.length > 0, name)
        const known = new Map(everything[name].map((record) => [record.id, record]))
        assert.equal(known.size, listed.length, name)
        for (const { userId: _, ...record } of listed) {
          const {
            createdAt: made,
            updatedAt: changed,
            ...rest
          } = known.get(record.id) as Record<string, unknown>
          assert.match(`${String(made)} ${String(changed)}`, /^2025-03-05T\S+Z 2025-03-05T\S+Z$/)
          const { createdAt: _c, updatedAt: _u, ...expected } = record as Record<string, unknown>
          assert.deepEqual(rest, expected, name)
        }
      }
      assert.doesNotMatch(answer.body, /Canary of another/)
      assert.doesNotMatch(JSON.stringify(everything), /Canary of another|passwordHash|tokenHash/)
    })

    it('leaves out no table with data of a user, unless there is a reason', async () => {
      const { database } = await startApp(engine)
      const tables = await database.db.introspection.getTables()
      const ofUsers = tables
        .filter(({ name, columns }) => name === 'users' || columns.some((column) => column.name === 'userId'))
        .map(({ name }) => name)
      const exported = [
        ...recordNames,
        'users',
        'reminderPlans',
        'praySettings',
        'planSettings',
        'careSettings',
        'vaults',
        'prayerMarks',
        'sermonBodies',
        'sermonVersions',
        'sermonImports',
        'peopleImports',
        'calendarSubscriptions',
        'donations',
      ]
      assert.deepEqual(ofUsers.sort(), [...exported, ...Object.keys(notExported)].sort())
    })

    it('has sermons as documents, the journal by year, the calendar and spreadsheets', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      await fill(pastor)
      await pastor.post('/api/sermons', {
        ...samples['POST /api/sermons']?.body,
        title: '../../etc/passwd: “Grace”?',
        date: '2024-12-24',
      })
      await pastor.post('/api/journals', { title: 'Long ago', content: 'Snow.', date: '1999-12-31' })
      await pastor.post('/api/prayers', {
        ...samples['POST /api/prayers']?.body,
        title: '=HYPERLINK("https://evil.example")',
      })
      const { files, names } = await exportOf(pastor)
      assert.deepEqual(names.slice(0, 2), ['README.txt', everythingFile])
      assert.match(files.get('README.txt')?.toString() ?? '', /everything that Ann Lee has stored/)
      assert.ok(names.includes('sermons/2024/2024-12-24 etc passwd “Grace”.docx'), names.join('\n'))
      const sermons = names.filter((name) =>
        /^sermons\/2025\/2025-03-09 The good shepherd( \(\d+\))?\.md$/.test(name),
      )
      assert.ok(sermons.length > 2, names.join('\n'))
      assert.ok(
        names.some((name) => name.endsWith(' history/2025-03-05 15.00.md')),
        names.join('\n'),
      )
      assert.equal(files.get('journal/1999.md')?.toString(), '# 1999\n\n## 1999-12-31 Long ago\n\nSnow.\n')
      assert.match(
        files.get('events.ics')?.toString() ?? '',
        /DTSTART:20250305T090000Z\r\nDTEND:20250305T100000Z/,
      )
      const prayers = files.get('spreadsheets/prayers.csv')?.toString() ?? ''
      assert.match(prayers, /^\uFEFFid,title,/)
      assert.match(prayers, /,"'=HYPERLINK\(""https:\/\/evil\.example""\)",/)
      for (const name of names) assert.doesNotMatch(name, /\.\.|^\/|\\|\p{Cc}/u)
    })

    it('has a calendar with times of the user’s zone, which an import knows again', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const zone = { 'x-time-zone': 'America/New_York' }
      const event = { ...samples['POST /api/events']?.body, date: '2025-03-04', startTime: '7:00 PM' }
      const weekly = { ...event, endTime: '8:00 PM', title: 'Elders', repeats: 'FREQ=WEEKLY' }
      const { id } = (await pastor.post('/api/events', weekly, zone)).json<{ id: string }>()
      await pastor.delete(`/api/events/${id}_2025-03-18`)
      await pastor.patch(`/api/events/${id}_2025-03-11`, { title: 'Elders moved', date: '2025-03-12' })
      await pastor.post('/api/events', { ...event, title: 'Grief', eventType: 'counseling' })
      const { files } = await exportOf(pastor)
      const file = files.get('events.ics')?.toString() ?? ''
      for (const line of [
        'BEGIN:VTIMEZONE',
        'DTSTART;TZID=America/New_York:20250304T190000',
        'EXDATE;TZID=America/New_York:20250318T190000',
        'RECURRENCE-ID;TZID=America/New_York:20250311T190000',
        'SUMMARY:Elders moved',
        'SUMMARY:Grief',
      ])
        assert.ok(file.includes(`${line}\r\n`), line)
      const preview = await pastor.post('/api/calendar-import/preview', { file })
      const { events } = preview.json<{ events: { isKnown: boolean }[] }>()
      assert.deepEqual(
        events.map(({ isKnown }) => isKnown),
        [true, true],
      )
    })

    it('names what is in the history of a sermon by the clock of its user', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const sermon = samples['POST /api/sermons']?.body
      const zone = { 'x-time-zone': 'America/New_York' }
      const { id } = (await pastor.post('/api/sermons', sermon, zone)).json<{ id: string }>()
      test.clock.advance(12 * 3_600_000)
      const phone = await new Replica(pastor, id, 'Phone').write('Grace\n').sync()
      test.clock.advance(3_600_000)
      await phone.write('More ').sync()
      const { names } = await exportOf(pastor)
      assert.deepEqual(
        names.flatMap((name) => / history\/(.*)\.md$/.exec(name)?.[1] ?? []),
        ['2025-03-05 22.00'],
      )
    })

    it('is one moment: what is written while it is made is not in it, and nobody waits', async () => {
      const test = await startApp(engine)
      const pastor = await test.pastor()
      const { db } = test.database
      const body = { ...samples['POST /api/journals']?.body, content: 'word '.repeat(10_000) }
      for (let n = 0; n < 60; n += 1) await pastor.post('/api/journals', body)
      const download = exportOf(pastor)
      let isDone = false
      const writing = async () => {
        for (let n = 0; !isDone; n += 1) {
          await db.transaction().execute(async (trx) => {
            for (const table of ['prayers', 'goals'] as const)
              await sql`insert into ${sql.table(table)} ${
                table === 'prayers'
                  ? sql`(id, "userId", version, "createdAt", "updatedAt", title, description, category, "isAnswered", "dateAdded") values (${`p${n}`}, ${pastor.userId}, 1, 0, 0, 'a', 'b', 'other', 0, '2025-01-01')`
                  : sql`(id, "userId", version, "createdAt", "updatedAt", title, category, progress, "completedItems", "totalItems") values (${`g${n}`}, ${pastor.userId}, 1, 0, 0, 'a', 'Other', 0, 0, 0)`
              }`.execute(trx)
          })
          await new Promise((resolve) => setImmediate(resolve))
        }
      }
      const [{ everything }] = await Promise.all([download.finally(() => (isDone = true)), writing()])
      assert.equal(everything.journals.length, 60)
      assert.equal(everything.prayers.length, everything.goals.length)
      const { rows } = await sql<{ n: number }>`select count(*) as n from prayers`.execute(db)
      assert.ok(Number(rows[0]?.n) > everything.prayers.length)
    })
  })
}

it('the export runs once at a time for a user, and not without end', async () => {
  const test = await startApp('sqlite')
  const pastor = await test.pastor()
  const [first, second] = await Promise.all([pastor.get('/api/export'), pastor.get('/api/export')])
  assert.deepEqual([first.statusCode, second.statusCode].sort(), [200, 429])
  for (let n = 1; n < 10; n += 1) assert.equal((await pastor.get('/api/export')).statusCode, 200)
  const refused = await pastor.get('/api/export')
  assert.equal(refused.statusCode, 429)
  test.clock.advance(3_600_000)
  assert.equal((await pastor.get('/api/export')).statusCode, 200)
})

it('whoever reads slowly keeps nobody from a download: it counts until its file is made', async () => {
  const test = await startApp('sqlite')
  const pastors = await Promise.all(Array.from({ length: 6 }, () => test.pastor()))
  const exports = new Exports({ location: test.database.location, clock: test.clock.read })
  const start = (userId = '') => exports.start({ userId, today: '2025-03-05' } as Caller)
  const userIds = pastors.map(({ userId }) => userId)
  const unread = userIds.slice(0, 4).map(start)
  assert.throws(() => start(userIds[4]), { code: 'busy' })
  await Promise.all(unread.map(({ made }) => made))
  assert.throws(() => start(userIds[0]), { code: 'too_many_attempts' })
  for (const userId of userIds.slice(4)) unread.push(start(userId))
  for (const stream of unread) {
    const parts: Buffer[] = []
    for await (const part of stream) parts.push(part as Buffer)
    assert.ok((await unzip(Buffer.concat(parts))).has(everythingFile))
  }
  await exports.close()
})

it('the longest text and the longest notes that a sermon can have leave with it', async () => {
  const test = await startApp('sqlite')
  const pastor = await test.pastor()
  const { db } = test.database
  const sermon = (await pastor.post('/api/sermons', samples['POST /api/sermons']?.body)).json<{
    id: string
  }>()
  const key = { userId: pastor.userId, sermonId: sermon.id, device: 'Phone' }
  // The size depends on the random number that names the device: 1.79 or 1.90 MB.
  const lines = Array.from({ length: 16_000 }, (_, n) => ({
    attributes: { kind: 'list' },
    runs: [
      { text: 'grace ', attributes: {} },
      { text: String(n), attributes: { bold: true } },
    ],
  }))
  const blocks = gzipSync(JSON.stringify(lines))
  const body = merge({ state: undefined, vector: undefined, replacement: blocks })
  assert.ok(!('field' in body) && body.changed !== undefined, 'the server takes it')
  assert.ok(
    body.changed.state.byteLength > 0.75 * bodyLimits.stateBytes,
    String(body.changed.state.byteLength),
  )
  const at = test.clock.now
  await db
    .insertInto('sermonBodies')
    .values({
      ...key,
      state: body.changed.state,
      text: body.changed.text,
      vector: body.vector,
      seq: 1,
      fromNotes: 0,
      changedAt: at,
      versionAt: at,
    })
    .execute()
  await db
    .insertInto('sermonVersions')
    .values({ ...key, id: 'v1', seq: 1, at, reason: 'edit', words: 14_000, blocks })
    .execute()
  const text = `${'благодать и мир вам от Бога отца нашего '.slice(0, 39)}\n`.repeat(250)
  for (let n = 0; n < 200; n += 1)
    assert.equal((await pastor.post('/api/sermon-notes', { sermonId: sermon.id, text })).statusCode, 201)
  const { files, everything, names } = await exportOf(pastor)
  const [stored] = everything['sermonTexts'] as { blocks: unknown[] }[]
  assert.equal(stored?.blocks.length, lines.length)
  for (const kind of ['.md', '.docx']) {
    const name = names.find((each) => each.endsWith(kind)) ?? ''
    assert.ok((files.get(name)?.byteLength ?? 0) > 100_000, kind)
  }
})

it('four exports are made at once, each with its owner’s words alone; a fifth is asked to wait', async () => {
  const test = await startApp('sqlite')
  const pastors = await Promise.all(Array.from({ length: 5 }, () => test.pastor()))
  for (const [n, pastor] of pastors.entries())
    await pastor.post('/api/goals', { title: `Goal of pastor ${n}`, category: 'Personal' })
  const answers = await Promise.all(pastors.map((pastor) => pastor.get('/api/export')))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 200, 200, 200, 503])
  for (const [n, answer] of answers.entries()) {
    if (answer.statusCode !== 200) continue
    const everything = (await unzip(answer.rawPayload)).get('everything.json')?.toString() ?? ''
    assert.deepEqual(everything.match(/Goal of pastor \d/g), [`Goal of pastor ${n}`])
  }
})
