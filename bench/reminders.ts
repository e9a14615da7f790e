/**
 * Ten thousand users with a reminder in the same minute: how long until all are sent to a push service on this machine, and how much
 * the API's answers are delayed meanwhile: `npm run bench:reminders`. Fails over 60 s, or where the slowest hundredth of the answers
 * takes more than twice as long as without.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildApp } from '../apps/server/src/app.ts'
import { connect } from '../apps/server/src/core/database/connect.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { seedReminders } from '../apps/server/src/testing/reminders/reminder-seed.ts'

const users = Number(process.env['BENCH_USERS'] ?? 10_000)
const bars = { seconds: 60, delay: 2 }
/** A call every so many milliseconds, whether the one before has been answered or not. */
const pace = 10
const quietSeconds = 15

interface Worker {
  readonly child: ChildProcess
  readonly port: number
}

async function start(file: string, args: string[] = []): Promise<Worker> {
  const child = fork(fileURLToPath(new URL(`reminders/${file}.ts`, import.meta.url)), args)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}

async function ask<T>({ child }: Worker): Promise<T> {
  const answer = once(child, 'message')
  child.send({})
  const [message] = (await answer) as [T]
  return message
}

/** A pastor with some prayers, who uses the app meanwhile; answers the cookie of the session. */
async function seedPastor(dataDir: string): Promise<string> {
  const database = await connect({ dataDir, databaseUrl: undefined })
  await migrate(database)
  const app = await buildApp({ database })
  const headers = { host: 'bench', origin: 'http://bench' }
  const payload = { email: 'bench@example.org', password: 'still waters', fullName: 'Bench' }
  const registered = await app.inject({ method: 'POST', url: '/api/register', headers, payload })
  const cookie = `stillwater-session=${registered.cookies.find(({ name }) => name === 'stillwater-session')?.value ?? ''}`
  for (let number = 0; number < 30; number += 1) {
    const prayer = { title: `Prayer ${number}`, description: 'For rest. '.repeat(10), category: 'family' }
    await app.inject({
      method: 'POST',
      url: '/api/prayers',
      headers: { ...headers, cookie },
      payload: prayer,
    })
  }
  await app.close()
  await database.close()
  return cookie
}

/** All with one key pair: the sink does not decrypt, and the sender does the same work for each. */
async function seedUsers(dataDir: string, sinkPort: number): Promise<void> {
  const database = await connect({ dataDir, databaseUrl: undefined })
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  const dueAt = Math.floor(Date.now() / 60_000) * 60_000
  await seedReminders(database.db, users, dueAt, (index) => ({
    endpoint: `http://127.0.0.1:${sinkPort}/push/${index}`,
    p256dh,
    auth,
  }))
  await database.close()
}

/** Reads and, now and then, a write; the time to the last byte of each answer. */
function callOnce(port: number, cookie: string, agent: Agent, number: number): Promise<number> {
  const isWrite = number % 10 === 0
  const body = isWrite
    ? JSON.stringify({ title: 'Meanwhile', description: 'written under load', category: 'other' })
    : undefined
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path: isWrite ? '/api/prayers' : '/api/sermons',
        method: isWrite ? 'POST' : 'GET',
        agent,
        headers: {
          cookie,
          origin: `http://127.0.0.1:${port}`,
          ...(body && { 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () =>
          (answer.statusCode ?? 500) < 300
            ? resolve(performance.now() - begun)
            : reject(new Error(`answered ${answer.statusCode}`)),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

async function loadUntil(port: number, cookie: string, isOver: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const times: Promise<number>[] = []
  for (let number = 0; !isOver(); number += 1) {
    times.push(callOnce(port, cookie, agent, number))
    await setTimeout(pace)
  }
  const found = await Promise.all(times)
  agent.destroy()
  return found
}

const percentile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN

const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-bench-'))
const workers: Worker[] = []
const begin = async (file: string, args?: string[]) => {
  const worker = await start(file, args)
  workers.push(worker)
  return worker
}
try {
  const cookie = await seedPastor(dataDir)
  const sink = await begin('sink')
  await seedUsers(dataDir, sink.port)

  const without = await begin('server', [dataDir, 'quiet'])
  let until = performance.now() + quietSeconds * 1000
  const quiet = await loadUntil(without.port, cookie, () => performance.now() > until)
  without.child.kill()

  const server = await begin('server', [dataDir, 'reminding'])
  const begun = performance.now()
  until = begun + 3 * bars.seconds * 1000
  let received = 0
  let done = 0
  const watch = async () => {
    while (received < users && performance.now() < until) {
      await setTimeout(100)
      ;({ received } = await ask<{ received: number }>(sink))
    }
    done = performance.now()
  }
  const watching = watch()
  const busy = await loadUntil(server.port, cookie, () => done > 0)
  await watching

  const seconds = (done - begun) / 1000
  const [before, during] = [percentile(quiet, 0.99), percentile(busy, 0.99)]
  const rows: [name: string, value: number, limit: number, unit: string][] = [
    [`${received} of ${users} reminders sent`, seconds, bars.seconds, 's'],
    ['p99 of API calls, times that without', during / before, bars.delay, '×'],
  ]
  console.log(
    `API calls: p50 ${percentile(quiet, 0.5).toFixed(1)} ms and p99 ${before.toFixed(1)} ms without (${quiet.length}),`,
  )
  console.log(
    `           p50 ${percentile(busy, 0.5).toFixed(1)} ms and p99 ${during.toFixed(1)} ms during (${busy.length})`,
  )
  for (const [name, value, limit, unit] of rows) {
    const verdict = value <= limit ? 'ok' : 'OVER THE BAR'
    console.log(`${name.padEnd(40)} ${value.toFixed(2).padStart(7)} of ${limit} ${unit}  ${verdict}`)
  }
  if (received < users || rows.some(([, value, limit]) => value > limit)) process.exitCode = 1
} finally {
  for (const { child } of workers) child.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
