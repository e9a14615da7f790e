/** PostgreSQL restarts, fails over or is told to end a connection: the server lives on, and what it has acknowledged is there. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import pg from 'pg'
import { atEnd } from '#testing/at-end.ts'
import { freshDatabaseLocation } from '#testing/database.ts'
import { HttpVisitor, ServerProcess, settings } from '#testing/server-process.ts'
import { trials } from '#testing/tier.ts'

const writers = 8
const cuts = trials({ gate: 10, all: 30, soak: 500 })

describe('connections to PostgreSQL that are cut in mid-query', () => {
  let server: ServerProcess
  let visitor: HttpVisitor
  let admin: pg.Client
  before(async () => {
    const location = await freshDatabaseLocation('postgres')
    // Many more writes than one person makes.
    const limits = { USER_MAX_WRITES_PER_MINUTE: '1000000', USER_MAX_RECORDS: '1000000' }
    server = await ServerProcess.start({ ...settings(location), ...limits })
    visitor = new HttpVisitor(server.url)
    await visitor.register('ann@example.org')
    admin = new pg.Client({ connectionString: location.databaseUrl })
    await admin.connect()
    atEnd(() => admin.end())
  })

  const cutAll = () =>
    admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'stillwater'",
    )

  it(`(${cuts} times under load) end neither the server nor what was acknowledged`, async () => {
    const acknowledged: string[] = []
    const statuses = new Set<number>()
    let cutting = true
    const write = async (writer: number) => {
      for (let n = 0; cutting; n += 1) {
        const title = `Prayer ${writer}-${n}`
        const answer = await visitor.post('/api/prayers', { title, description: 'Words', category: 'family' })
        statuses.add(answer.status)
        if (answer.status === 201) acknowledged.push(title)
        else assert.match(answer.body, /"message":"The server is busy. Please try again in a moment."/)
      }
    }
    const load = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
    for (let n = 0; n < cuts; n += 1) {
      await cutAll()
      await visitor.get('/api/prayers')
    }
    cutting = false
    await load

    assert.deepEqual([...statuses].sort(), [201, 503])
    const answer = await visitor.get('/api/prayers')
    assert.equal(answer.status, 200)
    const titles = new Set((JSON.parse(answer.body) as { title: string }[]).map(({ title }) => title))
    assert.deepEqual(
      acknowledged.filter((title) => !titles.has(title)),
      [],
    )
    assert.equal(
      (await visitor.post('/api/prayers', { title: 'After', description: 'W', category: 'family' })).status,
      201,
    )
    server.signal('SIGTERM')
    assert.equal(await server.ended(), 0)
  })
})
