/**
 * How long the search over everything takes for the pastor with the most records, on both engines: `npm run bench:search`. Beside
 * it stand plain list calls of the same pastor, because time on a shared machine says little and ratios say much.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../apps/server/src/app.ts'
import { connect, type Database } from '../apps/server/src/core/database/connect.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { startPostgres } from '../scripts/support/postgres.ts'
import { fill, richUser, usualPlan } from '../scripts/seed/fill.ts'
import { measureOthers } from './search/others.ts'

const users = 2000
const rounds = 25
/** The seed's words are few, so that each is in a tenth of all records or more: hard on a search. */
const bar = { usual: 1.5, worst: 6 }

/** A rare word, some words, what is typed on the way to them, and what nearly every record holds. */
const queries = [
  { text: 'candles', bar: bar.usual },
  { text: 'member hospital', bar: bar.usual },
  { text: 'harvest supp', bar: bar.usual },
  { text: 'zebra', bar: bar.usual },
  { text: 'ha', bar: bar.worst },
  { text: 't', bar: bar.worst },
  { text: 'the', bar: bar.worst },
]

/** The quickest of all rounds: what the others took longer was somebody else's work. */
const quickest = (values: number[]) => Math.min(...values)

async function measure(database: Database): Promise<boolean> {
  await migrate(database)
  await fill(database, { ...usualPlan, users })
  const app = await buildApp({ database })
  const headers = { host: 'bench', origin: 'http://bench' }
  const signedIn = await app.inject({ method: 'POST', url: '/api/login', headers, payload: richUser })
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const ask = async (url: string) => {
    const answer = await app.inject({ url, headers: { ...headers, cookie } })
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
    return answer
  }
  const urlOf = (text: string) => `/api/search?query=${encodeURIComponent(text)}`
  const list = '/api/prayers'
  const urls = [list, ...queries.map(({ text }) => urlOf(text))]
  const times = new Map(urls.map((url) => [url, [] as number[]]))
  for (const url of urls) await ask(url)
  for (let round = 0; round < rounds; round += 1) {
    for (const url of urls) {
      const start = performance.now()
      await ask(url)
      times.get(url)?.push(performance.now() - start)
    }
  }
  const records = Object.values(usualPlan.rich).reduce((sum, count) => sum + count, 0)
  const listTimes = times.get(list) ?? []
  console.log(`\n${database.engine}: ${records} records of one pastor among ${users}`)
  console.log(`GET ${list}`.padEnd(34), `${quickest(listTimes).toFixed(1).padStart(7)} ms`)
  let ok = true
  for (const { text, bar } of queries) {
    const own = times.get(urlOf(text)) ?? []
    const ratio = quickest(own) / quickest(listTimes)
    const { groups } = (await ask(urlOf(text))).json<{ groups: { total: number }[] }>()
    const found = groups.reduce((sum, { total }) => sum + total, 0)
    const verdict = ratio <= bar ? 'ok' : 'OVER THE BAR'
    ok &&= ratio <= bar
    const name = `search "${text}", ${found} found`.padEnd(34)
    const figures = `${quickest(own).toFixed(1).padStart(7)} ms  ratio ${ratio.toFixed(2)}`
    console.log(`${name} ${figures}  (at most ${bar})  ${verdict}`)
  }
  ok = (await measureOthers(database, ask)) && ok
  await app.close()
  return ok
}

const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-bench-'))
const cluster = await startPostgres()
try {
  for (const databaseUrl of [undefined, cluster.url]) {
    const database = await connect({ dataDir, databaseUrl })
    try {
      if (!(await measure(database))) process.exitCode = 1
    } finally {
      await database.close()
    }
  }
} finally {
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
