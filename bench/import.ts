/**
 * Brings a large account back into an empty one, and shows how much more memory the server takes for it, and how long somebody else
 * waits meanwhile to save a prayer and to read theirs (`npm run bench:import`, or `-- 50` for an account of 50 MB).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { packedContent, zipLines } from '../apps/web/src/shared/imports/zip-directory.ts'
import { everythingFile } from '../packages/contract/src/export/export-file.ts'
import { importPiece } from '../packages/contract/src/export/import-piece.ts'
import type { ImportState } from '../packages/contract/src/export/imports.ts'
import { newId } from '../packages/contract/src/records/new-id.ts'
import { type Contender, fetchOnce, start } from './api/contenders.ts'
import { seedPrayers } from './api/seed.ts'
import { fill, memoryOf } from './export/large-account.ts'

const megabytes = Number(process.argv[2] ?? 200)
const password = 'still waters'

interface Answer {
  readonly status: number
  readonly cookie: string
  readonly body: Buffer
}

/** Somebody who is signed in. */
class Person {
  readonly #port: number
  readonly #agent = new Agent({ keepAlive: true })
  #cookie = ''

  constructor(port: number, cookie = '') {
    this.#port = port
    this.#cookie = cookie
  }

  async register(email: string): Promise<this> {
    this.#cookie = (await this.ask('POST', '/api/register', { email, password, fullName: 'Bench' })).cookie
    return this
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await this.#send(method, path, body)
    if (answer.status >= 400)
      throw new Error(`${method} ${path} answered ${answer.status}: ${String(answer.body)}`)
    return answer
  }

  async json<R>(method: string, path: string, body?: unknown): Promise<R> {
    return JSON.parse(String((await this.ask(method, path, body)).body)) as R
  }

  leave(): void {
    this.#agent.destroy()
  }

  #send(method: string, path: string, body: unknown): Promise<Answer> {
    const headers = {
      cookie: this.#cookie,
      origin: `http://localhost:${this.#port}`,
      host: `localhost:${this.#port}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    return new Promise((resolve, reject) => {
      const call = request({ port: this.#port, method, path, agent: this.#agent, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
            body: Buffer.concat(parts),
          }),
        )
      })
      call.on('error', reject)
      call.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }
}

/** What happens on a server during a step: its memory, and how long somebody else waits. */
class Watch {
  readonly #server: Contender
  readonly #other: Person
  #isOver = false
  most = 0
  write = 0
  read = 0

  constructor(server: Contender, other: Person) {
    this.#server = server
    this.#other = other
  }

  async during<R>(work: Promise<R>): Promise<R> {
    const watching = Promise.all([this.#save(), this.#look()])
    const result = await work.finally(() => (this.#isOver = true))
    await watching
    return result
  }

  async #save(): Promise<void> {
    const prayer = { title: 'Healing', description: 'For rest.', category: 'family' }
    while (!this.#isOver) {
      const asked = performance.now()
      await this.#other.ask('POST', '/api/prayers', prayer)
      this.write = Math.max(this.write, performance.now() - asked)
      await setTimeout(50)
    }
  }

  async #look(): Promise<void> {
    while (!this.#isOver) {
      const asked = performance.now()
      await this.#other.ask('GET', '/api/goals')
      this.read = Math.max(this.read, performance.now() - asked)
      this.most = Math.max(this.most, memoryOf(this.#server))
      await setTimeout(10)
    }
  }
}

/** `everything.json` of the account, as it is packed in its export. */
async function packedEverything(dataDir: string, cookie: string) {
  const server = await start('ours', dataDir)
  const owner = new Person(server.port, cookie)
  try {
    const { body } = await owner.ask('GET', '/api/export')
    const zip = new Blob([new Uint8Array(body)])
    for await (const line of zipLines(zip))
      if (line.name === everythingFile)
        return {
          checksum: line.checksum,
          content: Buffer.from(await (await packedContent(zip, line)).arrayBuffer()),
        }
    throw new Error(`There is no ${everythingFile}.`)
  } finally {
    owner.leave()
    server.child.kill()
  }
}

async function send(person: Person, id: string, content: Buffer, checksum: number): Promise<void> {
  const bytes = content.byteLength
  await person.ask('POST', '/api/imports', { id, packing: 'deflate', bytes, checksum })
  for (let index = 0; index * importPiece < bytes; index += 1) {
    const data = content.subarray(index * importPiece, (index + 1) * importPiece).toString('base64')
    await person.ask('POST', `/api/imports/${id}/pieces`, { index, data })
  }
}

async function finish(person: Person, id: string, step: 'check' | 'apply', body?: unknown): Promise<void> {
  let state = await person.json<ImportState>('POST', `/api/imports/${id}/${step}`, body)
  while (state.step === 'checking' || state.step === 'importing')
    state = await person.json<ImportState>('GET', `/api/imports/${id}`)
  if (state.step === 'failed') throw new Error(state.message ?? '')
}

const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-bench-'))
const servers: Contender[] = []
try {
  const cookie = await seedPrayers(dataDir, 30)
  // A little less: an account is full at this size.
  await fill(dataDir, megabytes * 0.995)
  const { content, checksum } = await packedEverything(dataDir, cookie)
  const server = await start('ours', dataDir)
  servers.push(server)
  const fresh = await new Person(server.port).register('fresh@example.org')
  const other = await new Person(server.port).register('other@example.org')
  const agent = new Agent({ keepAlive: true })
  for (let call = 0; call < 5000; call += 1) await fetchOnce(server.port, '/api/storage', cookie, agent)
  agent.destroy()
  const before = memoryOf(server)
  const id = newId(Date.now())
  const steps = {
    'its file was sent': () => send(fresh, id, content, checksum),
    'it was checked': () => finish(fresh, id, 'check'),
    'it was imported': () => finish(fresh, id, 'apply', { replaces: false }),
  }
  for (const [step, work] of Object.entries(steps)) {
    const begun = performance.now()
    const watch = new Watch(server, other)
    await watch.during(work())
    const took = (performance.now() - begun) / 1000
    console.log(
      `${step} in ${took.toFixed(1)} s, with ${(watch.most - before).toFixed(0)} MB more than ${before.toFixed(0)}; somebody else waited ${(watch.write / 1000).toFixed(2)} s at most to save, ${(watch.read / 1000).toFixed(2)} s to read`,
    )
  }
  fresh.leave()
  other.leave()
} finally {
  for (const { child } of servers) child.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
