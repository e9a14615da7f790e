/** While one user's data is brought in on SQLite, everybody else's writes wait. They wait, and none of them fails. */
import assert from 'node:assert/strict'
import type { AddressInfo, Socket } from 'node:net'
import { describe, it } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import type { ImportState } from '@stillwater/contract/export/imports'
import { startApp } from '#testing/app.ts'
import { atEnd } from '#testing/at-end.ts'
import { checkFile } from '#testing/bring-back.ts'
import { freshDatabase } from '#testing/database.ts'
import { samples } from '#testing/samples.ts'

const file = { format: 'stillwater-export', version: 1, exportedAt: '2025-03-05T15:00:00.000Z' }

/** Stops an import in the middle of its transaction, once it is told to. */
class Brake implements KyselyPlugin {
  readonly #reached = Promise.withResolvers<void>()
  readonly #released = Promise.withResolvers<void>()
  readonly #stopped = new WeakSet<object>()
  readonly reached = this.#reached.promise
  isOn = false

  release(): void {
    this.isOn = false
    this.#released.resolve()
  }

  transformQuery({ node, queryId }: Parameters<KyselyPlugin['transformQuery']>[0]) {
    const isReading = node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('importEntries')
    if (this.isOn && isReading) this.#stopped.add(queryId)
    return node
  }

  async transformResult({ queryId, result }: Parameters<KyselyPlugin['transformResult']>[0]) {
    if (this.#stopped.has(queryId)) {
      this.#reached.resolve()
      await this.#released.promise
    }
    return result
  }
}

/** An app with somebody whose import is in the middle of its transaction. */
async function inMidImport() {
  const database = await freshDatabase('sqlite')
  const brake = new Brake()
  const test = await startApp('sqlite', { database: { ...database, db: database.db.withPlugin(brake) } })
  const [pastor, other] = [await test.pastor(), await test.pastor()]
  const { id } = await checkFile(pastor, { ...file, prayers: [{}] })
  // Known as signed in, so that nothing but a write needs the database.
  for (const each of [pastor, other]) await each.get('/api/user')
  brake.isOn = true
  const applied = pastor.post(`/api/imports/${id}/apply`, { replaces: false })
  await brake.reached
  // A test that fails must end too.
  const timer = setTimeout(() => brake.release(), 60_000)
  atEnd(() => clearTimeout(timer))
  return { ...test, pastor, other, id, brake, applied }
}

describe('in the middle of an import on SQLite', () => {
  it('its page is told how far it is, without waiting for its end', async () => {
    const { pastor, id, brake, applied } = await inMidImport()
    for (const answer of [
      await applied,
      await pastor.get(`/api/imports/${id}`),
      await pastor.post(`/api/imports/${id}/apply`, { replaces: false }),
    ])
      assert.deepEqual([answer.statusCode, answer.json<ImportState>().step], [200, 'importing'])
    brake.release()
    let state: ImportState
    do state = (await pastor.get(`/api/imports/${id}`)).json<ImportState>()
    while (state.step === 'importing')
    assert.equal(state.step, 'done')
  })

  it('somebody else’s write waits longer than a connection may be idle, and is saved', async () => {
    const { app, other, brake, applied } = await inMidImport()
    await app.listen({ port: 0, host: '127.0.0.1' })
    app.server.setTimeout(50)
    const idleTwice = new Promise<void>((resolve) => {
      app.server.once('connection', (socket: Socket) =>
        socket.once('timeout', () => socket.once('timeout', resolve)),
      )
    })
    const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    const saved = fetch(`${origin}/api/prayers`, {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        cookie: [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(samples['POST /api/prayers']?.body),
    })
    await Promise.race([idleTwice, saved]).finally(() => brake.release())
    assert.equal((await saved).status, 201)
    await applied
  })
})
