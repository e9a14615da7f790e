/**
 * How long others wait while what was deleted is removed from the files of a large database, on both engines: `npm run bench:erasing`, or with
 * `-- 500` for 500 users.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { buildApp } from '../apps/server/src/app.ts'
import { connect, type Database } from '../apps/server/src/core/database/connect.ts'
import { isDueAgain } from '../apps/server/src/core/database/last-times.ts'
import { usualLimits } from '../apps/server/src/core/records/usage.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { databaseFile } from '../apps/server/src/core/database/sqlite-file.ts'
import { Erasures } from '../apps/server/src/core/erasures.ts'
import { startPostgres } from '../scripts/support/postgres.ts'
import { fill, richUser, usualPlan } from '../scripts/seed/fill.ts'

const users = Number(process.argv[2] ?? 2000)
const day = 86_400_000
const pause = 10

async function sizeOf({ engine, location, db }: Database): Promise<number> {
  if (engine === 'sqlite') return statSync(databaseFile(location.dataDir)).size
  const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(
    db,
  )
  return rows[0]?.size ?? 0
}

async function measure(database: Database): Promise<void> {
  const { db, engine } = database
  await migrate(database)
  await fill(database, { ...usualPlan, users })
  const limits = { ...usualLimits, records: 1e9, writesPerMinute: 1e9 }
  const app = await buildApp({ database, limits })
  const headers = { host: 'bench', origin: 'http://bench' }
  const signedIn = await app.inject({ method: 'POST', url: '/api/login', headers, payload: richUser })
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const prayer = { title: 'Healing', description: 'For rest.', category: 'family' }
  const ask = async (method: 'GET' | 'POST') => {
    const url = method === 'GET' ? '/api/goals' : '/api/prayers'
    const payload = method === 'POST' ? { payload: prayer } : {}
    const asked = performance.now()
    const { statusCode, body } = await app.inject({
      method,
      url,
      headers: { ...headers, cookie },
      ...payload,
    })
    if (statusCode >= 300) throw new Error(`${url} answered ${statusCode}: ${body}`)
    return performance.now() - asked
  }
  /** The longest that anybody waits until the work is done. */
  const during = async (what: string, work: Promise<unknown>) => {
    const begun = performance.now()
    let isOver = false
    const watch = async (method: 'GET' | 'POST') => {
      let longest = 0
      while (!isOver) {
        longest = Math.max(longest, await ask(method))
        await setTimeout(pause)
      }
      return longest.toFixed(0)
    }
    const watching = Promise.all([watch('POST'), watch('GET')])
    await work.finally(() => (isOver = true))
    const [save, read] = await watching
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(
      `  ${what}: ${seconds} s; somebody else waited ${save} ms at most to save, ${read} ms to read`,
    )
  }

  const megabytes = ((await sizeOf(database)) / 1e6).toFixed(0)
  console.log(`\n${engine}: ${users} users, ${megabytes} MB`)
  await during('nothing', setTimeout(5000))
  await sql`delete from prayers where id like '%7'`.execute(db)
  await sql`delete from "searchTexts" where kind = 'prayers' and "recordId" like '%7'`.execute(db)
  const now = Date.now()
  let clock = now
  await isDueAgain(db, 'compacted', day, now)
  const erasures = new Erasures({ ...database, clock: () => clock }, app.log)
  if (engine === 'sqlite') await during('the words of the search', erasures.look())
  clock += day
  await during('everything', erasures.look())
  await app.close()
}

const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-bench-'))
const cluster = await startPostgres()
try {
  for (const databaseUrl of [undefined, cluster.url]) {
    const database = await connect({ dataDir, databaseUrl })
    try {
      await measure(database)
    } finally {
      await database.close()
    }
  }
} finally {
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
