import { type RecordName, recordNames } from '@stillwater/contract/records/record-names'
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { FoundGroup } from '@stillwater/contract/search/search'
import { type Kysely, sql } from 'kysely'
import { connect } from '#core/database/connect.ts'
import { migrate } from '#core/database/migrate.ts'
import { migrations } from '#core/database/migrations/index.ts'
import { indexRecords, searchable, type SearchRow } from '#core/records/search-index.ts'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { atEnd } from '#testing/at-end.ts'
import { bothEngines, freshDatabaseLocation } from '#testing/database.ts'
import { assertIndexed } from '#testing/database/query-plan.ts'
import { prepare, samples } from '#testing/samples.ts'
import { Replica } from '#testing/sermons/sermon-replica.ts'
import { placesQuery } from './store.ts'

const id = '01900000-0000-7000-8000-00000000000a'

for (const engine of bothEngines) {
  describe(`the search on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    const ask = async (pastor: Visitor, query: string, limit = '') => {
      const answer = await pastor.get(`/api/search?query=${encodeURIComponent(query)}${limit}`)
      assert.equal(answer.statusCode, 200, answer.body)
      return answer.json<{ groups: FoundGroup[] }>().groups
    }
    const titles = async (pastor: Visitor, query: string) =>
      (await ask(pastor, query)).flatMap(({ hits }) => hits.map(({ title }) => title))
    const make = async (pastor: Visitor, kind: string, body: object) => {
      await prepare(`POST /api/${kind}`, pastor)
      const answer = await pastor.post(`/api/${kind}`, { ...samples[`POST /api/${kind}`]?.body, ...body })
      assert.equal(answer.statusCode, 201, answer.body)
      return answer.json<{ id: string }>().id
    }
    const pray = (pastor: Visitor, title: string, description: string, dateAdded = '2025-03-01') =>
      make(pastor, 'prayers', { title, description, dateAdded })

    it('finds every kind of record by its title, in the order of the kinds', async () => {
      const pastor = await test.pastor()
      for (const kind of recordNames) {
        const { title, texts } = searchable[kind]
        await make(pastor, kind, { [title ?? texts[0] ?? '']: `Harvest ${kind}` })
      }
      const groups = await ask(pastor, 'harvest')
      // A study note, for one, has no title but its sermon's.
      const titleOf = (kind: RecordName) =>
        searchable[kind].title !== undefined
          ? `Harvest ${kind}`
          : kind === 'prayer-updates'
            ? 'Healing'
            : kind === 'care-entries'
              ? 'Ann Lee'
              : 'The good shepherd'
      assert.deepEqual(
        groups.map(({ kind, total, hits }) => [kind, total, hits[0]?.title]),
        recordNames.map((kind) => [kind, 1, titleOf(kind)]),
      )
      for (const { kind, hits } of groups)
        // A person is of no day, and neither is a story.
        if (kind !== 'people' && kind !== 'illustrations') assert.match(hits[0]?.date ?? '', /^2025-/)
    })

    it('finds a marked day by its kind, and calls it so where it has no note', async () => {
      const pastor = await test.pastor()
      await make(pastor, 'marked-days', { mark: 'holiday', note: null })
      await make(pastor, 'marked-days', { mark: 'guest', note: 'Mission Sunday' })
      assert.deepEqual(await titles(pastor, 'holi'), ['Holiday'])
      const [group] = await ask(pastor, 'guest preacher')
      assert.deepEqual(
        group?.hits.map(({ title, excerpt }) => [title, excerpt]),
        [['Mission Sunday', 'Guest preacher']],
      )
      assert.deepEqual(await titles(pastor, 'mission'), ['Mission Sunday'])
    })

    it('wants every word, as the beginning of one, in any field, accents and case ignored', async () => {
      const pastor = await test.pastor()
      await make(pastor, 'sermons', {
        title: 'Grâce upon grace',
        reference: 'John 1:16',
        scripture: 'Of his fulness',
        notes: 'With the ÉLDERS’ table',
      })
      for (const query of ['grace', 'GRA', 'john fuln', 'grace eld 16', "elders'", 'élders']) {
        assert.deepEqual(await titles(pastor, query), ['Grâce upon grace'], query)
      }
      for (const query of ['race', 'grace mercy', 'fulnesses', 'x']) {
        assert.deepEqual(await titles(pastor, query), [], query)
      }
    })

    it('finds a devotional by its reference, its scripture and its reflection', async () => {
      const pastor = await test.pastor()
      const made = await make(pastor, 'devotionals', {
        reference: 'Psalm 46:10',
        scripture: 'Be still, and know that I am God.',
        reflection: 'Stillness is not idleness.',
      })
      for (const query of ['psalm 46', 'still god', 'idle', 'psalm know idleness']) {
        const [group] = await ask(pastor, query)
        assert.deepEqual([group?.kind, group?.hits[0]?.id], ['devotionals', made], query)
      }
      await pastor.patch(`/api/devotionals/${made}`, { reflection: null })
      assert.deepEqual(await ask(pastor, 'idleness'), [])
      await pastor.delete(`/api/devotionals/${made}`)
      assert.deepEqual(await ask(pastor, 'psalm'), [])
    })

    it('puts titles before texts, and the newest first among equals', async () => {
      const pastor = await test.pastor()
      await pray(pastor, 'Rest', 'for the weary mother', '2025-03-04')
      await pray(pastor, 'Weary travellers', 'a safe way home', '2025-03-01')
      await pray(pastor, 'Weary hands', 'in the kitchen', '2025-03-03')
      await pray(pastor, 'Mother', 'is weary', '2025-02-01')
      assert.deepEqual(await titles(pastor, 'weary'), ['Weary hands', 'Weary travellers', 'Rest', 'Mother'])
      assert.deepEqual(await titles(pastor, 'weary mother'), ['Mother', 'Rest'])
    })

    it('tells how many there are of a kind and answers the first few', async () => {
      const pastor = await test.pastor()
      for (let number = 1; number <= 7; number += 1) await pray(pastor, `Candle ${number}`, 'light')
      const [group] = await ask(pastor, 'candle')
      assert.deepEqual([group?.total, group?.hits.length], [7, 5])
      const [more] = await ask(pastor, 'candle', '&limit=50')
      assert.deepEqual([more?.total, more?.hits.length], [7, 7])
      for (const limit of ['0', '51', '-1', '1.5', 'x', ''])
        assert.equal((await pastor.get(`/api/search?query=a&limit=${limit}`)).statusCode, 400, limit)
    })

    it('answers the words around the first match as plain text, never as HTML', async () => {
      const pastor = await test.pastor()
      const content = `${'quiet hours '.repeat(30)}<b>bold & brave</b> ${'again '.repeat(60)}`
      await make(pastor, 'journals', { title: 'Night', content })
      const [group] = await ask(pastor, 'brave')
      assert.match(group?.hits[0]?.excerpt ?? '', /^… .*quiet hours <b>bold & brave<\/b> again.* …$/)
    })

    it('finds nothing where nothing can be looked for, and refuses what is too long', async () => {
      const pastor = await test.pastor()
      await pray(pastor, 'Anything', 'at all')
      for (const query of ['', '  ', '🙏', '…', '"', "'", '%', '*'])
        assert.deepEqual(await ask(pastor, query), [], query)
      for (const query of ['" OR a', "any' & !all", 'any* NOT thing', 'NEAR(any)', '\\', 'any:*', '祈り']) {
        await ask(pastor, query)
      }
      assert.equal((await pastor.get('/api/search')).statusCode, 400)
      assert.equal((await pastor.get(`/api/search?query=${'a'.repeat(201)}`)).statusCode, 400)
    })

    it('finds scripts that have no spaces, and right-to-left ones without their points', async () => {
      const pastor = await test.pastor()
      await pray(pastor, '今日の祈り', 'בְּרֵאשִׁית')
      for (const query of ['祈り', '今日', 'בראשית', 'בר']) {
        assert.deepEqual(await titles(pastor, query), ['今日の祈り'], query)
      }
    })

    it('finds a record by its new words after a change, not by its old ones', async () => {
      const pastor = await test.pastor()
      const made = await pray(pastor, 'Wedding', 'Rain')
      await pastor.patch(`/api/prayers/${made}`, { description: 'Sunshine' })
      assert.deepEqual(await titles(pastor, 'rain'), [])
      assert.deepEqual(await titles(pastor, 'wedding sunsh'), ['Wedding'])
    })

    it('keeps what it knew when a change is refused', async () => {
      const pastor = await test.pastor()
      const made = await make(pastor, 'goals', { title: 'Psalter', completedItems: 0, totalItems: 3 })
      const refused = await pastor.patch(`/api/goals/${made}`, { title: 'Hymnal', completedItems: 9 })
      assert.equal(refused.statusCode, 400)
      await pastor.patch(`/api/goals/${made}`, { title: 'Lectionary', version: 7 })
      assert.deepEqual(await titles(pastor, 'hymnal'), [])
      assert.deepEqual(await titles(pastor, 'lectionary'), [])
      assert.deepEqual(await titles(pastor, 'psalter'), ['Psalter'])
    })

    it('forgets a deleted record and finds it again when the delete is undone', async () => {
      const pastor = await test.pastor()
      await make(pastor, 'prayers', { id, title: 'Lantern' })
      await pastor.delete(`/api/prayers/${id}`)
      assert.deepEqual(await ask(pastor, 'lantern'), [])
      await make(pastor, 'prayers', { id, title: 'Lantern' })
      await make(pastor, 'prayers', { id, title: 'Sent twice' })
      assert.deepEqual(await titles(pastor, 'lantern'), ['Lantern'])
      assert.deepEqual(await titles(pastor, 'sent twice'), [])
    })

    it("never finds another owner's records, also under the same id", async () => {
      const [owner, other] = [await test.pastor(), await test.pastor()]
      await make(owner, 'prayers', { id, title: 'Secret garden' })
      await make(other, 'prayers', { id, title: 'Open field' })
      assert.deepEqual(await ask(other, 'secret'), [])
      assert.deepEqual(await titles(other, 'open'), ['Open field'])
      await other.delete(`/api/prayers/${id}`)
      assert.deepEqual(await titles(owner, 'secret'), ['Secret garden'])
      // Another's key is no word of one's own.
      assert.deepEqual(await ask(other, `${owner.userId.replaceAll('-', '')}secret`), [])
    })

    it('takes the longest text with the most words, and the words at its beginning are found', async () => {
      const pastor = await test.pastor()
      const many = Array.from({ length: 33_000 }, (_, n) => n.toString(36))
        .join(' ')
        .slice(0, 100_000)
      await make(pastor, 'sermons', { title: 'Everything', scripture: many, notes: '語'.repeat(100_000) })
      await make(pastor, 'prayers', { title: 'One word', description: 'x'.repeat(100_000) })
      assert.deepEqual(await titles(pastor, 'everything 2k'), ['Everything'])
      assert.deepEqual(await titles(pastor, 'x'.repeat(200)), ['One word'])
    })

    it('lets others through while it looks at the longest records that there can be', async () => {
      const pastor = await test.pastor()
      const kinds = ['sermons', 'prayers', 'events', 'journals', 'devotionals'] as const
      // In every second word, but at the beginning of none: each has to be looked at.
      const long = 'psalm xharvest '.repeat(6666)
      for (const kind of kinds) {
        await make(pastor, kind, { [searchable[kind].title ?? '']: 'Harvest' })
        const db = test.database.db as unknown as Kysely<Record<string, SearchRow>>
        const row = await db
          .selectFrom(kind)
          .selectAll()
          .where('userId', '=', pastor.userId)
          .executeTakeFirstOrThrow()
        const copies = Array.from({ length: 49 }, (_, n): SearchRow => ({
          ...(row as SearchRow),
          id: id.replace(/.{2}$/, `${n + 10}`),
        }))
        await db.insertInto(kind).values(copies).execute()
        await indexRecords(test.database.db, engine, kind, copies)
        for (const column of searchable[kind].texts.filter(
          (name) => !['reference', 'location'].includes(name),
        ))
          await sql`update ${sql.table(kind)} set ${sql.ref(column)} = ${long} where "userId" = ${pastor.userId}`.execute(
            db,
          )
      }
      let turns = 0
      const count = () => {
        turns += 1
        timer = setImmediate(count)
      }
      let timer = setImmediate(count)
      const order: string[] = []
      const search = ask(pastor, 'harvest', '&limit=50').finally(() => order.push('search'))
      const other = Promise.all(
        Array.from({ length: 20 }, () => pastor.get('/api/user').finally(() => order.push('other'))),
      )
      const groups = await search
      clearImmediate(timer)
      await other
      assert.equal(groups.flatMap(({ hits }) => hits).length, 250)
      assert.ok(turns >= 250, `the event loop had ${turns} turns`)
      assert.equal(order.at(-1), 'search')
    })

    it('finds a sermon by the words of its text, also after the sermon was changed', async () => {
      const pastor = await test.pastor()
      const sermon = await make(pastor, 'sermons', { title: 'The harvest', notes: 'Sheaves' })
      const phone = new Replica(pastor, sermon, 'Phone')
      await phone.write(`${'Sow in tears. '.repeat(3000)}Reap with GLADNESS!\n`).sync()
      const [group] = await ask(pastor, 'harvest gladn')
      const hit = group?.hits[0]
      assert.deepEqual(
        [group?.kind, hit?.id, hit?.title, hit?.in],
        ['sermons', sermon, 'The harvest', 'body'],
      )
      assert.match(hit?.excerpt ?? '', /^… .*Reap with GLADNESS!$/)
      await pastor.patch(`/api/sermons/${sermon}`, { title: 'The ingathering' })
      assert.deepEqual(await titles(pastor, 'ingathering gladness'), ['The ingathering'])
      const [own] = await ask(pastor, 'ingath sheaves')
      assert.deepEqual([own?.hits[0]?.excerpt.startsWith('Sheaves'), own?.hits[0]?.in], [true, undefined])
      phone.body.delete(0, phone.body.length)
      await phone.sync()
      assert.deepEqual(await ask(pastor, 'gladness'), [])
    })

    it('goes with its owner', async () => {
      const pastor = await test.pastor()
      await pray(pastor, 'Farewell', 'and thanks')
      const { db } = test.database
      await db.deleteFrom('users').where('id', '=', pastor.userId).execute()
      const left = await db
        .selectFrom('searchTexts')
        .selectAll()
        .where('userId', '=', pastor.userId)
        .execute()
      assert.deepEqual(left, [])
      if (engine === 'sqlite') {
        const key = `"${pastor.userId.replaceAll('-', '')}farewell"`
        const { rows } = await sql`select rowid from "searchWords" where "searchWords" match ${key}`.execute(
          db,
        )
        assert.deepEqual(rows, [])
      }
    })

    it('is answered by an index', async () => {
      const { database } = test
      const query = placesQuery(engine, id, ['grace', 'peace'], 5)
      await assertIndexed(database, { compile: () => query.compile(database.db) })
    })
  })

  it(`records from before the search are found after the migration on ${engine}`, async () => {
    const database = await connect(await freshDatabaseLocation(engine))
    atEnd(() => database.close())
    const { '0012-search': search, ...others } = migrations
    assert.ok(search)
    const earlier = Object.fromEntries(Object.entries(others).filter(([name]) => name < '0012'))
    await migrate(database, earlier)
    const user = { email: '', passwordHash: '', fullName: '', churchName: null, timeZone: null, createdAt: 0 }
    const ids = Array.from(
      { length: 1203 },
      (_, n) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    )
    for (const owner of ['a', 'b']) {
      await database.db
        .insertInto('users')
        .values({ ...user, id: owner, emailKey: owner })
        .execute()
      const rows = ids.map((id) => ({
        id,
        userId: owner,
        version: 1,
        createdAt: 0,
        updatedAt: 0,
        title: `Goal of ${owner}`,
        category: 'Personal',
        progress: 0,
        targetDate: null,
        completedItems: 0,
        totalItems: 0,
      }))
      await database.db.insertInto('goals').values(rows).execute()
      const devotional = {
        id: ids[0] ?? '',
        userId: owner,
        version: 1,
        createdAt: 0,
        updatedAt: 0,
        date: '2025-03-05',
        reference: 'Psalm 23:1',
        scripture: 'My shepherd',
        reflection: null,
      }
      await database.db.insertInto('devotionals').values(devotional).execute()
    }
    await migrate(database)
    for (const owner of ['a', 'b']) {
      const { rows } = await placesQuery(engine, owner, ['goal', owner], 5).execute(database.db)
      assert.deepEqual([rows.length, rows[0]?.total], [5, 1203])
      const devotional = await placesQuery(engine, owner, ['psalm', 'shepherd'], 5).execute(database.db)
      assert.deepEqual(
        devotional.rows.map(({ kind, id }) => [kind, id]),
        [['devotionals', ids[0]]],
      )
    }
  })
}
