/**
 * Server CPU for each request of an authenticated list call, against servers that do the same by hand: `npm run bench:api`.
 * All in one run, in shuffled rounds, because time on a shared machine says little and ratios say much. A ratio of 1 means as
 * much work as the other server; more is better.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from '../apps/server/src/app.ts'
import { connect } from '../apps/server/src/core/database/connect.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'

const rounds = 12
const requestsInRound = 1500
const parallel = 8
const records = 30
const bars = { bare: 0.85, memory: 0.25, express: 2 }

type Name = 'ours' | keyof typeof bars

interface Contender {
  readonly name: Name
  readonly child: ChildProcess
  readonly port: number
  readonly costs: number[]
}

/** A user with some prayers; answers the cookie of a session. */
async function seed(dataDir: string): Promise<string> {
  const database = await connect({ dataDir, databaseUrl: undefined })
  await migrate(database)
  const app = await buildApp({ database })
  const headers = { host: 'bench', origin: 'http://bench' }
  const registered = await app.inject({
    method: 'POST',
    url: '/api/register',
    headers,
    payload: { email: 'bench@example.org', password: 'still waters', fullName: 'Bench' },
  })
  const token = registered.cookies.find(({ name }) => name === 'stillwater-session')?.value ?? ''
  const cookie = `stillwater-session=${token}`
  for (let number = 0; number < records; number += 1) {
    await app.inject({
      method: 'POST',
      url: '/api/prayers',
      headers: { ...headers, cookie },
      payload: {
        title: `Prayer ${number}`,
        description: 'For healing, rest and good company. '.repeat(4),
        category: 'family',
      },
    })
  }
  await app.close()
  await database.close()
  return cookie
}

async function start(name: Name, dataDir: string): Promise<Contender> {
  const child = fork(fileURLToPath(new URL(`api/${name}.ts`, import.meta.url)), [dataDir])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { name, child, port, costs: [] }
}

async function cpuOf({ child }: Contender): Promise<number> {
  const answer = once(child, 'message')
  child.send({})
  const [{ cpu }] = (await answer) as [{ cpu: number }]
  return cpu
}

function fetchOnce(port: number, cookie: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request({ port, path: '/api/prayers', agent, headers: { cookie } }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        body += part
      })
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(body)
          : reject(new Error(`answered ${response.statusCode}: ${body}`)),
      )
    })
    call.on('error', reject)
    call.end()
  })
}

async function load(contender: Contender, cookie: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel })
  let left = count
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await fetchOnce(contender.port, cookie, agent)
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  agent.destroy()
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const shuffled = <T>(list: T[]) =>
  list
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)

const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-bench-'))
const contenders: Contender[] = []
try {
  const cookie = await seed(dataDir)
  for (const name of ['ours', 'bare', 'memory', 'express'] as const)
    contenders.push(await start(name, dataDir))

  const [ours] = contenders
  if (ours === undefined) throw new Error('nothing to measure')
  const body = await fetchOnce(ours.port, cookie, new Agent())
  for (const contender of contenders) {
    contender.child.send({ body })
    await once(contender.child, 'message')
    const answer = await fetchOnce(contender.port, cookie, new Agent())
    if (JSON.stringify(JSON.parse(answer)) !== JSON.stringify(JSON.parse(body))) {
      throw new Error(`${contender.name} answers something else`)
    }
    await load(contender, cookie, requestsInRound)
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of shuffled(contenders)) {
      const before = await cpuOf(contender)
      await load(contender, cookie, requestsInRound)
      contender.costs.push(((await cpuOf(contender)) - before) / requestsInRound)
    }
  }

  console.log(
    `GET /api/prayers, ${records} records, ${body.length} bytes, ${rounds} rounds of ${requestsInRound} requests`,
  )
  let failed = false
  for (const { name, costs } of contenders) {
    const cpu = median(costs)
    if (name === 'ours') {
      console.log(`ours      ${cpu.toFixed(1).padStart(7)} µs CPU a request`)
      continue
    }
    // Paired round by round, so that a busy minute weighs on both alike.
    const ratio = median(costs.map((cost, round) => cost / (ours.costs[round] ?? cost)))
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
