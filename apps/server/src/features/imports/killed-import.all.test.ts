/** Nothing is half imported: the server is killed while it brings an export in. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { importPiece } from '@stillwater/contract/export/import-piece'
import type { ImportState } from '@stillwater/contract/export/imports'
import { connect } from '#core/database/connect.ts'
import { atEnd } from '#testing/at-end.ts'
import { engines, freshDatabaseLocation } from '#testing/database.ts'
import { HttpVisitor, ServerProcess, settings } from '#testing/server-process.ts'

const count = 3000
const at = '2025-03-05T15:00:00.000Z'

const everything = Buffer.from(
  JSON.stringify({
    format: 'stillwater-export',
    version: 1,
    exportedAt: at,
    goals: Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      title: `Goal ${index}`,
      version: 1,
      createdAt: at,
      updatedAt: at,
      category: 'Personal',
      progress: 0,
      targetDate: null,
      completedItems: 0,
      totalItems: 0,
    })),
  }),
)

async function checked(pastor: HttpVisitor): Promise<string> {
  const id = randomUUID()
  await pastor.post('/api/imports', { id, packing: 'none', bytes: everything.byteLength, checksum: null })
  for (let index = 0; index * importPiece < everything.byteLength; index += 1) {
    const data = everything.subarray(index * importPiece, (index + 1) * importPiece).toString('base64')
    assert.equal((await pastor.post(`/api/imports/${id}/pieces`, { index, data })).status, 204)
  }
  const state = await ended(pastor, `/api/imports/${id}`, await pastor.post(`/api/imports/${id}/check`))
  assert.deepEqual([state.step, state.summary?.added], ['checked', count], JSON.stringify(state))
  return id
}

async function ended(pastor: HttpVisitor, path: string, answer: { body: string }): Promise<ImportState> {
  const state = JSON.parse(answer.body) as ImportState
  return state.step === 'checking' || state.step === 'importing'
    ? ended(pastor, path, await pastor.get(path))
    : state
}

const goals = async (pastor: HttpVisitor) =>
  (JSON.parse((await pastor.get('/api/goals')).body) as unknown[]).length

for (const engine of engines) {
  it(`a server killed in mid-import has imported nothing, and imports all of it later, on ${engine}`, async () => {
    const location = await freshDatabaseLocation(engine)
    const server = await ServerProcess.start(settings(location))
    const pastor = new HttpVisitor(server.url)
    assert.equal((await pastor.register('ann@example.org')).status, 201)
    const id = await checked(pastor)

    const database = await connect(location)
    atEnd(() => database.close())
    const importing = () =>
      database.db.selectFrom('imports').select('id').where('step', '=', 'importing').executeTakeFirst()
    const answer = pastor.post(`/api/imports/${id}/apply`, { replaces: false }).catch(() => 'cut off')
    while ((await importing()) === undefined) await setImmediate()
    await server.kill()
    assert.equal(await answer, 'cut off')

    const restarted = await ServerProcess.start(settings(location))
    const again = new HttpVisitor(restarted.url, pastor.cookies)
    assert.equal(await goals(again), 0)
    const second = await checked(again)
    const applied = await again.post(`/api/imports/${second}/apply`, { replaces: false })
    assert.equal((await ended(again, `/api/imports/${second}`, applied)).step, 'done')
    assert.equal(await goals(again), count)
  })
}
