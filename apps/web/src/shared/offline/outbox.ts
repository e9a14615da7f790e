import { ApiError, isUnreachable } from '#shared/api/error.ts'
import type { StoredRecord } from '#shared/records/record-room.ts'
import { type Answer, OutboxAnswers, type Outcome } from './outbox-answers.ts'
import {
  type Change,
  isAlreadyThere,
  isOutboxItem,
  type KeptItem,
  mergeChange,
  type OutboxItem,
  overCurrent,
  type Refusal,
  withVersion,
} from './outbox-item.ts'
import type { Shelf, Unsent } from './shelf.ts'

/** Told to every tab. */
export type Announcement =
  | { readonly kind: 'changed' }
  | { readonly kind: 'sent'; readonly item: KeptItem; readonly record: StoredRecord | undefined }
  | { readonly kind: 'refused'; readonly key: number; readonly refusal: Refusal }

export interface OutboxParts {
  readonly shelf: Shelf
  /** Sends one item; answers the stored record, or nothing for a removal. Throws an ApiError. */
  readonly send: (item: OutboxItem) => Promise<StoredRecord | undefined>
  /** Runs the work while no other tab runs the same. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  /** Tells the other tabs. */
  readonly announce: (announcement: Announcement) => void
  /** Takes the stored record into the copy on this device. It lies there before the change is forgotten. */
  readonly learn: (item: KeptItem, record: StoredRecord | undefined) => Promise<void>
  /** Tells this page. */
  readonly onSent: (item: KeptItem, record: StoredRecord | undefined) => void
  readonly onSignedOut: () => void
  readonly patience?: number
}

export interface OutboxState {
  readonly items: readonly KeptItem[]
  /** Kept, but unreadable: damaged by something else than this app. */
  readonly damaged: readonly { readonly key: number; readonly value: unknown }[]
  /** The item that is on its way. */
  readonly sending: number | undefined
  /** A screen has just handed these over and says itself that they are being saved. */
  readonly awaited: ReadonlySet<number>
  /** The session has ended: nothing is sent until its user signs in again. */
  readonly signedOut: boolean
}

/** How long a screen waits for an answer before the words count as kept here. */
const usualPatience = 4000
export const emptyOutbox: OutboxState = {
  items: [],
  damaged: [],
  sending: undefined,
  awaited: new Set(),
  signedOut: false,
}
const [firstPause, longestPause] = [1000, 60_000]

/** Every change of a record goes out through here: kept first, then sent, in order, once. */
export class Outbox {
  readonly #parts: OutboxParts
  readonly #listeners = new Set<() => void>()
  readonly #answers: OutboxAnswers
  /** What a version became by our own hand: a form opened before may still name the old one. */
  readonly #became = new Map<string, number>()
  /** Handed over this very moment: not kept yet, but not to be overlooked either. */
  readonly #arriving = new Set<Change>()
  #state = emptyOutbox
  #draining = false
  #again = false
  #pause = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(parts: OutboxParts) {
    this.#parts = parts
    this.#answers = new OutboxAnswers(parts.patience ?? usualPatience)
  }

  get state(): OutboxState {
    return this.#state
  }

  /** Everything that the server does not have, in order. */
  get changes(): readonly Change[] {
    return [...this.#state.items, ...this.#arriving]
  }

  /** A record as its last change leaves it, which may still be unsent: words that were written since are the ones to be seen. */
  latest<R extends StoredRecord>(of: { room: string; id: string }, record: R | undefined): R | undefined {
    const later = this.changes.findLast(({ id, room }) => id === of.id && room === of.room)
    return later === undefined ? record : (later.record as R | undefined)
  }

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async load(): Promise<void> {
    this.#show(await this.#parts.shelf.unsent())
  }

  #show(unsent: Unsent): void {
    const items: KeptItem[] = []
    const damaged: { key: number; value: unknown }[] = []
    for (const [key, value] of unsent) {
      if (isOutboxItem(value)) items.push({ ...value, key })
      else damaged.push({ key, value })
    }
    this.#become({ items, damaged })
  }

  /** Keeps a change and tries to send it. Throws what the server says against it while somebody waits for the answer. */
  async submit(change: Change): Promise<Outcome> {
    this.#arriving.add(change)
    let key: number | undefined
    try {
      key = await this.#keep(change)
      // What was seen to be unsent before stays so.
      if (key !== undefined && !this.#state.items.some((kept) => kept.key === key)) this.#await(key, true)
      await this.load()
    } finally {
      this.#arriving.delete(change)
    }
    this.#parts.announce({ kind: 'changed' })
    if (key === undefined) return { sent: true, record: undefined }
    try {
      const result = await this.#answerTo(key)
      if (!(result instanceof ApiError)) return result
      // The form is still open and holds the words: it is theirs again.
      await this.discard(key)
      throw result
    } finally {
      this.#await(key, false)
    }
  }

  /** Takes an item away unsent: only the user's own wish. */
  async discard(key: number): Promise<void> {
    await this.#parts.shelf.change(key, () => undefined)
    await this.#changed()
  }

  /** Sends a refused item again, over what the server has by now. */
  async retry(key: number): Promise<void> {
    await this.#parts.shelf.change(key, (value) => (isOutboxItem(value) ? overCurrent(value) : value))
    await this.#changed()
    this.drain()
  }

  /** Another tab has news. */
  hear(announcement: Announcement): void {
    if (announcement.kind === 'changed') void this.#reload()
    else if (announcement.kind === 'sent') {
      const { item, record } = announcement
      this.#noteVersion(item, record)
      void this.#parts.learn(item, record)
      this.#tellSent(item, record)
      void this.#reload()
    } else this.#answers.settle(announcement.key, errorOf(announcement.refusal))
  }

  /** The user of this outbox has signed in again. */
  resume(): void {
    this.#become({ signedOut: false })
    this.drain()
  }

  /** Nothing more is sent from this page. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#answers.giveUp()
  }

  /** Sends what can be sent, in order. Safe to call at any time. */
  drain(): void {
    clearTimeout(this.#timer)
    if (this.#closed || this.#state.signedOut) return
    this.#again = true
    if (!this.#draining) void this.#drainAll()
  }

  async #drainAll(): Promise<void> {
    this.#draining = true
    try {
      await this.#parts.alone(async () => {
        while (this.#again && !this.#closed) {
          this.#again = false
          await this.load()
          if (!(await this.#pass())) return this.#waitAndDrain()
        }
        this.#pause = 0
      })
    } catch (error) {
      console.warn('What is unsent could not be sent', error)
      this.#waitAndDrain()
    } finally {
      this.#draining = false
    }
    // Asked for once more in the very moment of ending.
    if (this.#again) this.drain()
  }

  /** One way through the list. False if nothing can be sent for now. */
  async #pass(): Promise<boolean> {
    try {
      for (const { key } of this.#state.items) {
        const item = this.#state.items.find((kept) => kept.key === key)
        if (item === undefined || this.#isBlocked(item)) continue
        if (this.#closed || !(await this.#attempt(key))) return false
      }
      return true
    } finally {
      this.#become({ sending: undefined })
    }
  }

  /** An item waits behind an earlier one of its record that the user must look at first. */
  #isBlocked(item: KeptItem): boolean {
    return this.#state.items.some(
      ({ key, id, room, refused }) =>
        key <= item.key && id === item.id && room === item.room && refused !== undefined,
    )
  }

  async #attempt(key: number): Promise<boolean> {
    const { shelf, send } = this.#parts
    // Counted on the shelf before it leaves: from now on a further change must not be mixed into it.
    const kept = await shelf.change(key, (value) =>
      isOutboxItem(value) && value.refused === undefined ? { ...value, attempts: value.attempts + 1 } : value,
    )
    if (!isOutboxItem(kept) || kept.refused !== undefined) return true
    // Written in another tab, it may not know yet what its version became.
    const item = { ...this.#current(kept), key }
    this.#become({ sending: key })
    try {
      return await this.#sent(item, await send(item))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return await this.#failed(item, error)
    }
  }

  async #failed(item: KeptItem, error: ApiError): Promise<boolean> {
    if (isUnreachable(error) || error.status === 429) {
      this.#answers.giveUp()
      return false
    }
    if (error.status === 401) {
      this.#become({ signedOut: true })
      this.#answers.giveUp()
      this.#parts.onSignedOut()
      return false
    }
    if (error.status === 404 && item.op === 'remove') return this.#sent(item, undefined)
    if (error.status === 409 && isAlreadyThere(item, error.current)) {
      return this.#sent(item, error.current as StoredRecord)
    }
    const refusal = refusalOf(error)
    const trouble = error.status >= 500
    if (!trouble) {
      await this.#parts.shelf.change(item.key, (value) =>
        isOutboxItem(value) ? { ...value, refused: refusal } : value,
      )
    }
    this.#answers.settle(item.key, error)
    this.#parts.announce({ kind: 'refused', key: item.key, refusal })
    await this.#changed()
    const blocked = new Set(this.#state.items.filter((kept) => this.#isBlocked(kept)).map(({ key }) => key))
    this.#answers.giveUp((key) => blocked.has(key))
    return !trouble
  }

  /** Its followers learn the new version. If this page dies before, the item is sent again and found to be there. */
  async #sent(item: KeptItem, record: StoredRecord | undefined): Promise<boolean> {
    const version = record?.version
    // Known before the followers are looked for: what is written from now on begins with it.
    this.#noteVersion(item, record)
    await this.#parts.learn(item, record)
    const left = await this.#parts.shelf.finish(item.key, (value) =>
      version !== undefined && isOutboxItem(value) && value.id === item.id && value.room === item.room
        ? withVersion(value, version)
        : value,
    )
    this.#show(left)
    this.#tellSent(item, record)
    this.#parts.announce({ kind: 'sent', item, record })
    return true
  }

  #tellSent(item: KeptItem, record: StoredRecord | undefined): void {
    this.#answers.settle(item.key, { sent: true, record })
    this.#parts.onSent(item, record)
  }

  #noteVersion({ id, version }: KeptItem, record: StoredRecord | undefined): void {
    if (record !== undefined && version !== undefined && record.version > version)
      this.#became.set(`${id} ${version}`, record.version)
  }

  async #keep(change: Change): Promise<number | undefined> {
    const { shelf } = this.#parts
    const last = (await shelf.unsent()).findLast(
      ([, value]) => isOutboxItem(value) && value.id === change.id && value.room === change.room,
    )
    if (last !== undefined) {
      const [key] = last
      this.#answers.takeEarly(key)
      let merged: ReturnType<typeof mergeChange>
      await shelf.change(key, (value) => {
        merged = isOutboxItem(value) ? mergeChange(value, change) : undefined
        if (merged === 'nothing') return undefined
        return merged ?? value
      })
      if (merged === 'nothing') return undefined
      if (merged !== undefined) return key
    }
    return shelf.append({ ...this.#current(change), at: Date.now(), attempts: 0 })
  }

  #current<C extends Change>(change: C): C {
    let { version } = change
    for (let next = version; next !== undefined; next = this.#became.get(`${change.id} ${next}`))
      version = next
    return version === undefined ? change : withVersion(change, version)
  }

  #await(key: number, is: boolean): void {
    if (this.#state.awaited.has(key) === is) return
    const awaited = new Set(this.#state.awaited)
    if (is) awaited.add(key)
    else awaited.delete(key)
    this.#become({ awaited })
  }

  #answerTo(key: number): Promise<Answer> | Answer {
    const early = this.#answers.takeEarly(key)
    if (early !== undefined) return early
    const item = this.#state.items.find((kept) => kept.key === key)
    if (item === undefined || this.#isBlocked(item) || this.#state.signedOut) return { sent: false }
    const answer = this.#answers.wait(key)
    this.drain()
    return answer
  }

  /** Tries again later, each time after twice as long, a little apart from other devices. */
  #waitAndDrain(): void {
    clearTimeout(this.#timer)
    if (this.#closed || this.#state.signedOut || this.#state.items.length === 0) return
    this.#pause = Math.min(this.#pause === 0 ? firstPause : this.#pause * 2, longestPause)
    this.#timer = setTimeout(() => this.drain(), this.#pause * (0.75 + Math.random() / 2))
  }

  async #changed(): Promise<void> {
    await this.#reload()
    this.#parts.announce({ kind: 'changed' })
  }

  async #reload(): Promise<void> {
    if (this.#closed) return
    try {
      await this.load()
    } catch (error) {
      console.warn('What is unsent could not be read', error)
    }
  }

  #become(next: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...next }
    for (const listener of this.#listeners) listener()
  }
}

const refusalOf = ({ message, status, fields, current }: ApiError): Refusal => ({
  message,
  status,
  ...(Object.keys(fields).length > 0 && { fields }),
  ...(current !== undefined && { current: current as StoredRecord }),
})

const errorOf = ({ message, status, fields, current }: Refusal): ApiError =>
  new ApiError(message, status, { fields, current })
