import assert from 'node:assert/strict'
import { it } from 'node:test'
import { ApiError } from '#shared/api/error.ts'
import type { StoredRecord } from '#shared/records/record-room.ts'
import { Outbox } from './outbox.ts'
import type { OutboxItem } from './outbox-item.ts'
import { memoryShelf } from './shelf.ts'

const room = '/api/journals'
const interleavings = process.env['SOAK'] === '1' ? 50_000 : 1000

/** Notes that all three have on their devices. */
const shared = ['plan', 'list']

/** The same numbers for the same seed, so that a failure can be looked at again. */
function dice(seed: number) {
  let state = seed
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

interface Note extends StoredRecord {
  readonly text: string
}

/** The server's rules: versions are checked, a repeated create makes nothing. Remembers all that it ever held, in order. */
class Server {
  readonly notes = new Map<string, Note>()
  readonly held: string[] = []

  handle({ op, id, body, version }: OutboxItem): Note {
    const known = this.notes.get(id)
    if (op === 'add') {
      if (known !== undefined) return known
    } else if (known === undefined) throw new ApiError('Not found', 404)
    else if (known.version !== version) throw new ApiError('Changed meanwhile', 409, { current: known })
    const note = { id, text: String(body['text']), version: (known?.version ?? 0) + 1 }
    this.notes.set(id, note)
    this.held.push(note.text)
    return note
  }
}

/** Somebody with a device: writes, loses the signal, has the page killed, chooses between two texts. */
class Person {
  readonly shelf = memoryShelf()
  readonly written: string[] = []
  /** Given up by their own choice, or written over by their own next words before these were sent. */
  readonly letGo = new Set<string>()
  /** Kept over somebody else's: these may well have been there before the other's. */
  readonly insisted = new Set<string>()
  readonly name: string
  readonly #server: Server
  readonly #roll: (sides: number) => number
  readonly #seen = new Map<string, Note>()
  online = true
  outbox: Outbox

  constructor(name: string, server: Server, roll: (sides: number) => number) {
    this.name = name
    this.#server = server
    this.#roll = roll
    this.outbox = this.#open()
  }

  #open(): Outbox {
    return new Outbox({
      shelf: this.shelf,
      alone: (work) => work(),
      announce: () => {},
      onSignedOut: () => {},
      patience: 100,
      learn: async () => {},
      onSent: (item, record) => {
        if (record !== undefined) this.#seen.set(item.id, record as Note)
      },
      send: async (item) => {
        await Promise.resolve()
        if (!this.online) throw new ApiError('No connection', 0)
        const note = this.#server.handle(item)
        // The answer is lost on the way now and then.
        if (this.#roll(6) === 0) throw new ApiError('No connection', 0)
        return note
      },
    })
  }

  look(): void {
    if (!this.online) return
    for (const [id, note] of this.#server.notes) this.#seen.set(id, note)
  }

  async write(id: string): Promise<void> {
    const text = `${this.name} ${this.written.length}`
    this.written.push(text)
    const own = this.outbox.state.items.filter((item) => item.id === id)
    const known = (own.at(-1)?.record as Note | undefined) ?? this.#seen.get(id)
    const waiting = new Set(own.map((item) => String(item.body['text'])))
    const record: Note = { id, text, version: known?.version ?? 0 }
    try {
      await this.outbox.submit({
        room,
        id,
        op: known === undefined ? 'add' : 'update',
        title: text,
        body: { text },
        record,
        ...(known !== undefined && { version: known.version }),
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The form is still open with both texts: this person gives in.
      this.letGo.add(text)
    }
    for (const item of this.outbox.state.items) waiting.delete(String(item.body['text']))
    for (const merged of waiting) if (!this.#server.held.includes(merged)) this.letGo.add(merged)
  }

  async choose(): Promise<void> {
    for (const item of this.outbox.state.items.filter(({ refused }) => refused !== undefined)) {
      if (this.#roll(2) === 0) {
        this.insisted.add(String(item.body['text']))
        await this.outbox.retry(item.key)
      } else {
        this.letGo.add(String(item.body['text']))
        await this.outbox.discard(item.key)
      }
    }
  }

  async crash(): Promise<void> {
    this.outbox.close()
    this.outbox = this.#open()
    await this.outbox.load()
  }

  async drain(): Promise<void> {
    this.outbox.drain()
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
  }
}

it(`loses no words in ${interleavings} interleavings of three people with bad networks`, async () => {
  for (let seed = 1; seed <= interleavings; seed += 1) {
    const roll = dice(seed)
    const server = new Server()
    for (const id of shared)
      server.handle({ room, op: 'add', id, title: id, body: { text: id }, at: 0, attempts: 1 })
    const people = ['Anna', 'Ben', 'Cleo'].map((name) => new Person(name, server, roll))
    for (const person of people) person.look()
    for (let step = 0; step < 24; step += 1) {
      const person = people[roll(3)]
      assert.ok(person)
      const acts = [
        () => person.write(shared[roll(shared.length)] ?? ''),
        () => person.write(shared[roll(shared.length)] ?? ''),
        () => person.write(`${person.name}'s own ${roll(2)}`),
        async () => person.look(),
        async () => {
          person.online = !person.online
        },
        () => person.crash(),
        () => person.drain(),
        () => person.choose(),
      ]
      await acts[roll(acts.length)]?.()
    }
    for (
      let round = 0;
      round < 50 && people.some(({ outbox }) => outbox.state.items.length > 0);
      round += 1
    ) {
      for (const person of people) {
        person.online = true
        await person.drain()
        await person.choose()
        await person.drain()
      }
    }
    for (const { name, written, letGo, outbox } of people) {
      assert.deepEqual(outbox.state.items, [], `seed ${seed}: ${name} has unsent words left`)
      const lost = written.filter((text) => !server.held.includes(text) && !letGo.has(text))
      assert.deepEqual(lost, [], `seed ${seed}: ${name} has lost words`)
    }
    const chosen = people.flatMap(({ insisted }) => [...insisted])
    const once = server.held.filter((text) => !chosen.includes(text))
    assert.equal(new Set(once).size, once.length, `seed ${seed}: something was stored twice`)
    for (const { outbox } of people) outbox.close()
  }
})
