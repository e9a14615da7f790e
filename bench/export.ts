/**
 * Exports an account of 200 MB and shows how much more memory the server takes for it, and how long others wait meanwhile
 * (`npm run bench:export`).
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { connect } from '../apps/server/src/core/database/connect.ts'
import { recountUsage } from '../apps/server/src/core/usage.ts'
import { merge } from '../apps/server/src/features/sermons/merge.ts'
import { randomFrom } from '../apps/server/src/testing/fuzz-values.ts'
import { newId } from '../packages/contract/src/new-id.ts'
import { blocksOfText } from '../packages/sermon-body/src/blocks.ts'
import { words } from '../scripts/seed/texts.ts'
import { type Contender, fetchOnce, start } from './api/contenders.ts'
import { seedPrayers } from './api/seed.ts'

const megabytes = 200
const bar = 64
const random = randomFrom(1)

/** Half of it in the journal, half in texts of sermons with a version each. */
async function fill(dataDir: string): Promise<void> {
  const database = await connect({ dataDir, databaseUrl: undefined })
  const { db } = database
  const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const record = (number: number) => ({
    id: newId(number),
    userId,
    version: 1,
    createdAt: number,
    updatedAt: number,
  })
  const dateOf = (number: number) => new Date(86_400_000 * (number + 9000)).toISOString().slice(0, 10)
  let bytes = 0
  for (let number = 0; bytes < megabytes * 1e6; number += 1) {
    const content = words.sentences(random, 700)
    const date = dateOf(number)
    await db
      .insertInto('journals')
      .values({
        ...record(number),
        title: 'A day',
        content,
        date,
        monthDay: date.slice(5),
        plainTitle: 'a day',
        plainContent: content.toLowerCase(),
      })
      .execute()
    const sermon = record(number)
    await db
      .insertInto('sermons')
      .values({
        ...sermon,
        title: words.theme(random),
        scripture: 'The LORD is my shepherd.',
        reference: 'Psalm 23',
        notes: null,
        status: 'completed',
        archivedFrom: null,
        date,
        progress: 100,
        noteCount: 0,
        resourceCount: 0,
        passagesRead: 1,
      })
      .execute()
    const paragraphs = words.sentences(random, 700).match(/(?:[^.]+\.){1,8}/g) ?? []
    const blocks = gzipSync(JSON.stringify(blocksOfText(paragraphs.join('\n'))))
    const body = merge({ state: undefined, vector: undefined, replacement: blocks })
    if ('field' in body || body.changed === undefined) throw new Error('The text could not be made.')
    const { state, text } = body.changed
    bytes += 2 * content.length + state.length + text.length + blocks.length
    const key = { userId, sermonId: sermon.id, device: 'Bench' }
    await db
      .insertInto('sermonBodies')
      .values({
        ...key,
        seq: 2,
        state,
        vector: body.vector,
        text,
        fromNotes: 0,
        changedAt: number,
        versionAt: number,
      })
      .execute()
    await db
      .insertInto('sermonVersions')
      .values({
        ...key,
        id: newId(number),
        seq: 1,
        at: number,
        reason: 'edit',
        words: 1,
        blocks,
      })
      .execute()
  }
  await recountUsage(db)
  const usage = await db.selectFrom('usage').selectAll().executeTakeFirstOrThrow()
  console.log(
    `${usage.records} records, ${((usage.bytes + usage.bodyBytes) / 1e6).toFixed(0)} MB in the account`,
  )
  await database.close()
}

const memoryOf = ({ child }: Contender) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024

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
  await fill(dataDir)
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
