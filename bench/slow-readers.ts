/**
 * 300 connections that ask for a whole Bible and do not read it: how much longer others wait meanwhile, and how much memory the
 * server holds (`npm run bench:slow-readers`). In alternating rounds with and without them, on the same server.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Contender, fetchOnce, median, start } from './api/contenders.ts'
import { seedPrayers } from './api/seed.ts'

const readers = 300
const calls = 1000
const rounds = 5
const bars = { ratio: 2, megabytes: 600 }

/** The p99 of somebody else's calls, in milliseconds. */
async function othersWait({ port }: Contender, cookie: string): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  for (let call = 0; call < calls; call += 1) {
    const begun = performance.now()
    await fetchOnce(port, '/api/prayers', cookie, agent)
    times.push(performance.now() - begun)
  }
  agent.destroy()
  return times.sort((a, b) => a - b)[Math.floor(calls * 0.99)] ?? Number.NaN
}

async function slowReader({ port }: Contender): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  socket.pause()
  socket.write('GET /api/bible/text?version=KJV HTTP/1.1\r\nhost: bench\r\n\r\n')
  return socket
}

const megabytesOf = ({ child }: Contender) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024

const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-bench-'))
const contenders: Contender[] = []
try {
  const cookie = await seedPrayers(dataDir, 30)
  const server = await start('ours', dataDir)
  contenders.push(server)
  await othersWait(server, cookie)
  const ratios: number[] = []
  let memory = 0
  for (let round = 0; round < rounds; round += 1) {
    const alone = await othersWait(server, cookie)
    const sockets = await Promise.all(Array.from({ length: readers }, () => slowReader(server)))
    // While the first megabytes of 300 answers at once fill the buffers of their connections, and once they all stand still.
    const during = await othersWait(server, cookie)
    const beside = await othersWait(server, cookie)
    memory = Math.max(memory, megabytesOf(server))
    for (const socket of sockets) socket.destroy()
    ratios.push(beside / alone)
    console.log(
      `p99 alone ${alone.toFixed(1)} ms, as ${readers} slow readers arrive ${during.toFixed(1)} ms, beside them ${beside.toFixed(1)} ms`,
    )
  }
  const ratio = median(ratios)
  console.log(
    `others wait ${ratio.toFixed(2)} times as long (at most ${bars.ratio}); ${memory.toFixed(0)} MB (at most ${bars.megabytes})`,
  )
  if (ratio > bars.ratio || memory > bars.megabytes) process.exitCode = 1
} finally {
  for (const { child } of contenders) child.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
