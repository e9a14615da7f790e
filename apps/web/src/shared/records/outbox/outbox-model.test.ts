import assert from 'node:assert/strict'
import { it } from 'node:test'
import { ApiError } from '#shared/api/error.ts'
import { holds } from './holds.ts'
import { marksPath, type StoredRecord } from '../record-type.ts'
import { Outbox } from './outbox.ts'
import type { Change, OutboxItem } from './outbox-item.ts'
import { memoryStore, type LocalStore } from '../local/local-store.ts'
import { ResilientStore } from '../local/resilient-store.ts'

const path = '/api/journals'
const interleavings = process.env['SOAK'] === '1' ? 50_000 : process.env['ALL_TESTS'] === '1' ? 2000 : 500
const steps = 24

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

/** What is typed into a form, and what is set by one tap. */
type Field = 'text' | 'tag'

interface Note extends StoredRecord {
  readonly text: string
  readonly tag: string
}

/** The server's rules: versions are checked, a repeated create makes nothing. Remembers all that it ever held, in order. */
class Server {
  readonly notes = new Map<string, Note>()
  readonly held: string[] = []
  readonly ever = new Set<string>()
  /** Which note was prayed for on which day. */
  readonly marks = new Set<string>()

  handle({ path: wanted, op, id, body, version }: OutboxItem): Note | undefined {
    if (wanted === marksPath) {
      this.marks.add(markOf(id, body))
      return undefined
    }
    const known = this.notes.get(id)
    if (op === 'add') {
      if (known !== undefined) return this.#repeated(known, body)
    } else if (known === undefined) throw new ApiError('Not found', 404)
    else if (op === 'remove') {
      this.notes.delete(id)
      return undefined
    } else if (known.version !== version) throw new ApiError('Changed meanwhile', 409, { current: known })
    const note: Note = { text: '', tag: '', ...known, ...body, id, version: (known?.version ?? 0) + 1 }
    this.notes.set(id, note)
    for (const value of Object.values(body)) {
      this.held.push(String(value))
      this.ever.add(String(value))
    }
    return note
  }

  /** As the client sees it: a create that the server has with other words is a conflict. */
  #repeated(known: Note, body: Change['body']): Note {
    if (!holds(known, body)) throw new ApiError('Changed meanwhile', 409, { current: known })
    return known
  }
}

const markOf = (id: string, body: Change['body']) => `${id} ${String(body['date'])}`

/** A store whose page may be killed: from then on it hears of nothing any more. */
function mortal(store: LocalStore): { store: LocalStore; kill: () => void; dead: () => boolean } {
  let dead = false
  const never = new Promise<never>(() => {})
  const alive = async <T>(work: () => Promise<T>): Promise<T> => {
    if (dead) return never
    const result = await work()
    return dead ? never : result
  }
  return {
    store: {
      ...store,
      unsent: () => alive(() => store.unsent()),
      edit: (...args) => alive(() => store.edit(...args)),
    },
    kill: () => (dead = true),
    dead: () => dead,
  }
}

/** The storage of a device, which may have no room, and which the browser may clear while the page is open. */
class Disk {
  isFull = false
  readonly #roll: (sides: number) => number
  #rows = memoryStore()
  /** Transactions come one after the other. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(roll: (sides: number) => number) {
    this.#roll = roll
  }

  /** A connection that takes its time for its first transactions, while others begin. */
  connect(slow: number): LocalStore {
    let left = slow
    const rows = this.#rows
    const transaction = <T>(work: () => Promise<T>, isWrite: boolean): Promise<T> => {
      const begun = this.#last.then(async () => {
        if (left > 0 && this.#roll(2) === 0) await tick()
        left -= 1
        if (rows !== this.#rows) throw new DOMException('The connection is closing', 'InvalidStateError')
        if (this.isFull && isWrite) throw new DOMException('No room', 'QuotaExceededError')
        return work()
      })
      this.#last = begun.catch(() => {})
      return begun
    }
    return {
      ...rows,
      get: (...args) => transaction(() => rows.get(...args), false),
      unsent: () => transaction(() => rows.unsent(), false),
      write: (...args) => transaction(() => rows.write(...args), true),
      edit: (...args) => transaction(() => rows.edit(...args), true),
    }
  }

  clear(): void {
    this.#rows = memoryStore()
  }

  unsent() {
    return this.#rows.unsent()
  }
}

/** One value that somebody has typed or tapped. */
interface Said {
  readonly id: string
  readonly field: Field
  readonly value: string
  /** The form showed an error and still holds it. */
  refused: boolean
}

const unreachable = () => new ApiError('No connection', 0)
const faults = [500, 503, 400, 429, 401]

/** Somebody with a device: writes, taps, loses the signal, has the page killed, chooses between two texts. */
class Person {
  readonly disk: Disk
  readonly said: Said[] = []
  /** What they have prayed for, once this device has stored it. */
  readonly prayed = new Set<string>()
  /** Given up by their own choice: another text was preferred, or the note was deleted. */
  readonly letGo = new Set<string>()
  /** LocalSession over somebody else's: these may well have been there before the other's. */
  readonly insisted = new Set<string>()
  readonly name: string
  readonly #server: Server
  readonly #roll: (sides: number) => number
  readonly #seen = new Map<string, Note>()
  online = true
  /** How many of six calls meet a fault of the server or a refusal. */
  trouble = 0
  #kill: () => void = () => {}
  store: ResilientStore
  outbox: Outbox

  private constructor(name: string, server: Server, roll: (sides: number) => number, store: ResilientStore) {
    this.name = name
    this.#server = server
    this.#roll = roll
    this.disk = new Disk(roll)
    this.store = store
    this.outbox = this.#open()
  }

  static async of(name: string, server: Server, roll: (sides: number) => number): Promise<Person> {
    const store = ResilientStore.inMemory()
    const person = new Person(name, server, roll, store)
    await person.restart()
    return person
  }

  #open(): Outbox {
    const { store, kill, dead } = mortal(this.store)
    this.#kill = kill
    return new Outbox({
      store,
      isInMemory: (key) => this.store.unstored.get().outbox.has(key),
      oneTab: (work) => work(),
      announce: () => {},
      onSignedOut: () => {},
      onChangedElsewhere: () => {},
      isServerWell: async () => this.#roll(2) === 0,
      upsert: async () => {},
      onSent: (item, record) => {
        if (item.path === marksPath) return
        if (record === undefined) this.#seen.delete(item.id)
        else this.#seen.set(item.id, record as Note)
      },
      send: async (item) => {
        // The call is under way for a while, and the page may die meanwhile.
        for (let turn = this.#roll(4); turn > 0; turn -= 1) await tick()
        const note = this.#answer(item)
        for (let turn = this.#roll(3); turn > 0; turn -= 1) await tick()
        if (dead()) return new Promise<never>(() => {})
        return note
      },
    })
  }

  #answer(item: OutboxItem): Note | undefined {
    if (!this.online) throw unreachable()
    const isTrouble = this.#roll(6) < this.trouble
    const any = isTrouble ? faults[this.#roll(faults.length)] : undefined
    // A mark that the server refuses for good is of no use, so the app does not ask anybody about it.
    const status = item.path === marksPath && any === 400 ? 503 : any
    // A fault may come before or after the words are stored.
    if (status !== undefined && (status < 500 || this.#roll(2) === 0)) throw new ApiError('Trouble', status)
    const note = this.#server.handle(item)
    if (status !== undefined) throw new ApiError('Trouble', status)
    // The answer is lost on the way now and then.
    if (this.trouble > 0 && this.#roll(6) === 0) throw unreachable()
    return note
  }

  look(): void {
    if (!this.online) return
    for (const [id, note] of this.#server.notes) this.#seen.set(id, note)
  }

  #known(id: string): Note | undefined {
    const last = this.outbox.changes.findLast((item) => item.id === id && item.path === path)
    return last === undefined ? this.#seen.get(id) : (last.record as Note | undefined)
  }

  /** Prays for a note: nothing to type, and nothing to wait for. */
  async pray(id: string): Promise<void> {
    const body = { date: `2025-03-0${1 + this.#roll(3)}` }
    await this.outbox.mark({ path: marksPath, op: 'update', id, title: id, body })
    this.prayed.add(markOf(id, body))
    this.outbox.drain()
  }

  /** Types a text into a form and saves it; a note that is not there yet is made. */
  write(id: string): void {
    this.#say(id, 'text', this.#known(id))
  }

  /** One tap on a note that is there. */
  tap(id: string): void {
    const known = this.#known(id)
    if (known !== undefined) this.#say(id, 'tag', known)
  }

  #say(id: string, field: Field, known: Note | undefined): void {
    const said: Said = { id, field, value: `${this.name} ${field} ${this.said.length}`, refused: false }
    this.said.push(said)
    const { value } = said
    const record: Note = { text: '', tag: '', version: 0, ...known, id, [field]: value }
    const change: Change = {
      path,
      id,
      op: known === undefined ? 'add' : 'update',
      title: value,
      body: { [field]: value },
      record,
      ...(known !== undefined && { version: known.version }),
    }
    this.outbox.submit(change).catch((error: unknown) => {
      assert.ok(error instanceof ApiError)
      said.refused = true
    })
  }

  /** Deletes a note of their own, with all that they have written there. */
  remove(id: string): void {
    if (this.#known(id) === undefined) return
    const own = this.said.filter((said) => said.id === id && !this.letGo.has(said.value))
    for (const { value } of own) this.letGo.add(value)
    this.outbox.submit({ path, id, op: 'remove', title: '', body: {} }).catch((error: unknown) => {
      assert.ok(error instanceof ApiError)
      for (const { value } of own) this.letGo.delete(value)
    })
  }

  async choose(): Promise<void> {
    const item = this.outbox.state.items.find(({ refused }) => refused !== undefined)
    if (item === undefined) return
    const values = Object.values(item.body).map(String)
    if (item.path === marksPath) await this.outbox.retry(item.key)
    else if (this.#roll(2) === 0) {
      for (const value of values) this.insisted.add(value)
      await this.outbox.retry(item.key)
    } else {
      for (const value of values) this.letGo.add(value)
      await this.outbox.discard(item.key)
    }
  }

  async restart(): Promise<void> {
    // The browser asks before it closes a page with words that are nowhere else, and they stay.
    if (this.store.unstored.get().outbox.size > 0) return
    this.#kill()
    this.outbox.close()
    this.store.stop()
    this.store = await ResilientStore.on(this.disk.connect(0), async () => this.disk.connect(4))
    this.outbox = this.#open()
    await this.outbox.load()
  }

  /** The browser clears the storage and says so. Somebody may be writing at that very moment. */
  async loseStorage(): Promise<void> {
    this.disk.clear()
    this.store.onClosed()
    for (let turn = this.#roll(3); turn > 0; turn -= 1) await Promise.resolve()
    if (this.#roll(2) === 0) this.write(shared[0] ?? '')
    await this.store.recover()
  }

  /** Values that are neither on the server nor on the device nor in an open form, and that nobody has written over. */
  async lost(): Promise<string[]> {
    const unsent = (await this.store.unsent()).map(([, item]) => item as OutboxItem)
    const waiting = new Set(unsent.flatMap(({ body }) => Object.values(body)))
    const marked = new Set(unsent.map(({ id, body }) => markOf(id, body)))
    const isSafe = ({ value, refused }: Said) =>
      refused || waiting.has(value) || this.letGo.has(value) || this.#server.ever.has(value)
    const isWrittenOver = (said: Said, at: number) =>
      this.said.some(
        (later, index) =>
          index > at && later.id === said.id && later.field === said.field && !later.refused && isSafe(later),
      )
    return [
      ...this.said.filter((said, at) => !isSafe(said) && !isWrittenOver(said, at)).map(({ value }) => value),
      ...[...this.prayed].filter((mark) => !marked.has(mark) && !this.#server.marks.has(mark)),
    ]
  }
}

const tick = () => new Promise<void>((resolve) => setImmediate(resolve))
/** As many turns as a call can take. */
const rest = async (turns = 12) => {
  for (let turn = 0; turn < turns; turn += 1) await tick()
}

async function play(seed: number, pass: (milliseconds: number) => void): Promise<void> {
  const roll = dice(seed)
  const server = new Server()
  for (const id of shared)
    server.handle({ path, op: 'add', id, title: id, body: { text: id }, at: 0, attempts: 1 })
  const people = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => Person.of(name, server, roll)))
  for (const person of people) person.look()
  const nothingLost = async () => {
    for (const person of people) assert.deepEqual(await person.lost(), [], `seed ${seed}: ${person.name}`)
  }

  for (let step = 0; step < steps; step += 1) {
    const person = people[roll(3)]
    assert.ok(person)
    const any = shared[roll(shared.length)] ?? ''
    const own = `${person.name}'s own ${roll(2)}`
    const acts: (() => unknown)[] = [
      () => person.write(any),
      () => person.write(own),
      () => person.tap(any),
      () => void person.pray(any),
      () => person.tap(own),
      () => person.tap(own),
      () => roll(3) === 0 && person.remove(own),
      () => person.look(),
      () => {
        person.online = !person.online
      },
      () => {
        person.trouble = roll(4)
      },
      () => person.restart(),
      () => {
        person.disk.isFull = !person.disk.isFull
      },
      () => person.loseStorage(),
      () => person.outbox.drain(),
      () => person.outbox.resume(),
      () => person.choose(),
      () => pass(5000),
    ]
    await acts[roll(acts.length)]?.()
    // Sometimes the next thing happens while the last one is still under way.
    await rest(1 + roll(3) * 5)
    await nothingLost()
  }

  for (let round = 0; round < 60 && people.some(({ outbox }) => outbox.state.items.length > 0); round += 1) {
    for (const person of people) {
      person.online = true
      person.trouble = 0
      person.disk.isFull = false
      person.outbox.resume()
      await rest()
      await person.choose()
      pass(5000)
      await rest()
    }
    await nothingLost()
  }
  for (const { name, outbox, store, disk } of people) {
    disk.isFull = false
    await store.recover()
    assert.deepEqual(outbox.state.items, [], `seed ${seed}: ${name} has unsent words left`)
    assert.deepEqual(await disk.unsent(), [], `seed ${seed}: ${name} has something hidden left`)
  }
  // Devices that prayed the same list without a connection come to the union.
  for (const { name, prayed } of people)
    for (const mark of prayed) assert.ok(server.marks.has(mark), `seed ${seed}: ${name} prayed ${mark}`)
  const chosen = new Set(people.flatMap(({ insisted }) => [...insisted]))
  const removed = new Set(people.flatMap(({ letGo }) => [...letGo]))
  const once = server.held.filter((value) => !chosen.has(value) && !removed.has(value))
  assert.equal(new Set(once).size, once.length, `seed ${seed}: something was stored twice`)
  for (const { outbox, store } of people) {
    outbox.close()
    store.stop()
  }
}

it(`loses no words in ${interleavings} interleavings of three people with taps, faults, conflicts, restarts and a storage that fails`, async (t) => {
  // Pauses pass when the test says so.
  t.mock.timers.enable({ apis: ['setTimeout'] })
  t.mock.method(console, 'warn', () => {})
  for (let seed = 1; seed <= interleavings; seed += 1)
    await play(seed, (milliseconds) => t.mock.timers.tick(milliseconds))
})
