/**
 * Server CPU per request of an authenticated list call, compared to hand-written servers that do the same: `npm run bench:api`; with
 * `-- --features` for every feature's list.
 * All in one run, in shuffled rounds, because ratios are comparable on a shared machine and absolute times are not. A ratio of 1 means as
 * much work as the other server; more is better.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compare, type Contender, fetchOnce, median, ratioOf, sameAnswer, start } from './api/contenders.ts'
import { measureFeatures } from './api/features.ts'
import { seedPrayers } from './api/seed.ts'

const rounds = 12
const requestsInRound = 1500
const records = 30
const path = '/api/prayers'
const bars = { bare: 0.85, memory: 0.25, express: 2 }

const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-bench-'))
const contenders: Contender[] = []
try {
  const cookie = await seedPrayers(dataDir, records)
  for (const name of ['ours', 'bare', 'memory', 'express'] as const)
    contenders.push(await start(name, dataDir))

  const [ours] = contenders
  if (ours === undefined) throw new Error('nothing to measure')
  const body = await fetchOnce(ours.port, path, cookie)
  for (const { child } of contenders) {
    child.send({ body })
    await once(child, 'message')
  }
  await sameAnswer(contenders, path, cookie)
  await compare(contenders, path, cookie, rounds, requestsInRound)

  console.log(
    `GET /api/prayers, ${records} records, ${body.length} bytes, ${rounds} rounds of ${requestsInRound} requests`,
  )
  let failed = false
  for (const contender of contenders) {
    const { name, costs } = contender
    const cpu = median(costs)
    if (name === 'ours') {
      console.log(`ours      ${cpu.toFixed(1).padStart(7)} µs CPU a request`)
      continue
    }
    const ratio = ratioOf(contender, ours)
    const verdict = ratio >= bars[name] ? 'ok' : 'BELOW THE BAR'
    failed ||= ratio < bars[name]
    console.log(
      `${name.padEnd(9)} ${cpu.toFixed(1).padStart(7)} µs  ratio ${ratio.toFixed(2)}  (at least ${bars[name]})  ${verdict}`,
    )
  }
  if (failed) process.exitCode = 1
} finally {
  for (const { child } of contenders) child.kill()
  rmSync(dataDir, { recursive: true, force: true })
}

// --features also measures every feature's list, which takes some minutes.
if (process.argv.includes('--features') && !(await measureFeatures())) process.exitCode = 1
