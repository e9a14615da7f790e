import { createStore } from '#shared/store.ts'
import { isOutboxItem } from '../outbox/outbox-item.ts'
import { bodyPath } from '../record-type.ts'
import { edited, type EditedOutbox, type OutboxEdit, type StoreName, type Unsent } from './local-store.ts'

/** The stores of what a user has written. The others hold what the server has too. */
export const wordStores = ['bodies', 'drafts'] as const
type WordStore = (typeof wordStores)[number]

export const holdsWords = (store: StoreName): store is WordStore =>
  (wordStores as readonly StoreName[]).includes(store)

/** What the device has not stored: it is lost with the page, unless it is sent. */
interface Unstored {
  readonly bodies: ReadonlySet<string>
  readonly drafts: ReadonlySet<string>
  /** The keys of unsent changes. */
  readonly outbox: ReadonlySet<number>
}

const nothing: Unstored = { bodies: new Set(), drafts: new Set(), outbox: new Set() }

/** What this page has written, so that it can be read, sent and stored again after the device's storage has failed. */
export class WordsInMemory {
  readonly unstored = createStore(nothing)
  readonly #rows = { bodies: new Map<string, unknown>(), drafts: new Map<string, unknown>() }
  #unsent: Unsent
  #lastKey = 0
  /** What the storage is behind with, removals too. */
  readonly #due = { bodies: new Set<string>(), drafts: new Set<string>(), outbox: new Set<number>() }
  /** Unsent changes that were never stored. Of others, the storage lacks at most how often they were tried. */
  readonly #neverStored = new Set<number>()

  constructor(unsent: Unsent = [], bodies: Iterable<readonly [string, unknown]> = []) {
    this.#unsent = unsent
    this.#lastKey = Math.max(0, ...unsent.map(([key]) => key))
    this.#rows.bodies = new Map(bodies)
  }

  get unsent(): Unsent {
    return this.#unsent
  }

  has(store: WordStore, key: string): boolean {
    return this.#rows[store].has(key)
  }

  get(store: WordStore, key: string): unknown {
    return this.#rows[store].get(key)
  }

  isDue(store: WordStore, key: string): boolean {
    return this.#due[store].has(key)
  }

  set(store: WordStore, changes: ReadonlyMap<string, unknown>): void {
    for (const [key, value] of changes) this.#rows[store].set(key, value)
  }

  /** Whether a write of these values has reached the storage. Newer ones may have been written meanwhile. */
  noteWritten(store: WordStore, changes: ReadonlyMap<string, unknown>, isStored: boolean): void {
    for (const [key, value] of changes) {
      if (!isStored) this.#due[store].add(key)
      else if (Object.is(this.#rows[store].get(key), value)) this.#due[store].delete(key)
    }
    this.#tell()
  }

  /** What is to be written to a store. */
  due(store: WordStore): ReadonlyMap<string, unknown> {
    return new Map([...this.#due[store]].map((key) => [key, this.#rows[store].get(key)]))
  }

  /** Edits the unsent changes in memory alone. */
  edit(next: (unsent: Unsent) => OutboxEdit): EditedOutbox {
    const edit = next(this.#unsent)
    const addedKey = edit.added && this.#newKey()
    this.#setUnsent(edited(this.#unsent, edit, addedKey))
    for (const [key, value] of edit.put ?? []) {
      if (value === undefined && this.#neverStored.delete(key)) this.#due.outbox.delete(key)
      else this.#due.outbox.add(key)
    }
    if (addedKey !== undefined) {
      this.#neverStored.add(addedKey)
      this.#due.outbox.add(addedKey)
    }
    this.#tell()
    return { unsent: this.#unsent, addedKey }
  }

  /** Whether the storage lacks anything. */
  get isBehind(): boolean {
    return Object.values(this.#due).some(({ size }) => size > 0)
  }

  /** What the stored changes lack. */
  dueChanges(): ReadonlyMap<number, unknown> {
    const here = new Map(this.#unsent)
    return new Map([...this.#due.outbox].map((key) => [key, here.get(key)]))
  }

  /** The edit that brings the stored changes up to date. One that another tab has sent meanwhile does not come back. */
  catchUp(due: ReadonlyMap<number, unknown>, stored: Unsent): OutboxEdit {
    const there = new Set(stored.map(([key]) => key))
    return { put: new Map([...due].filter(([key]) => there.has(key) || this.#neverStored.has(key))) }
  }

  noteCaughtUp(due: ReadonlyMap<number, unknown>, stored: Unsent): void {
    const here = new Map(this.#unsent)
    for (const [key, value] of due) {
      this.#neverStored.delete(key)
      if (Object.is(here.get(key), value)) this.#due.outbox.delete(key)
    }
    this.adopt(stored)
    this.#tell()
  }

  /** The changes as they are stored count, but for what the storage still lacks. */
  adopt(stored: Unsent): void {
    const here = new Map(this.#unsent)
    const rows = new Map(stored)
    for (const key of this.#due.outbox) {
      if (here.has(key)) rows.set(key, here.get(key))
      else rows.delete(key)
    }
    this.#setUnsent([...rows].sort(([a], [b]) => a - b))
  }

  /** The storage has lost everything. */
  forgetStored(): void {
    for (const store of wordStores) {
      for (const [key, value] of this.#rows[store]) if (value !== undefined) this.#due[store].add(key)
    }
    for (const [key] of this.#unsent) {
      this.#due.outbox.add(key)
      this.#neverStored.add(key)
    }
    this.#tell()
  }

  /** A number of its own for this tab, in the order of all: another may add a change to the storage meanwhile. */
  #newKey(): number {
    return Math.floor(this.#lastKey) + 1 + Math.random()
  }

  #setUnsent(unsent: Unsent): void {
    this.#unsent = unsent
    this.#lastKey = Math.max(this.#lastKey, ...unsent.map(([key]) => key))
    // A text that is stored and sent is not needed here any longer.
    const waiting = new Set(
      unsent.flatMap(([, value]) => (isOutboxItem(value) && value.path === bodyPath ? value.id : [])),
    )
    for (const key of this.#rows.bodies.keys())
      if (!this.#due.bodies.has(key) && !waiting.has(key.split(' ')[0] ?? '')) this.#rows.bodies.delete(key)
  }

  #tell(): void {
    const rows = (store: WordStore) =>
      new Set([...this.#due[store]].filter((key) => this.#rows[store].get(key) !== undefined))
    const next = { bodies: rows('bodies'), drafts: rows('drafts'), outbox: new Set(this.#neverStored) }
    const isNothing = Object.values(next).every(({ size }) => size === 0)
    this.unstored.set(isNothing ? nothing : next)
  }
}
