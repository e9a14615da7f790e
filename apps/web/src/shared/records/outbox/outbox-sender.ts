import { ApiError, isUnreachable } from '#shared/api/error.ts'
import type { StoredRecord } from '../record-type.ts'
import type { OutboxAnswers } from './outbox-answers.ts'
import {
  isAlreadyThere,
  isOutboxItem,
  type OutboxItem,
  type Refusal,
  type StoredItem,
  withVersion,
} from './outbox-item.ts'
import { changed, isSameRecord, standing, withReplaced } from './outbox-list.ts'
import type { OutboxParts, OutboxQueue } from './outbox-queue.ts'

const [firstPause, longestPause] = [1000, 60_000]
/** A change that the server has failed on this often is set aside for the user. */
const maxFaults = 5
/** After this many failures without a success, the server's health is checked before more is sent. */
const faultsBeforeHealthCheck = 3
/** The server says that it cannot take anything right now. */
const busyStatuses = [502, 503, 504, 507]

const keepsFailing: Refusal = {
  message:
    'The server could not save this after several attempts. You can try again, or open it and make a change.',
  status: 500,
}

/** The result of one attempt: `stop` ends the pass, `fault` is the server's own failure on this item, `unread` this device's. */
type Attempt = 'sent' | 'skipped' | 'stop' | 'fault' | 'unread'

/** Sends the queue in order, one item at a time, and retries with growing pauses. */
export class OutboxSender {
  readonly #queue: OutboxQueue
  readonly #answers: OutboxAnswers
  readonly #parts: OutboxParts
  #draining = false
  #again = false
  #pause = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(queue: OutboxQueue, answers: OutboxAnswers, parts: OutboxParts) {
    this.#queue = queue
    this.#answers = answers
    this.#parts = parts
  }

  /** Sends what can be sent. Safe to call at any time. */
  drain(): void {
    clearTimeout(this.#timer)
    if (this.#queue.closed || this.#queue.state.signedOut) return
    this.#again = true
    if (!this.#draining) void this.#drainAll()
  }

  /** The queue is closed: no further retry. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  notifySent(item: StoredItem, keys: readonly number[], record: StoredRecord | undefined): void {
    for (const key of keys) this.#answers.settle(key, { sent: true, record })
    this.#parts.onSent(item, record)
  }

  async #drainAll(): Promise<void> {
    this.#draining = true
    try {
      await this.#parts.oneTab(async () => {
        while (this.#again && !this.#queue.closed) {
          this.#again = false
          await this.#queue.load()
          if (!(await this.#pass())) return this.#retryLater()
        }
        this.#pause = 0
      })
    } catch (error) {
      console.warn('Unsent changes could not be sent', error)
      // The pause also applies to calls of drain() in the meantime.
      this.#again = false
      this.#answers.giveUp()
      this.#retryLater()
    } finally {
      this.#draining = false
    }
    // drain() was called just as the work ended.
    if (this.#again) this.drain()
  }

  /** Tries again later, doubling the pause each time, with some jitter between devices. */
  #retryLater(): void {
    clearTimeout(this.#timer)
    const { signedOut, items } = this.#queue.state
    if (this.#queue.closed || signedOut || items.length === 0) return
    this.#pause = Math.min(this.#pause === 0 ? firstPause : this.#pause * 2, longestPause)
    this.#timer = setTimeout(() => this.drain(), this.#pause * (0.75 + Math.random() / 2))
  }

  /** Goes through the list once. False if it must be tried again later. */
  async #pass(): Promise<boolean> {
    const failed: StoredItem[] = []
    const unread: StoredItem[] = []
    let accepted = 0
    try {
      for (const { key } of this.#queue.state.items) {
        const item = this.#queue.find(key)
        // The changes of one record are sent in order: none of them overtakes the one that failed.
        if (
          item === undefined ||
          this.#queue.isBlocked(item) ||
          [...failed, ...unread].some((one) => isSameRecord(one, item))
        )
          continue
        if (this.#queue.closed) return false
        const attempt = await this.#attempt(key)
        if (attempt === 'stop') return false
        if (attempt === 'sent') accepted += 1
        if (attempt === 'fault') failed.push(item)
        if (attempt === 'unread') unread.push(item)
        if (
          accepted === 0 &&
          failed.length === faultsBeforeHealthCheck &&
          !(await this.#parts.isServerWell())
        )
          return false
      }
      if (failed.length > 0) await this.#countFaults(failed, accepted)
      return failed.length === 0 && unread.length === 0
    } finally {
      this.#queue.setState({ sending: undefined })
    }
  }

  /**
   * A failure counts against a record only if the server is otherwise well: it has just accepted another one, or passes the health
   * check. So an outage sets nothing aside.
   */
  async #countFaults(failed: readonly StoredItem[], accepted: number): Promise<void> {
    if (accepted === 0 && !(await this.#parts.isServerWell())) return
    const keys = failed.map(({ key }) => key)
    await this.#queue.edit((unsent) => ({
      put: changed(unsent, keys, (item) => {
        const faults = (item.faults ?? 0) + 1
        return { ...item, faults, ...(faults >= maxFaults && { refused: keepsFailing }) }
      }),
    }))
  }

  async #attempt(key: number): Promise<Attempt> {
    const { store, send } = this.#parts
    let stored: StoredItem | undefined
    // Counted in the store before it is sent: from now on a further change must not be merged into it.
    await store.edit((unsent) => {
      stored = standing(unsent).find((item) => item.key === key && item.refused === undefined)
      const counted = (item: OutboxItem) => ({ ...item, attempts: item.attempts + 1 })
      return stored === undefined ? {} : { put: changed(unsent, [key], counted) }
    })
    if (stored === undefined) return 'skipped'
    // Written in another tab, it may not have the latest version yet.
    const item = this.#queue.withLatestVersion({ ...stored, attempts: stored.attempts + 1 })
    this.#queue.setState({ sending: key })
    let record: StoredRecord | undefined
    try {
      record = await send(item)
    } catch (error) {
      if (error instanceof ApiError) return this.#failed(item, error)
      console.warn('A change could not be read from this device', error)
      this.#answers.giveUp((waiting) => waiting === key)
      return 'unread'
    }
    return this.#sent(item, record)
  }

  async #failed(item: StoredItem, error: ApiError): Promise<Attempt> {
    if (isUnreachable(error) || error.status === 429) {
      this.#answers.giveUp()
      return 'stop'
    }
    if (error.status === 401) {
      this.#queue.setState({ signedOut: true })
      this.#answers.giveUp()
      this.#parts.onSignedOut()
      return 'stop'
    }
    if (error.status === 404 && item.op === 'remove') return this.#sent(item, undefined)
    if (error.status === 409 && isAlreadyThere(item, error.current)) {
      return this.#sent(item, error.current as StoredRecord)
    }
    const refusal = refusalOf(error)
    const isFault = error.status >= 500
    if (!isFault) {
      await this.#queue.edit((unsent) => ({
        put: changed(unsent, [item.key], (value) => ({ ...value, refused: refusal })),
      }))
    }
    this.#answers.settle(item.key, error)
    this.#parts.announce({ kind: 'refused', key: item.key, refusal })
    if (isFault) return busyStatuses.includes(error.status) ? 'stop' : 'fault'
    const { items } = this.#queue.state
    const blocked = new Set(items.filter((one) => this.#queue.isBlocked(one)).map(({ key }) => key))
    this.#answers.giveUp((key) => blocked.has(key))
    return 'skipped'
  }

  /** Later changes of the record get the new version. If the page dies before that, the item is sent again and found to be saved. */
  async #sent(item: StoredItem, record: StoredRecord | undefined): Promise<Attempt> {
    const version = record?.version
    // Noted before the later changes are looked up: what is submitted from now on starts with it.
    this.#queue.noteVersion(item, record)
    await this.#parts.upsert(item, record)
    let keys: readonly number[] = [item.key]
    const { unsent } = await this.#parts.store.edit((before) => {
      keys = [item.key, ...withReplaced(before, item.key)]
      const put = new Map<number, unknown>()
      for (const [key, value] of before) {
        if (version !== undefined && key > item.key && isOutboxItem(value) && isSameRecord(value, item))
          put.set(key, withVersion(value, version))
      }
      for (const key of keys) put.set(key, undefined)
      return { put }
    })
    this.#queue.show(unsent)
    this.notifySent(item, keys, record)
    this.#parts.announce({ kind: 'sent', item, keys, record })
    return 'sent'
  }
}

const refusalOf = ({ message, status, fields, current }: ApiError): Refusal => ({
  message,
  status,
  ...(Object.keys(fields).length > 0 && { fields }),
  ...(current !== undefined && { current: current as StoredRecord }),
})
