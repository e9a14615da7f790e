/**
 * Row 15 of the reliability list: devices of one pastor write the same records in any order, some with answers that get lost. Every
 * text that somebody typed must be in a record in the end, or on the screen of the device whose change was refused.
 */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { sql } from 'kysely'
import { startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { randomFrom, type Random } from '#testing/fuzz-values.ts'
import { trials } from '#testing/tier.ts'

const seed = 15
/** On each engine. */
const texts = trials({ gate: 100, all: 500, soak: 10_000 })
const devices = 3

/** What one device knows: the records as it last saw them, and texts that are only on its own screen. */
class Device {
  readonly name: string
  readonly #visitor: Visitor
  readonly #random: Random
  readonly seen = new Map<string, Prayer>()
  #typed = 0

  constructor(name: string, visitor: Visitor, random: Random) {
    this.name = name
    this.#visitor = visitor
    this.#random = random
  }

  async look(): Promise<void> {
    const list = (await this.#visitor.get('/api/prayers')).json<Prayer[]>()
    this.seen.clear()
    for (const prayer of list) this.seen.set(prayer.id, prayer)
  }

  /** Adds a line to a record as this device knows it; where that is refused, to what is handed over, as "Keep mine" does. */
  async write(id: string): Promise<string> {
    this.#typed += 1
    const line = `${this.name} ${this.#typed}`
    let base = this.seen.get(id)
    if (base === undefined) return ''
    for (;;) {
      const description = `${base.description}\n${line}`
      const answer = await this.#visitor.patch(`/api/prayers/${id}`, { description, version: base.version })
      const body = answer.json<Prayer & { current: Prayer }>()
      assert.ok([200, 409].includes(answer.statusCode), answer.body)
      const isRefused = answer.statusCode === 409
      base = isRefused ? body.current : body
      // A lost answer: the device knows nothing of what came of it and sends the same again.
      const isLost = !isRefused && this.#random.chance(0.2)
      if (isLost) {
        const again = await this.#visitor.patch(`/api/prayers/${id}`, {
          description,
          version: base.version - 1,
        })
        assert.equal(again.statusCode, 409, 'a change that is sent twice is not made twice')
        base = again.json<{ current: Prayer }>().current
      }
      // What the server hands over is kept beside one's own; one's own is in it or is sent anew.
      if (base.description.split('\n').includes(line)) break
    }
    this.seen.set(id, base)
    return line
  }
}

for (const engine of engines) {
  describe(`three devices on ${engine}`, () => {
    let test: TestApp
    before(async () => {
      test = await startApp(engine)
      // What is shown here is about order, not about power cuts, and waiting for the disk would be most of it.
      if (engine === 'sqlite') await sql`pragma synchronous = off`.execute(test.database.db)
    })

    it(`lose none of ${texts} texts, whatever the order (seed ${seed})`, async () => {
      const random = randomFrom(seed)
      const owner = await test.pastor()
      const ids: string[] = []
      for (let number = 0; number < 20; number += 1) {
        const body = { title: `Prayer ${number}`, description: 'Begun', category: 'family' }
        ids.push((await owner.post('/api/prayers', body)).json<Prayer>().id)
      }
      const all: Device[] = []
      for (let number = 1; number <= devices; number += 1) {
        const visitor = test.visitor()
        await visitor.post('/api/login', { email: owner.email, password: 'still waters' })
        all.push(new Device(`device ${number}`, visitor, random))
      }
      for (const device of all) await device.look()

      const written: { id: string; line: string }[] = []
      while (written.length < texts) {
        // Some at once, some one after another, some with an old look at the list.
        const busy = all.filter(() => random.chance(0.7))
        const done = await Promise.all(
          busy.map(async (device) => {
            if (random.chance(0.1)) await device.look()
            const id = random.pick(ids)
            return { id, line: await device.write(id) }
          }),
        )
        written.push(...done)
      }

      const stored = new Map(
        (await owner.get('/api/prayers')).json<Prayer[]>().map(({ id, description }) => [id, description]),
      )
      const lost = written.filter(({ id, line }) => !stored.get(id)?.split('\n').includes(line))
      const twice = [...stored.values()].filter((text) => {
        const lines = text.split('\n')
        return new Set(lines).size < lines.length
      })
      assert.deepEqual({ lost, twice }, { lost: [], twice: [] })
    })

    it('would lose texts if versions were not looked at', async () => {
      const owner = await test.pastor()
      const body = { title: 'Prayer', description: 'Begun', category: 'family' }
      const { id } = (await owner.post('/api/prayers', body)).json<Prayer>()
      for (const line of ['one', 'two']) {
        const description = `Begun\n${line}`
        assert.equal((await owner.patch(`/api/prayers/${id}`, { description })).statusCode, 200)
      }
      const [prayer] = (await owner.get('/api/prayers')).json<Prayer[]>()
      assert.equal(prayer?.description, 'Begun\ntwo')
    })
  })
}
