/**
 * How long it takes to find what was preached on the same verses, for a pastor with 1,500 sermons, 60 series and 2,500 deliveries among
 * others, on both engines: `npm run bench:preached`. The query is measured, and the whole call from the request to the answer.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { buildApp } from '../apps/server/src/app.ts'
import { connect, type Database } from '../apps/server/src/core/database/connect.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { preachedOn, readPassages } from '../apps/server/src/features/sermons/passage-store.ts'
import { passagesIn } from '../apps/server/src/features/sermons/passages.ts'
import { startPostgres } from '../scripts/support/postgres.ts'
import { fill, richUser, usualPlan } from '../scripts/seed/fill.ts'
import { type Figure, median, part, report } from './support/in-browser.ts'

const plan = {
  users: 500,
  rich: { ...usualPlan.rich, sermons: 1500, series: 60, deliveries: 2500 },
}
const [rounds, limit] = [400, 10]
/** A verse, a chapter, several, and a book; and two passages at once. */
const references = ['John 3:16', 'Romans 8', 'Genesis 1–11', 'Psalms 1–150', 'Psalm 23; Luke 15:11–32']

async function measure(database: Database): Promise<Figure[]> {
  await migrate(database)
  await fill(database, plan)
  await readPassages(database)
  // As PostgreSQL itself does within a minute of such changes: its plans depend on it.
  if (database.engine === 'postgres') await sql`analyze`.execute(database.db)
  const app = await buildApp({ database })
  const headers = { host: 'bench', origin: 'http://bench' }
  const signedIn = await app.inject({ method: 'POST', url: '/api/login', headers, payload: richUser })
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const ask = async (reference: string) => {
    const url = `/api/preached?reference=${encodeURIComponent(reference)}`
    const answer = await app.inject({ url, headers: { ...headers, cookie } })
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
    return answer.json<unknown[]>().length
  }
  for (const reference of references)
    console.log(`${database.engine}: ${reference}, ${await ask(reference)} found`)
  const { id } = await database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', richUser.email)
    .executeTakeFirstOrThrow()
  const queries: number[] = []
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const reference of references) {
      const start = performance.now()
      await ask(reference)
      times.push(performance.now() - start)
      const ranges = passagesIn(reference)
      const queried = performance.now()
      await preachedOn(database, id, ranges).execute()
      queries.push(performance.now() - queried)
    }
  await app.close()
  const figures = (name: string, measured: readonly number[]): Figure[] => [
    { name: `${database.engine}, ${name}, median`, value: median(measured), limit, unit: 'ms' },
    { name: `${database.engine}, ${name}, p99`, value: part(measured, 0.99), limit, unit: 'ms' },
  ]
  return [...figures('the query', queries), ...figures('the whole call', times)]
}

const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-bench-'))
const cluster = await startPostgres()
try {
  for (const databaseUrl of [undefined, cluster.url]) {
    const database = await connect({ dataDir, databaseUrl })
    try {
      report(await measure(database))
    } finally {
      await database.close()
    }
  }
} finally {
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
