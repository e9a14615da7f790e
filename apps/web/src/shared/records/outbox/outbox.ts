import { ApiError } from '#shared/api/error.ts'
import { holds } from './holds.ts'
import type { StoredRecord } from '../record-type.ts'
import { type Answer, OutboxAnswers, type Outcome } from './outbox-answers.ts'
import {
  type Change,
  isOutboxItem,
  mergeChange,
  type OutboxItem,
  overCurrent,
  type Refusal,
  type StoredItem,
} from './outbox-item.ts'
import { changed, isSameRecord, standing, without, withReplaced } from './outbox-list.ts'
import { type Announcement, type OutboxParts, OutboxQueue, type OutboxState } from './outbox-queue.ts'
import { OutboxSender } from './outbox-sender.ts'

/** How long a screen waits for an answer before it treats the change as saved on this device. */
const defaultTimeout = 4000

const notStored =
  'This device can’t save right now, and Stillwater can’t be reached. Please keep this page open and try again in a moment.'

/** Every change of a record goes through here: stored first, then sent, in order, once. */
export class Outbox {
  readonly #parts: OutboxParts
  readonly #queue: OutboxQueue
  readonly #answers: OutboxAnswers
  readonly #sender: OutboxSender
  readonly subscribe: OutboxQueue['subscribe']
  /** Submitted but not stored yet. They count as unsent too. */
  readonly #arriving = new Set<Change>()

  constructor(parts: OutboxParts) {
    this.#parts = parts
    this.#queue = new OutboxQueue(parts)
    this.#answers = new OutboxAnswers(parts.timeout ?? defaultTimeout)
    this.#sender = new OutboxSender(this.#queue, this.#answers, parts)
    this.subscribe = this.#queue.subscribe
  }

  get state(): OutboxState {
    return this.#queue.state
  }

  /** Everything that the server does not have, in order. */
  get changes(): readonly Change[] {
    return [...this.state.items, ...this.#arriving]
  }

  /** A record with its latest change, which may still be unsent. */
  latest<R extends StoredRecord>(of: { path: string; id: string }, record: R | undefined): R | undefined {
    const later = this.changes.findLast(({ id, path }) => id === of.id && path === of.path)
    return later === undefined ? record : (later.record as R | undefined)
  }

  load(): Promise<void> {
    return this.#queue.load()
  }

  /** Sends what can be sent. Safe to call at any time. */
  drain(): void {
    this.#sender.drain()
  }

  /**
   * Stores a change and tries to send it. Throws the server's error if it answers while the screen still waits, and if the change is neither
   * stored nor sent: the form still has the words.
   */
  async submit(change: Change): Promise<Outcome> {
    this.#arriving.add(change)
    let key: number | undefined
    try {
      key = await this.#store(change)
    } finally {
      this.#arriving.delete(change)
    }
    this.#parts.announce({ kind: 'changed' })
    if (key === undefined) return { sent: true, record: undefined }
    try {
      const result = await this.#answerTo(key)
      if (result instanceof ApiError) {
        // The form is still open and has the user's text, so the change is withdrawn; earlier ones stay as they were.
        await this.#withdraw(key)
        // The change that it replaced is tried again, at once unless the server has failed.
        if (result.status < 500) this.drain()
        throw result
      }
      if (!result.sent && this.#parts.isInMemory?.(key)) {
        await this.#withdraw(key)
        throw new ApiError(notStored, 0, { code: 'not_stored' })
      }
      if (!result.sent) await this.#dropReplaced(key)
      return result
    } finally {
      this.#setAwaited(key, false)
    }
  }

  /** Adds what no screen waits for, unless it waits already. It is sent with the next call of `drain`. */
  async mark(change: Change): Promise<void> {
    const isWaiting = (item: StoredItem) =>
      item.path === change.path &&
      item.id === change.id &&
      item.attempts === 0 &&
      holds(item.body, change.body)
    if (this.state.items.some(isWaiting)) return
    await this.#queue.edit((unsent) =>
      standing(unsent).some(isWaiting) ? {} : { added: { ...change, at: Date.now(), attempts: 0 } },
    )
  }

  /** Removes an unsent item with everything it includes: only at the user's request. */
  async discard(key: number): Promise<void> {
    await this.#queue.edit((unsent) => ({ put: without([key, ...withReplaced(unsent, key)]) }))
  }

  /** Sends a refused item again, based on the server's current record. */
  async retry(key: number): Promise<void> {
    await this.#queue.edit((unsent) => ({ put: changed(unsent, [key], overCurrent) }))
    this.drain()
  }

  /** Another tab has news. */
  onMessage(announcement: Announcement): void {
    if (announcement.kind === 'changed') void this.#reloadChanges()
    else if (announcement.kind === 'sent') {
      const { item, keys, record } = announcement
      this.#queue.noteVersion(item, record)
      void this.#parts.upsert(item, record)
      // Only once it has left the list here too is it known whether other changes of its type are unsent.
      void this.#queue.reload().then(() => this.#sender.notifySent(item, keys, record))
    } else this.#answers.settle(announcement.key, errorOf(announcement.refusal))
  }

  /** The user of this outbox has signed in again. */
  resume(): void {
    this.#queue.setState({ signedOut: false })
    this.drain()
  }

  /** Nothing more is sent from this page. */
  close(): void {
    this.#queue.close()
    this.#sender.stop()
    this.#answers.giveUp()
  }

  /**
   * A waiting item is never modified by a call that may still fail: the call adds an item that includes both and replaces it.
   */
  async #store(change: Change): Promise<number | undefined> {
    let isAlone = true
    const { unsent, addedKey } = await this.#parts.store.edit((before) => {
      isAlone = true
      const last = standing(before).findLast((item) => isSameRecord(item, change))
      const merged = last && mergeChange(last, change)
      if (last === undefined || merged === undefined)
        return { added: { ...this.#queue.withLatestVersion(change), at: Date.now(), attempts: 0 } }
      if (merged === 'nothing') return { put: without(withReplaced(before, last.key)) }
      isAlone = false
      const { key: _, ...added } = { key: last.key, ...merged, replaces: last.key }
      return { added }
    }, 'strict')
    // A record that was shown as unsent before stays so.
    if (addedKey !== undefined && isAlone) this.#setAwaited(addedKey, true)
    this.#queue.show(unsent)
    return addedKey
  }

  #answerTo(key: number): Promise<Answer> | Answer {
    const early = this.#answers.takeEarly(key)
    if (early !== undefined) return early
    const item = this.#queue.find(key)
    if (this.state.signedOut || (item && this.#queue.isBlocked(item))) return { sent: false }
    // If a later change includes this one, the later one's answer counts for both.
    const answer = this.#answers.wait(key)
    this.drain()
    return answer
  }

  /** Removes what one call has added, and nothing else. */
  async #withdraw(key: number): Promise<void> {
    await this.#queue.edit((unsent) => {
      const own = new Map(unsent).get(key)
      const replaces = isOutboxItem(own) ? own.replaces : undefined
      const put = new Map<number, unknown>(without([key]))
      // A later item that replaced this one now replaces the one before it.
      for (const [later, value] of unsent) {
        if (!isOutboxItem(value) || value.replaces !== key) continue
        const { replaces: _, ...rest } = value
        put.set(later, replaces === undefined ? rest : { ...rest, replaces })
      }
      return { put }
    })
  }

  /** The item stays in the queue: the earlier ones that it includes are no longer needed. */
  async #dropReplaced(key: number): Promise<void> {
    if (this.#queue.find(key)?.replaces === undefined) return
    const alone = ({ replaces: _, ...rest }: OutboxItem): OutboxItem => rest
    await this.#queue.edit((unsent) => ({
      put: new Map<number, unknown>([
        ...without(withReplaced(unsent, key)),
        ...changed(unsent, [key], alone),
      ]),
    }))
  }

  async #reloadChanges(): Promise<void> {
    const before = this.state.items
    await this.#queue.reload()
    const now = this.state.items
    const isIn = (items: readonly StoredItem[], { key }: StoredItem) => items.some((item) => item.key === key)
    const news = [...now.filter((item) => !isIn(before, item)), ...before.filter((item) => !isIn(now, item))]
    for (const path of new Set(news.map((item) => item.path))) this.#parts.onChangedElsewhere(path)
  }

  #setAwaited(key: number, isAwaited: boolean): void {
    if (this.state.awaited.has(key) === isAwaited) return
    const awaited = new Set(this.state.awaited)
    if (isAwaited) awaited.add(key)
    else awaited.delete(key)
    this.#queue.setState({ awaited })
  }
}

const errorOf = ({ message, status, fields, current }: Refusal): ApiError =>
  new ApiError(message, status, { fields, current })
