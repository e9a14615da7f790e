/** An export on its way into an account, by the calls that the web app makes. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { importPiece } from '@stillwater/contract/export/import-piece'
import type { ImportState } from '@stillwater/contract/export/imports'
import type { Visitor } from './app.ts'

async function start(pastor: Visitor, file: Uint8Array, packing = 'none', checksum: number | null = null) {
  const id = randomUUID()
  const begun = await pastor.post('/api/imports', { id, packing, bytes: file.byteLength, checksum })
  assert.equal(begun.statusCode, 201, begun.body)
  for (let index = 0; index * importPiece < file.byteLength; index += 1) {
    const data = Buffer.from(file.subarray(index * importPiece, (index + 1) * importPiece)).toString('base64')
    const sent = await pastor.post(`/api/imports/${id}/pieces`, { index, data })
    assert.equal(sent.statusCode, 204, sent.body)
  }
  return id
}

async function ended(pastor: Visitor, id: string, url: string, body?: unknown): Promise<ImportState> {
  let answer = await pastor.post(url, body)
  for (;;) {
    assert.equal(answer.statusCode, 200, answer.body)
    const state = answer.json<ImportState>()
    if (state.step !== 'checking' && state.step !== 'importing') return state
    answer = await pastor.get(`/api/imports/${id}`)
  }
}

const fileOf = (everything: unknown) =>
  Buffer.from(typeof everything === 'string' ? everything : JSON.stringify(everything))

/** Sends a file and has it checked. */
export async function checkFile(pastor: Visitor, everything: unknown): Promise<ImportState & { id: string }> {
  const id = await start(pastor, deflateRawSync(fileOf(everything)), 'deflate')
  return { ...(await ended(pastor, id, `/api/imports/${id}/check`)), id }
}

/** Brings in a file, which has to be one that can be. */
export async function bringBack(pastor: Visitor, everything: unknown, replaces = false) {
  const { id, ...checked } = await checkFile(pastor, everything)
  assert.equal(checked.step, 'checked', checked.message ?? '')
  const done = await ended(pastor, id, `/api/imports/${id}/apply`, { replaces })
  assert.equal(done.step, 'done', done.message ?? '')
  assert.ok(checked.summary && done.summary)
  return { checked: checked.summary, done: done.summary, id }
}
