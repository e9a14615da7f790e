/** The list call of each feature for the pastor with the most records among ten thousand, compared to the same query on bare node:http. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../apps/server/src/app.ts'
import { connect } from '../../apps/server/src/core/database/connect.ts'
import { migrate } from '../../apps/server/src/core/database/migrate.ts'
import { addDays } from '../../packages/contract/src/dates/dates.ts'
import { fill, richUser, type SeedPlan, usualPlan } from '../../scripts/seed/fill.ts'
import { compare, type Contender, median, ratioOf, sameAnswer, start } from './contenders.ts'

const rounds = 9
/** How much of the other server's speed we must reach. */
const bar = 0.85

const today = new Date().toISOString().slice(0, 10)
export const calls = [
  { path: '/api/sermons', requests: 40 },
  { path: '/api/prayers', requests: 25 },
  { path: `/api/events?from=${addDays(today, -3)}&to=${addDays(today, 3)}&repeating=false`, requests: 800 },
  { path: `/api/activities?from=${addDays(today, -3)}&to=${addDays(today, 3)}`, requests: 800 },
  { path: '/api/goals', requests: 600 },
  { path: '/api/journals', requests: 500 },
]

/** Fills a database; answers the cookie of a session of its first user. */
export async function seed(dataDir: string, plan: SeedPlan): Promise<string> {
  const database = await connect({ dataDir, databaseUrl: undefined })
  await migrate(database)
  await fill(database, plan)
  const app = await buildApp({ database })
  const headers = { host: 'bench', origin: 'http://bench' }
  const answer = await app.inject({ method: 'POST', url: '/api/login', headers, payload: richUser })
  await app.close()
  await database.close()
  const token = answer.cookies.find(({ name }) => name === 'stillwater-session')?.value ?? ''
  return `stillwater-session=${token}`
}

/** Whether every feature meets the bar. */
export async function measureFeatures(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-bench-'))
  const contenders: Contender[] = []
  try {
    const cookie = await seed(dataDir, usualPlan)
    const ours = await start('ours', dataDir)
    const bare = await start('bare', dataDir)
    contenders.push(ours, bare)
    console.log(`\nThe list of each feature for the pastor with the most records among ${usualPlan.users}`)
    let ok = true
    for (const { path, requests } of calls) {
      const body = await sameAnswer(contenders, path, cookie)
      await compare(contenders, path, cookie, rounds, requests)
      const ratio = ratioOf(bare, ours)
      ok &&= ratio >= bar
      const rows = (JSON.parse(body) as unknown[]).length
      const name = `${path.replace(/\?.*/, '')}, ${rows} records`.padEnd(34)
      const figures = `${median(ours.costs).toFixed(0).padStart(7)} µs, bare ${median(bare.costs).toFixed(0).padStart(7)} µs`
      const verdict = ratio >= bar ? 'ok' : 'BELOW THE BAR'
      console.log(`${name} ${figures}  ratio ${ratio.toFixed(2)}  (at least ${bar})  ${verdict}`)
    }
    return ok
  } finally {
    for (const { child } of contenders) child.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
