import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startApp, type TestApp } from '#testing/app.ts'

type Pastor = Awaited<ReturnType<TestApp['pastor']>>

describe('a list', () => {
  let pastor: Pastor
  before(async () => {
    pastor = await (await startApp('sqlite')).pastor()
  })

  const add = async (count: number) => {
    const prayer = {
      title: 'Rest',
      description: 'For quiet hours — “still waters”. '.repeat(8),
      category: 'family',
    }
    for (let n = 0; n < count; n += 1) await pastor.post('/api/prayers', prayer)
  }
  const read = (encoding?: string) =>
    pastor.get('/api/prayers', encoding === undefined ? {} : { 'accept-encoding': encoding })

  it('that is short comes as it is', async () => {
    const answer = await read('gzip, br')
    assert.equal(answer.headers['content-encoding'], undefined)
    assert.equal(answer.body, '[]')
  })

  for (const [length, count] of Object.entries({ usual: 10, great: 90 })) {
    it(`of ${length} length comes compressed for whoever understands it, and plain for others`, async () => {
      await add(count)
      const plain = await read()
      assert.equal(plain.headers['content-encoding'], undefined)
      assert.equal(plain.headers['content-length'], String(plain.rawPayload.length))
      const [br, gzip] = [await read('gzip, deflate, br'), await read('gzip')]
      assert.deepEqual(
        [br, gzip].map(({ headers }) => headers['content-encoding']),
        ['br', 'gzip'],
      )
      assert.deepEqual(brotliDecompressSync(br.rawPayload), plain.rawPayload)
      assert.deepEqual(gunzipSync(gzip.rawPayload), plain.rawPayload)
      assert.equal(br.headers.vary, 'accept-encoding')
    })
  }
})
