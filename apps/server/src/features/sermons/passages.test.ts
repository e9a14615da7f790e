/** The passages of sermons, and the sermons on the same verses. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import type { Preached, Sermon, SermonOnPassage } from '@stillwater/contract/sermons/sermons'
import { connect } from '#core/database/connect.ts'
import { migrate } from '#core/database/migrate.ts'
import { migrations } from '#core/database/migrations/index.ts'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { atEnd } from '#testing/at-end.ts'
import { engines, freshDatabase, freshDatabaseLocation } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { samples } from '#testing/samples.ts'
import { sql } from 'kysely'
import { passagesIn, readReference } from './passages.ts'
import { preachedOn, readPassages, sermonsOn } from './passage-store.ts'

const on = (pastor: Visitor, reference: string) =>
  pastor.get(`/api/sermons/on?reference=${encodeURIComponent(reference)}`)
const titlesOn = async (pastor: Visitor, reference: string) =>
  (await on(pastor, reference)).json<SermonOnPassage[]>().map(({ title }) => title)
const make = async (pastor: Visitor, reference: string, date = '2025-03-09') =>
  (
    await pastor.post('/api/sermons', {
      ...samples['POST /api/sermons']?.body,
      title: reference,
      reference,
      date,
    })
  ).json<Sermon>()

describe('a reference', () => {
  it('is read as ranges of verses, each once', () => {
    assert.deepEqual(passagesIn('Romans 8:28-39; Psalm 23; Rom 8:28–39'), [
      { fromVerse: 45_008_028, toVerse: 45_008_039 },
      { fromVerse: 19_023_001, toVerse: 19_023_006 },
    ])
  })

  it('is read in the numbering of another text where the standard has no such place', () => {
    assert.deepEqual(readReference('Joel 4:1'), readReference('Joel 3:1'))
  })

  it('is found among other words; without one there is no passage', () => {
    assert.deepEqual(passagesIn('Luke 15:11-32, the lost son'), passagesIn('Luke 15:11-32'))
    for (const none of ['to be decided', 'John 99:1', '😀', '–']) assert.deepEqual(passagesIn(none), [], none)
  })
})

for (const engine of engines) {
  describe(`sermons on the same verses on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    it('are those that share a verse, latest first', async () => {
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      await make(pastor, 'Romans 8:28-39; Psalm 23', '2024-01-07')
      await make(pastor, 'Romans 8', '2025-01-05')
      await make(pastor, 'Romans 7–9', '2023-01-01')
      await make(pastor, 'Romans 8:31')
      await make(pastor, 'To be decided')
      await make(other, 'Romans 8')
      assert.deepEqual(await titlesOn(pastor, 'Rom 8:18-30'), [
        'Romans 8',
        'Romans 8:28-39; Psalm 23',
        'Romans 7–9',
      ])
      assert.deepEqual(await titlesOn(pastor, 'Psalm 23:6; Romans 9:33'), [
        'Romans 8:28-39; Psalm 23',
        'Romans 7–9',
      ])
      assert.deepEqual(await titlesOn(pastor, 'Romans 10'), [])
      const [found] = (await on(pastor, 'Romans 8:31')).json<SermonOnPassage[]>()
      assert.deepEqual(Object.keys(found ?? {}).sort(), ['date', 'id', 'reference', 'status', 'title'])
    })

    it('follow their sermon when it is changed, deleted and brought back', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor, 'John 3:16')
      await pastor.patch(`/api/sermons/${sermon.id}`, { status: 'in_progress' })
      assert.equal((await titlesOn(pastor, 'John 3')).length, 1)
      await pastor.patch(`/api/sermons/${sermon.id}`, { reference: 'Mark 4' })
      assert.deepEqual(await titlesOn(pastor, 'John 3'), [])
      assert.equal((await titlesOn(pastor, 'Mark 4:35')).length, 1)
      await pastor.delete(`/api/sermons/${sermon.id}`)
      assert.deepEqual(await titlesOn(pastor, 'Mark 4'), [])
      await pastor.post('/api/sermons', sermon)
      assert.equal((await titlesOn(pastor, 'John 3')).length, 1)
    })

    it('need a reference that can be read', async () => {
      const pastor = await test.pastor()
      for (const [reference, message] of [
        ['', 'Please enter a reference'],
        ['love one another', '“love one another” is not a Bible reference.'],
        ['Ps 23:7', 'Psalm 23 has 6 verses, so there is no Psalm 23:7. The nearest is Psalm 23:6.'],
      ] as const) {
        const answer = await on(pastor, reference)
        assert.equal(answer.statusCode, 400)
        assert.deepEqual(answer.json<{ fields: object }>().fields, { reference: message })
      }
    })

    it('are told with every time and place that they were preached, latest first', async () => {
      const [pastor, other] = [await test.pastor(), await test.pastor()]
      const twice = await make(pastor, 'Joel 3:1-5', '2024-01-07')
      await make(pastor, 'Joel 3', '2025-04-06')
      await make(pastor, 'Joel 1', '2025-04-13')
      await make(other, 'Joel 3')
      for (const [date, place] of [
        ['2024-01-07', 'Grace Church'],
        ['2025-02-02', null],
      ])
        await pastor.post('/api/deliveries', { sermonId: twice.id, date, place })
      const read = async (reference: string) =>
        (await pastor.get(`/api/preached?reference=${encodeURIComponent(reference)}`)).json<Preached[]>()
      const found = await read('Joel 3:2')
      assert.deepEqual(
        found.map(({ title, date, place, deliveryId }) => [title, date, place, deliveryId !== null]),
        [
          ['Joel 3', '2025-04-06', null, false],
          ['Joel 3:1-5', '2025-02-02', null, true],
          ['Joel 3:1-5', '2024-01-07', 'Grace Church', true],
        ],
      )
      // The numbering of another text.
      assert.deepEqual(await read('Joel 4:2'), found)
      assert.equal((await pastor.get('/api/preached?reference=love')).statusCode, 400)
      await pastor.delete(`/api/sermons/${twice.id}`)
      assert.equal((await read('Joel 3:2')).length, 1)
    })

    it('are found by an index', async () => {
      const { userId } = await test.pastor()
      const range = { fromVerse: 1, toVerse: 2 }
      await assertIndexed(test.database, sermonsOn(test.database.db, userId, [range, range]))
      await assertIndexed(test.database, preachedOn(test.database, userId, [range, range]))
    })
  })

  it(`sermons from before there were passages get theirs after the start on ${engine}, also when it is stopped`, async () => {
    const database = await freshDatabase(engine)
    const test = await startApp(engine, { database })
    const pastor = await test.pastor()
    for (let n = 1; n <= 45; n += 1) await make(pastor, `Psalm ${n}`)
    const { db } = database
    await db.deleteFrom('sermonPassages').execute()
    await db.updateTable('sermons').set({ passagesRead: 0 }).execute()
    let steps = 0
    await readPassages(database, () => (steps += 1) > 1)
    const count = async () =>
      Number(
        (
          await db
            .selectFrom('sermonPassages')
            .select((eb) => eb.fn.countAll().as('n'))
            .executeTakeFirst()
        )?.n,
      )
    assert.equal(await count(), 20)
    const again = await startApp(engine, { database })
    await again.app.ready()
    while ((await count()) < 45) await setImmediate()
    assert.deepEqual(await titlesOn(pastor, 'Psalm 44'), ['Psalm 44'])
  })

  it(`the migration leaves earlier sermons as they are on ${engine}`, async () => {
    const database = await connect(await freshDatabaseLocation(engine))
    atEnd(() => database.close())
    await migrate(database, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0023')))
    const { db } = database
    await sql`insert into users (id, email, "emailKey", "passwordHash", "fullName", "createdAt")
      values ('u', 'u@example.org', 'u@example.org', '', 'U', 0)`.execute(db)
    await sql`insert into sermons (id, "userId", version, "createdAt", "updatedAt", title, scripture, reference, notes,
      status, "archivedFrom", date, progress, "noteCount", "resourceCount") values ('a', 'u', 3, 0, 0, 'Grace', 'Text',
      'John 3:16', 'Notes', 'completed', null, '2025-03-05', 100, 0, 2)`.execute(db)
    await migrate(database)
    await readPassages(database)
    const [sermon] = await db.selectFrom('sermons').selectAll().execute()
    assert.deepEqual(
      [sermon?.version, sermon?.notes, sermon?.resourceCount, sermon?.studyNotes, sermon?.links],
      [3, 'Notes', 2, 0, 0],
    )
    assert.equal((await sermonsOn(db, 'u', passagesIn('John 3')).execute()).length, 1)
  })
}
