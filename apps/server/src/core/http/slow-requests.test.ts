import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { it } from 'node:test'
import { startApp } from '#testing/app.ts'
import { logOptions } from '../log.ts'

it('tells of a request that took more than a second by its route, and of no other', async (t) => {
  let text = ''
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString()
      done()
    },
  })
  const test = await startApp('sqlite', { logger: { ...logOptions(false), stream } })
  let passed = 0
  const now = performance.now.bind(performance)
  t.mock.method(performance, 'now', () => now() + passed)
  test.app.get('/pause/:ms', async ({ params }) => {
    passed += Number((params as { ms: string }).ms)
    return {}
  })
  for (const ms of [0, 1100]) await test.visitor().get(`/pause/${ms}?secret`)

  const [line, ...more] = text.trim().split('\n')
  assert.deepEqual(more, [])
  const { msg, method, route, status, ms, reqId } = JSON.parse(line ?? '{}') as Record<string, unknown>
  assert.deepEqual([msg, method, route, status], ['slow request', 'GET', '/pause/:ms', 200])
  assert.ok(Number(ms) >= 1000 && typeof reqId === 'string')
})
