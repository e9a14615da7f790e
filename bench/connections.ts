/**
 * 500 keep-alive connections that ask for a list again and again: how long the slowest wait, against bare node:http in the same run
 * (`npm run bench:connections`). In alternating rounds, because a shared machine slows both down alike.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Contender, fetchOnce, median, start } from './api/contenders.ts'
import { seedPrayers } from './api/seed.ts'

const connections = 500
const requestsEach = 20
const rounds = 5
const path = '/api/prayers'
/** How many times as long as with bare node:http the slowest hundredth may wait. */
const bar = 3

/** Milliseconds of every request of one round; a request that fails ends the run. */
async function round({ port }: Contender, cookie: string): Promise<number[]> {
  const times: number[] = []
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let n = 0; n < requestsEach; n += 1) {
      const begun = performance.now()
      await fetchOnce(port, path, cookie, agent)
      times.push(performance.now() - begun)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: connections }, client))
  return times.sort((a, b) => a - b)
}

const part = (times: number[], share: number) => times[Math.floor(times.length * share)] ?? Number.NaN

const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-bench-'))
const contenders: Contender[] = []
try {
  const cookie = await seedPrayers(dataDir, 30)
  for (const name of ['ours', 'bare'] as const) contenders.push(await start(name, dataDir))
  const slowest: Record<string, number[]> = { ours: [], bare: [] }
  for (const contender of contenders) await round(contender, cookie)
  for (let n = 0; n < rounds; n += 1) {
    for (const contender of n % 2 === 0 ? contenders : contenders.toReversed()) {
      const times = await round(contender, cookie)
      slowest[contender.name]?.push(part(times, 0.99))
      const shown = [0.5, 0.99, 1 - 1 / times.length].map((share) =>
        part(times, share).toFixed(0).padStart(6),
      )
      console.log(`${contender.name.padEnd(5)} p50${shown[0]} ms  p99${shown[1]} ms  slowest${shown[2]} ms`)
    }
  }
  const ratios = (slowest['ours'] ?? []).map((time, n) => time / (slowest['bare']?.[n] ?? time))
  const ratio = median(ratios)
  console.log(
    `${connections} connections, ${requestsEach} requests each, none failed: p99 is ${ratio.toFixed(2)} times that of bare node:http (at most ${bar})`,
  )
  if (ratio > bar) process.exitCode = 1
} finally {
  for (const { child } of contenders) child.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
