/**
 * Exports an account of 200 MB and shows how much more memory the server takes for it, and how long others wait meanwhile
 * (`npm run bench:export`).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Contender, fetchOnce, start } from './api/contenders.ts'
import { seedPrayers } from './api/seed.ts'
import { fill, memoryOf } from './export/large-account.ts'

const megabytes = 200
const bar = 64
/** Reads the whole download and answers its bytes. */
const download = (port: number, cookie: string) =>
  new Promise<number>((resolve, reject) => {
    const call = request({ port, path: '/api/export', headers: { cookie } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length))
      response.on('error', reject)
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`answered ${response.statusCode}`)),
      )
    })
    call.on('error', reject)
    call.end()
  })

const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-bench-'))
const contenders: Contender[] = []
try {
  const cookie = await seedPrayers(dataDir, 30)
  await fill(dataDir, megabytes)
  const server = await start('ours', dataDir)
  contenders.push(server)
  const agent = new Agent({ keepAlive: true })
  for (let call = 0; call < 5000; call += 1) await fetchOnce(server.port, '/api/storage', cookie, agent)
  const before = memoryOf(server)
  const begun = performance.now()
  let isDone = false
  let most = 0
  const waits: number[] = []
  const watch = async () => {
    while (!isDone) {
      const asked = performance.now()
      await fetchOnce(server.port, '/api/storage', cookie, agent)
      waits.push(performance.now() - asked)
      most = Math.max(most, memoryOf(server))
      await setTimeout(10)
    }
  }
  const watching = watch()
  const bytes = await download(server.port, cookie).finally(() => (isDone = true))
  await watching
  agent.destroy()
  const seconds = (performance.now() - begun) / 1000
  const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN
  console.log(
    `a ZIP of ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s; ${before.toFixed(0)} MB before, ${most.toFixed(0)} at most: ${(most - before).toFixed(0)} MB more (at most ${bar}); others waited ${p99.toFixed(1)} ms (p99)`,
  )
  if (most - before > bar) process.exitCode = 1
} finally {
  for (const { child } of contenders) child.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
