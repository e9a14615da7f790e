/** Whatever is sent as a change: a clear answer, an unharmed text, and nobody else who waits for it. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { SermonBody } from '@stillwater/contract/sermons/sermon-body'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { bodyOf } from '@stillwater/sermon-body/blocks'
import { bodyLimits } from '@stillwater/sermon-body/body-limits'
import * as Y from 'yjs'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { randomFrom } from '#testing/fuzz-values.ts'
import { deepUpdate, endlessUpdate } from '#testing/sermons/hostile-updates.ts'
import { samples } from '#testing/samples.ts'
import { fromBase64, Replica, toBase64 } from '#testing/sermons/sermon-replica.ts'
import { trials } from '#testing/tier.ts'

const emptyVector = 'AA=='
const unreadable = 'This change could not be read.'

const updateOf = (change: (doc: Y.Doc) => void) => {
  const doc = new Y.Doc()
  change(doc)
  return Y.encodeStateAsUpdate(doc)
}

/** A change that builds on one that was never sent. */
const orphan = () => {
  const doc = new Y.Doc()
  bodyOf(doc).insert(0, 'hidden')
  const vector = Y.encodeStateVector(doc)
  bodyOf(doc).insert(6, 'x'.repeat(1000))
  return Y.encodeStateAsUpdate(doc, vector)
}

const foreign = /something other than/
const hostile: [what: string, message: RegExp, update: Uint8Array][] = [
  ['another root', foreign, updateOf((doc) => doc.getText('other').insert(0, 'x'))],
  ['a map', foreign, updateOf((doc) => doc.getMap('body').set('a', 'b'))],
  ['an embed', foreign, updateOf((doc) => bodyOf(doc).insertEmbed(0, { image: 'x' }))],
  ['a text in the text', foreign, updateOf((doc) => bodyOf(doc).insertEmbed(0, new Y.Text('x')))],
  ['an unknown attribute', /“onclick”/, updateOf((doc) => bodyOf(doc).insert(0, 'a', { onclick: 'x' }))],
  ['a wrong value', /“level”/, updateOf((doc) => bodyOf(doc).insert(0, '\n', { level: 9 }))],
  ['missing changes', /missing/, orphan()],
  ['values within values', foreign, deepUpdate(5)],
  ['values within values, very deep', /could not be read|other than/, deepUpdate(100_000)],
  ['too many characters', /at most 200,000/, updateOf((doc) => bodyOf(doc).insert(0, 'x'.repeat(200_001)))],
]

for (const engine of engines) {
  describe(`a hostile change on ${engine}`, () => {
    let test: TestApp
    let pastor: Visitor
    let path: string
    before(async () => {
      test = await startApp(engine)
      pastor = await test.pastor()
      const { id } = (await pastor.post('/api/sermons', samples['POST /api/sermons']?.body)).json<Sermon>()
      path = `/api/sermons/${id}/body`
      await new Replica(pastor, id, 'Phone').write('Unharmed\n').sync()
    })

    const send = (update: Uint8Array | string, vector = emptyVector) =>
      pastor.post(path, { update: typeof update === 'string' ? update : toBase64(update), vector })
    const assertRefused = async (
      answer: Awaited<ReturnType<typeof send>>,
      field: string,
      message: RegExp,
    ) => {
      assert.equal(answer.statusCode, 400, answer.body)
      assert.match(answer.json<{ fields: Record<string, string> }>().fields[field] ?? '', message)
      const { update, seq } = (await pastor.get(path)).json<SermonBody>()
      const doc = new Y.Doc()
      Y.applyUpdate(doc, fromBase64(update))
      assert.deepEqual([bodyOf(doc).toJSON(), seq], ['Unharmed\n', 1])
    }

    for (const [what, message, update] of hostile) {
      it(`with ${what} is refused`, async () => {
        await assertRefused(await send(update), 'update', message)
      })
    }

    it('of random or cut bytes is refused or does nothing', async () => {
      const random = randomFrom(19)
      const good = updateOf((doc) => bodyOf(doc).insert(0, 'Cut '))
      const bytes = (length: number) => Uint8Array.from({ length }, () => random.below(256))
      const changes = [
        ...Array.from({ length: good.length - 1 }, (_, length) => good.slice(0, length + 1)),
        ...Array.from({ length: trials({ gate: 30, all: 100, soak: 5000 }) }, () =>
          bytes(1 + random.below(60)),
        ),
      ]
      for (const update of changes) {
        const answer = await send(update)
        if (answer.statusCode === 400) await assertRefused(answer, 'update', /./)
        else assert.deepEqual([answer.statusCode, answer.json<SermonBody>().seq], [200, 1], toBase64(update))
      }
    })

    it('that is no base64 is refused', async () => {
      for (const update of ['', 'A', 'AAA', 'A===', 'AA-_', 'AA A', 'AAA=AAA=', 'ÄÄÄÄ'])
        await assertRefused(await send(update), 'update', new RegExp(unreadable))
    })

    it('with a state vector that cannot be read is refused', async () => {
      const garbage = toBase64(Uint8Array.of(255, 255, 255, 255, 255, 1))
      await assertRefused(await send('AAA=', garbage), 'vector', /could not be read/)
      await assertRefused(await send('AAA=', toBase64(new Uint8Array(70_000))), 'vector', /too large/)
      const answer = await pastor.get(`${path}?vector=${encodeURIComponent(garbage)}`)
      await assertRefused(answer, 'vector', /could not be read/)
    })

    it('that is too large at once, or makes the whole too large, is refused', async () => {
      await assertRefused(await send(new Uint8Array(bodyLimits.updateBytes + 1)), 'update', /too large/)
      const { id } = (await pastor.post('/api/sermons', samples['POST /api/sermons']?.body)).json<Sermon>()
      const phone = new Replica(pastor, id, 'Phone')
      let last = await phone.post()
      // Letters that are marked and not marked in turn take much more room than they show.
      for (let n = 0; n < 100 && last.statusCode === 200; n += 1) {
        phone.take(last.json<SermonBody>())
        phone.doc.transact(() => {
          for (let at = 0; at < 1000; at += 1)
            phone.body.insert(
              0,
              'x',
              at % 2 === 0 ? { source: 'y'.repeat(80) } : { kind: 'quote', source: 'z' },
            )
        })
        last = await phone.post()
      }
      assert.equal(last.statusCode, 400, last.body.slice(0, 200))
      assert.match(last.json<{ message: string }>().message, /edit history is full/)
    })

    it('that takes forever is given up, and its user waits, while others are answered', async () => {
      const other = await test.pastor()
      const { id } = (await other.post('/api/sermons', samples['POST /api/sermons']?.body)).json<Sermon>()
      const order: string[] = []
      const endless = send(endlessUpdate(8000)).finally(() => order.push('endless'))
      const device = new Replica(other, id, 'Phone')
      for (let n = 0; n < 3; n += 1) await device.write(`${n} `).sync()
      order.push('other')
      await assertRefused(await endless, 'update', new RegExp(unreadable))
      assert.deepEqual(order, ['other', 'endless'])
      const next = await send('AAA=')
      assert.equal(next.statusCode, 429)
      assert.match(next.json<{ message: string }>().message, /^Your last change took too long to process/)
      assert.ok(Number(next.headers['retry-after']) > 0, String(next.headers['retry-after']))
      await device.write('after').sync()
      assert.equal((await new Replica(other, id, 'Reader').pull()).text, 'after2 1 0 ')
    })

    it('under a number that another device writes under leaves what is there as it is', async () => {
      const owner = await test.pastor()
      const { id } = (await owner.post('/api/sermons', samples['POST /api/sermons']?.body)).json<Sermon>()
      const [one, two] = ['Phone', 'Laptop'].map((name) => new Replica(owner, id, name)) as [Replica, Replica]
      one.doc.clientID = 7
      two.doc.clientID = 7
      await one.write('First\n').sync()
      assert.equal((await two.write('Other\n').post()).statusCode, 200)
      assert.equal((await new Replica(owner, id, 'Reader').pull()).text, 'First')
    })

    it('of one user is done after the other; too many at once are refused for a moment', async () => {
      const owner = await test.pastor()
      const { id } = (await owner.post('/api/sermons', samples['POST /api/sermons']?.body)).json<Sermon>()
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, n) => new Replica(owner, id, `Device ${n}`).write(`${n}\n`).post()),
      )
      const accepted = answers.filter(({ statusCode }) => statusCode === 200).length
      for (const { statusCode, body } of answers) assert.ok([200, 429].includes(statusCode), body)
      const words = (await new Replica(owner, id, 'Reader').pull()).text.split('\n').length
      assert.equal(words, accepted)
      assert.equal((await owner.get('/api/user')).statusCode, 200)
    })
  })
}
