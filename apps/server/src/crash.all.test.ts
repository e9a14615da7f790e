/** Row 18 of docs/reliability.md: whatever was acknowledged is still there after the process was killed. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { describe, it } from 'node:test'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { databaseFile } from '#core/database/sqlite-file.ts'
import { newId } from '@stillwater/contract/records/new-id'
import { freshDatabaseLocation } from '#testing/database.ts'
import { randomFrom } from '#testing/fuzz-values.ts'
import { HttpVisitor, ServerProcess, settings } from '#testing/server-process.ts'
import { trials } from '#testing/tier.ts'

const cycles = trials({ gate: 2, all: 5, soak: 100 })
const writers = 4

describe('a server that is killed again and again', () => {
  it(`loses no acknowledged write and keeps its file sound (${cycles} times)`, async () => {
    const location = await freshDatabaseLocation('sqlite')
    const random = randomFrom(7)
    const acknowledged = new Set<string>()
    let cookies: [string, string][] = []

    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const server = await ServerProcess.start(settings(location))
      const pastor = new HttpVisitor(server.url, cookies)
      if (cycle === 0) assert.equal((await pastor.register('ann@example.org')).status, 201)
      cookies = [...pastor.cookies]

      const answer = await pastor.get('/api/prayers')
      const stored = new Set((JSON.parse(answer.body) as Prayer[]).map(({ id }) => id))
      const lost = [...acknowledged].filter((id) => !stored.has(id))
      assert.deepEqual(lost, [], `lost in cycle ${cycle}`)

      let left = 5 + random.below(20)
      const write = async () => {
        while (left > 0) {
          const id = newId(Date.now())
          const sent = await pastor
            .post('/api/prayers', {
              id,
              title: 'Mercy',
              description: 'New every morning',
              category: 'family',
            })
            .catch(() => undefined)
          // The connection broke: it may be stored or not, nobody was told.
          if (sent === undefined) return
          assert.equal(sent.status, 201)
          acknowledged.add(id)
          left -= 1
          if (left === 0) server.signal('SIGKILL')
        }
      }
      await Promise.all(Array.from({ length: writers }, write))
      assert.equal(await server.ended(), 'SIGKILL')
      assert.equal(verdict(databaseFile(location.dataDir)), 'ok')
    }
    assert.ok(acknowledged.size >= 5 * cycles)
  })
})

function verdict(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true })
  const row = database.prepare('pragma integrity_check').get()
  database.close()
  return Object.values(row ?? {})[0]
}
