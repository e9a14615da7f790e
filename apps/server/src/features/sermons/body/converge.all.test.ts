/** Devices that edit one sermon offline and sync in any order, through two servers, end with the same text and every word. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { sql } from 'kysely'
import { startApp } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { type Random, randomFrom } from '#testing/fuzz-values.ts'
import { samples } from '#testing/samples.ts'
import { Replica } from '#testing/sermons/sermon-replica.ts'
import { trials } from '#testing/tier.ts'

const seed = 19
const rounds = trials({ gate: 20, all: 80, soak: 3000 })

/** What one device does to its own copy. Words are typed whole and deleted whole, so that each can be looked for in the end. */
class Writer {
  readonly replica: Replica
  readonly #random: Random
  readonly #name: string
  #typed = 0

  constructor(replica: Replica, name: string, random: Random) {
    this.replica = replica
    this.#name = name
    this.#random = random
  }

  edit(written: Set<string>, deleted: Set<string>): void {
    const { body } = this.replica
    const text = body.toJSON()
    const words = [...text.matchAll(/\w+ /g)]
    // Between words, as somebody types who reads what is there.
    const places = [0, ...words.map(({ 0: word, index }) => index + word.length)]
    const lines = [...text.matchAll(/\n/g)].map(({ index }) => index)
    const kind = this.#random.below(10)
    if (kind < 5 || words.length === 0) {
      const word = `${this.#name}${(this.#typed += 1)}`
      written.add(word)
      body.insert(this.#random.pick(places), `${word} `)
    } else if (kind === 5) {
      const { 0: word, index } = this.#random.pick(words)
      deleted.add(word.trim())
      body.delete(index, word.length)
    } else if (kind === 6) body.insert(this.#random.pick(places), '\n', { kind: 'point' })
    else if (kind === 7 && lines.length > 0) body.delete(this.#random.pick(lines), 1)
    else if (kind === 8 && lines.length > 0)
      body.format(this.#random.pick(lines), 1, { kind: this.#random.pick(['quote', 'list', null]) })
    else
      body.format(0, Math.min(text.length, 1 + this.#random.below(20)), {
        bold: this.#random.pick([true, null]),
      })
  }
}

for (const engine of engines) {
  it(`three devices on ${engine} lose no word in ${rounds} rounds (seed ${seed})`, async () => {
    const test = await startApp(engine)
    const second = await startApp(engine, { database: test.database })
    if (engine === 'sqlite') await sql`pragma synchronous = off`.execute(test.database.db)
    const random = randomFrom(seed)
    const pastor = await test.pastor()
    const { id } = (await pastor.post('/api/sermons', samples['POST /api/sermons']?.body)).json<Sermon>()
    const elsewhere = second.visitor()
    for (const [name, value] of pastor.cookies) elsewhere.cookies.set(name, value)
    const writers = ['a', 'b', 'c'].map(
      (name, n) => new Writer(new Replica(n === 1 ? elsewhere : pastor, id, name), name, random),
    )
    const [written, deleted] = [new Set<string>(), new Set<string>()]
    for (let round = 0; round < rounds; round += 1) {
      for (const writer of writers)
        for (let edits = random.below(6); edits > 0; edits -= 1) writer.edit(written, deleted)
      await Promise.all(
        writers
          .filter(() => random.chance(0.5))
          .map(async ({ replica }) => {
            // An answer that is lost: the device sends it all again later.
            if (random.chance(0.2)) assert.equal((await replica.post()).statusCode, 200)
            else await replica.sync()
          }),
      )
      if (random.chance(0.2)) await random.pick(writers).replica.pull()
    }
    for (const { replica } of [...writers, ...writers]) await replica.sync()
    const texts = writers.map(({ replica }) => JSON.stringify(replica.body.toDelta()))
    assert.equal(new Set(texts).size, 1)
    const words = writers[0]?.replica.text.match(/\w+/g) ?? []
    assert.deepEqual(words.toSorted(), [...written].filter((word) => !deleted.has(word)).sort())
    assert.ok(written.size > rounds)
  })
}

describe('the model of this test', () => {
  it('would notice a lost word', () => {
    const random = randomFrom(seed)
    const replica = new Replica(undefined as never, 'x', 'a')
    const [written, deleted] = [new Set<string>(), new Set<string>()]
    const writer = new Writer(replica, 'a', random)
    for (let n = 0; n < 200; n += 1) writer.edit(written, deleted)
    const words = new Set(replica.text.match(/\w+/g))
    assert.deepEqual(
      [...written].filter((word) => !deleted.has(word) && !words.has(word)),
      [],
    )
    replica.body.delete(replica.text.search(/\w/), 1)
    const fewer = new Set(replica.text.match(/\w+/g))
    assert.equal([...written].filter((word) => !deleted.has(word) && !fewer.has(word)).length, 1)
  })
})
