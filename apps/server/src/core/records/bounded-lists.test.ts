/** However much somebody has stored, a list call answers a bounded part of it and says where the next part is. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { samples } from '#testing/samples.ts'
import { jsonList, mostBytes } from './json-list.ts'
import { recountUsage } from './usage.ts'

const long = '語'.repeat(100_000)
const recordBytes = Buffer.byteLength(long)
const count = Math.ceil((2.5 * mostBytes) / recordBytes)

/** The lists whose records can be long, with the field that is. */
const lists = [
  { path: '/api/prayers', field: 'description' },
  { path: '/api/sermons', field: 'notes' },
  { path: '/api/events', field: 'description', query: '?from=2025-03-01&to=2025-03-31' },
  { path: '/api/journals', field: 'content', query: '?limit=100' },
  { path: '/api/journals', field: 'content', query: '?date=2025-03-05' },
  { path: '/api/journals/on-this-day', field: 'content', query: '?date=2026-03-05' },
  { path: '/api/people', field: 'notes' },
  { path: '/api/care-entries', field: 'words' },
  { path: '/api/devotionals', field: 'reflection', query: '?limit=100' },
] as const

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const all = Array.from({ length: count }, (_, n) => idOf(n))
const nextOf = (link: unknown) =>
  typeof link === 'string' ? /^<([^>]+)>; rel="next"$/.exec(link)?.[1] : undefined

for (const engine of engines) {
  describe(`a list on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
    })

    /** As many records as make two and a half answers, copied in the database: sending them all would take long. */
    async function fill(pastor: Visitor & { userId: string }, path: string, field: string): Promise<void> {
      const table = path.split('/')[2] ?? ''
      const made = await pastor.post(`/api/${table}`, {
        ...samples[`POST /api/${table}`]?.body,
        id: idOf(0),
        [field]: long,
      })
      assert.equal(made.statusCode, 201, made.body)
      const db = test.database.db as unknown as Kysely<Record<string, Record<string, unknown>>>
      const row = await db
        .selectFrom(table)
        .selectAll()
        .where('userId', '=', pastor.userId)
        .executeTakeFirstOrThrow()
      const copies = Array.from({ length: count - 1 }, (_, n) => ({ ...row, id: idOf(n + 1) }))
      await db.insertInto(table).values(copies).execute()
      await recountUsage(test.database.db)
    }

    /** Every part of an answer, and what happened between the parts. */
    async function readAll(pastor: Visitor, url: string, between?: (last: string) => Promise<unknown>) {
      const ids: string[] = []
      let parts = 0
      for (let next: string | undefined = url; next !== undefined; parts += 1) {
        const answer = await pastor.get(next)
        assert.equal(answer.statusCode, 200, answer.body.slice(0, 300))
        const bytes = Buffer.byteLength(answer.body)
        assert.ok(bytes < mostBytes + 2 * recordBytes, `${next} answered ${bytes} bytes`)
        ids.push(...answer.json<{ id: string }[]>().map(({ id }) => id))
        next = nextOf(answer.headers.link)
        if (next !== undefined) await between?.(ids.at(-1) ?? '')
      }
      return { ids, parts }
    }

    for (const { path, field, ...rest } of lists) {
      const url = path + ('query' in rest ? rest.query : '')
      it(`of ${url} comes in parts of a bounded size, each record once and in order`, async () => {
        const pastor = await test.pastor()
        await fill(pastor, path, field)
        const { ids, parts } = await readAll(pastor, url)
        assert.deepEqual(ids, path === '/api/events' ? all : all.toReversed())
        assert.equal(parts, 3)
      })
    }

    it('goes on where it was although the last record of a part is deleted before the next is read', async () => {
      const pastor = await test.pastor()
      await fill(pastor, '/api/prayers', 'description')
      const { ids } = await readAll(pastor, '/api/prayers', (last) => pastor.delete(`/api/prayers/${last}`))
      assert.deepEqual(ids, Array.from({ length: count }, (_, n) => idOf(n)).toReversed())
    })

    it('is read at once where it is short, however much else is stored', async () => {
      const pastor = await test.pastor()
      await fill(pastor, '/api/prayers', 'description')
      const { db, readJson } = test.database
      const read: string[] = []
      const list = jsonList(
        {
          db,
          engine,
          readJson: async (query, values) => {
            read.push(await readJson(query, values))
            return read.at(-1) ?? ''
          },
        },
        z.object({ id: z.string(), title: z.string() }),
        (userId) => db.selectFrom('goals').selectAll().where('userId', '=', userId),
      )
      const nothing = await list(undefined, pastor.userId)
      const goal = await pastor.post('/api/goals', samples['POST /api/goals']?.body)
      const one = await list(undefined, pastor.userId)
      assert.deepEqual(read, [nothing.text, one.text])
      assert.deepEqual(
        JSON.parse(one.text).map(({ id }: { id: string }) => id),
        [goal.json<{ id: string }>().id],
      )
    })

    it('is one plain array for everybody else', async () => {
      const pastor = await test.pastor()
      for (const { path, ...rest } of lists) {
        const answer = await pastor.get(path + ('query' in rest ? rest.query : ''))
        assert.deepEqual([answer.statusCode, answer.body, answer.headers.link], [200, '[]', undefined])
      }
    })

    it('refuses a part that there cannot be', async () => {
      const pastor = await test.pastor()
      for (const page of ['x', '', '-1.a', `1.${idOf(0)}x`, `9999999.${idOf(0)}`])
        assert.equal((await pastor.get(`/api/prayers?page=${page}`)).statusCode, 400, page)
      assert.equal((await pastor.get(`/api/prayers?page=5.${idOf(0)}`)).body, '[]')
    })
  })
}
