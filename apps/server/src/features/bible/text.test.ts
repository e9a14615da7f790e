import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { answersOf, loadBible, referenceIn } from '@stillwater/bible'
import type { Passage, SearchHit, Text } from '@stillwater/contract/bible'
import { startApp, type Visitor } from '#testing/app.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('a text for a device that keeps it', () => {
  let visitor: Visitor
  before(async () => {
    visitor = (await startApp('sqlite')).visitor()
  })

  const fetchText = (version: string, headers?: Record<string, string>) =>
    visitor.get(`/api/bible/text?version=${version}`, headers)

  it('is listed with its size and its hash, for every embedded version', async () => {
    const texts = (await visitor.get('/api/bible/texts')).json<Text[]>()
    assert.deepEqual(
      texts.map(({ id }) => id),
      ['KJV', 'WEB', 'ASV', 'YLT', 'DARBY', 'LUT1912'],
    )
    for (const { id, bytes, download, hash } of texts) {
      const { rawPayload } = await fetchText(id)
      assert.deepEqual([rawPayload.length, sha256(rawPayload)], [bytes, hash], id)
      assert.ok(download < 1_200_000, `${id} travels as ${download} bytes`)
    }
  })

  it('travels compressed as the caller likes it, with the size that was named', async () => {
    const [kjv] = (await visitor.get('/api/bible/texts')).json<Text[]>()
    const small = await fetchText('kjv', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    assert.equal(small.headers['content-encoding'], 'br')
    assert.equal(small.headers['content-length'], String(kjv?.download))
    assert.equal(small.headers['content-type'], 'text/plain; charset=utf-8')
    assert.equal(sha256(brotliDecompressSync(small.rawPayload)), kjv?.hash)
    const common = await fetchText('KJV', { 'accept-encoding': 'gzip, br;q=0' })
    assert.equal(common.headers['content-encoding'], 'gzip')
    assert.equal(sha256(gunzipSync(common.rawPayload)), kjv?.hash)
  })

  it('is kept for long and not sent again to whoever has it', async () => {
    const br = { 'accept-encoding': 'br' }
    const first = await fetchText('WEB', br)
    assert.equal(first.headers['cache-control'], 'public, max-age=86400, stale-while-revalidate=604800')
    assert.equal(first.headers.vary, 'accept-encoding')
    const tag = first.headers.etag ?? ''
    assert.notEqual((await fetchText('WEB')).headers.etag, tag, 'another form has another tag')
    const again = await fetchText('WEB', { ...br, 'if-none-match': tag })
    assert.deepEqual([again.statusCode, again.body], [304, ''])
  })

  it('is refused in kind words where there is none', async () => {
    const answer = await fetchText('NONE')
    assert.equal(answer.statusCode, 404)
    assert.match(answer.json<{ message: string }>().message, /can’t be downloaded/)
    assert.equal(answer.headers['cache-control'], 'no-store')
  })

  it('answers on the device as the server does', async () => {
    const bible = loadBible((await fetchText('LUT1912')).rawPayload)
    const answers = answersOf(bible)
    const passage = await visitor.get('/api/bible/passage?version=LUT1912&reference=Ps+23')
    assert.deepEqual(answers.passage(referenceIn(bible, 'Ps 23', 'reference')), passage.json<Passage>())
    const found = await visitor.get('/api/bible/search?version=LUT1912&query=Hirte&limit=50')
    const { total, hits } = answers.search('Hirte', { limit: 50 })
    assert.deepEqual(hits, found.json<SearchHit[]>())
    assert.equal(String(total), found.headers['x-total-count'])
    const audio = await visitor.get('/api/bible/audio?version=LUT1912&passage=Ps+117')
    assert.deepEqual(answers.audio(referenceIn(bible, 'Ps 117', 'passage')), audio.json())
  })
})
