import { ApiError, isUnreachable } from '#shared/api/error.ts'
import { createStore } from '#shared/store.ts'
import type { RecordPath, StoredRecord } from '../record-type.ts'
import { type Answer, OutboxAnswers, type Outcome } from './outbox-answers.ts'
import {
  type Change,
  isAlreadyThere,
  isOutboxItem,
  type StoredItem,
  mergeChange,
  type OutboxItem,
  overCurrent,
  type Refusal,
  withVersion,
} from './outbox-item.ts'
import { isSameRecord, standing, without, withReplaced } from './outbox-list.ts'
import type { OutboxEdit, LocalStore, Unsent } from '../local/local-store.ts'

/** Told to every tab. */
export type Announcement =
  | { readonly kind: 'changed' }
  | {
      readonly kind: 'sent'
      readonly item: StoredItem
      /** The item and the earlier ones that it held too. */
      readonly keys: readonly number[]
      readonly record: StoredRecord | undefined
    }
  | { readonly kind: 'refused'; readonly key: number; readonly refusal: Refusal }

export interface OutboxParts {
  readonly store: LocalStore
  /** Sends one item; answers the stored record, or nothing for a removal. Throws an ApiError. */
  readonly send: (item: OutboxItem) => Promise<StoredRecord | undefined>
  /** Runs the work while no other tab runs the same. */
  readonly oneTab: (work: () => Promise<void>) => Promise<void>
  /** Tells the other tabs. */
  readonly announce: (announcement: Announcement) => void
  /** Takes the stored record into the copy on this device. It lies there before the change is forgotten. */
  readonly upsert: (item: StoredItem, record: StoredRecord | undefined) => Promise<void>
  /** Tells this page. */
  readonly onSent: (item: StoredItem, record: StoredRecord | undefined) => void
  readonly onSignedOut: () => void
  /** Another tab has changed what is unsent of these records. */
  readonly onChangedElsewhere: (path: RecordPath) => void
  /** Whether the server works apart from the change that it has just failed over. */
  readonly isServerWell: () => Promise<boolean>
  readonly timeout?: number
}

export interface OutboxState {
  readonly items: readonly StoredItem[]
  /** LocalSession, but unreadable: damaged by something else than this app. */
  readonly damaged: readonly { readonly key: number; readonly value: unknown }[]
  /** The item that is on its way. */
  readonly sending: number | undefined
  /** A screen has just handed these over and says itself that they are being saved. */
  readonly awaited: ReadonlySet<number>
  /** The session has ended: nothing is sent until its user signs in again. */
  readonly signedOut: boolean
}

/** How long a screen waits for an answer before the words count as kept here. */
const usualTimeout = 4000
export const emptyOutbox: OutboxState = {
  items: [],
  damaged: [],
  sending: undefined,
  awaited: new Set(),
  signedOut: false,
}
const [firstPause, longestPause] = [1000, 60_000]
/** A change that the server has failed over this often is set aside for the user. */
const mostFaults = 5
/** After so many failures without a success the server is asked whether it is well before it is sent more. */
const faultsOfTheServer = 3

/** What came of one attempt: `stop` ends the pass, `fault` is the server's own failure over this item. */
type Attempt = 'sent' | 'skipped' | 'stop' | 'fault'

/** Every change of a record goes out through here: kept first, then sent, in order, once. */
export class Outbox {
  readonly #parts: OutboxParts
  readonly #answers: OutboxAnswers
  /** What a version became by our own hand: a form opened before may still name the old one. */
  readonly #newVersions = new Map<string, number>()
  /** Handed over this very moment: not kept yet, but not to be overlooked either. */
  readonly #arriving = new Set<Change>()
  readonly #state = createStore(emptyOutbox)
  #draining = false
  #again = false
  #pause = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(parts: OutboxParts) {
    this.#parts = parts
    this.#answers = new OutboxAnswers(parts.timeout ?? usualTimeout)
  }

  get state(): OutboxState {
    return this.#state.get()
  }

  /** Everything that the server does not have, in order. */
  get changes(): readonly Change[] {
    return [...this.state.items, ...this.#arriving]
  }

  /** A record as its last change leaves it, which may still be unsent: words that were written since are the ones to be seen. */
  latest<R extends StoredRecord>(of: { path: string; id: string }, record: R | undefined): R | undefined {
    const later = this.changes.findLast(({ id, path }) => id === of.id && path === of.path)
    return later === undefined ? record : (later.record as R | undefined)
  }

  readonly subscribe = this.#state.subscribe

  async load(): Promise<void> {
    this.#show(await this.#parts.store.unsent())
  }

  #show(unsent: Unsent): void {
    const damaged = unsent.flatMap(([key, value]) => (isOutboxItem(value) ? [] : { key, value }))
    this.#setState({ items: standing(unsent), damaged })
  }

  /** Keeps a change and tries to send it. Throws what the server says against it while somebody waits for the answer. */
  async submit(change: Change): Promise<Outcome> {
    this.#arriving.add(change)
    let key: number | undefined
    try {
      key = await this.#keep(change)
    } finally {
      this.#arriving.delete(change)
    }
    this.#parts.announce({ kind: 'changed' })
    if (key === undefined) return { sent: true, record: undefined }
    try {
      const result = await this.#answerTo(key)
      if (result instanceof ApiError) {
        // The form is still open and holds the words: they are theirs again, and what waited before waits as it was.
        await this.#takeBack(key)
        // What it stood on is tried again, at once unless the server has failed.
        if (result.status < 500) this.drain()
        throw result
      }
      if (!result.sent) await this.#settle(key)
      return result
    } finally {
      this.#await(key, false)
    }
  }

  /** Takes an item away unsent, with all that it holds: only the user's own wish. */
  async discard(key: number): Promise<void> {
    await this.#edit((unsent) => ({ put: without([key, ...withReplaced(unsent, key)]) }))
  }

  /** Sends a refused item again, over what the server has by now. */
  async retry(key: number): Promise<void> {
    await this.#edit((unsent) => ({ put: changed(unsent, [key], overCurrent) }))
    this.drain()
  }

  /** Takes away what one call has added, and nothing else. */
  async #takeBack(key: number): Promise<void> {
    await this.#edit((unsent) => {
      const own = new Map(unsent).get(key)
      const replaces = isOutboxItem(own) ? own.replaces : undefined
      const put = new Map<number, unknown>(without([key]))
      // Whatever has come on top of it meanwhile now stands on what was below it.
      for (const [later, value] of unsent) {
        if (!isOutboxItem(value) || value.replaces !== key) continue
        const { replaces: _, ...rest } = value
        put.set(later, replaces === undefined ? rest : { ...rest, replaces })
      }
      return { put }
    })
  }

  /** The item is here to stay: the earlier ones that it holds are no longer needed. */
  async #settle(key: number): Promise<void> {
    const item = this.state.items.find((kept) => kept.key === key)
    if (item?.replaces === undefined) return
    const alone = ({ replaces: _, ...rest }: OutboxItem): OutboxItem => rest
    await this.#edit((unsent) => ({
      put: new Map<number, unknown>([
        ...without(withReplaced(unsent, key)),
        ...changed(unsent, [key], alone),
      ]),
    }))
  }

  /** Another tab has news. */
  onMessage(announcement: Announcement): void {
    if (announcement.kind === 'changed') void this.#takeChanges()
    else if (announcement.kind === 'sent') {
      const { item, keys, record } = announcement
      this.#noteVersion(item, record)
      void this.#parts.upsert(item, record)
      // Only once it has left the list here too is it known whether anything else of its kind waits.
      void this.#reload().then(() => this.#tellSent(item, keys, record))
    } else this.#answers.settle(announcement.key, errorOf(announcement.refusal))
  }

  async #takeChanges(): Promise<void> {
    const before = this.state.items
    await this.#reload()
    const now = this.state.items
    const isIn = (items: readonly StoredItem[], { key }: StoredItem) => items.some((item) => item.key === key)
    const news = [...now.filter((item) => !isIn(before, item)), ...before.filter((item) => !isIn(now, item))]
    for (const path of new Set(news.map((item) => item.path))) this.#parts.onChangedElsewhere(path)
  }

  /** The user of this outbox has signed in again. */
  resume(): void {
    this.#setState({ signedOut: false })
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
    if (this.#closed || this.state.signedOut) return
    this.#again = true
    if (!this.#draining) void this.#drainAll()
  }

  async #drainAll(): Promise<void> {
    this.#draining = true
    try {
      await this.#parts.oneTab(async () => {
        while (this.#again && !this.#closed) {
          this.#again = false
          await this.load()
          if (!(await this.#pass())) return this.#waitAndDrain()
        }
        this.#pause = 0
      })
    } catch (error) {
      console.warn('What is unsent could not be sent', error)
      // The pause holds for whoever has asked meanwhile too.
      this.#again = false
      this.#answers.giveUp()
      this.#waitAndDrain()
    } finally {
      this.#draining = false
    }
    // Asked for once more in the very moment of ending.
    if (this.#again) this.drain()
  }

  /** One way through the list. False if it must be tried again later. */
  async #pass(): Promise<boolean> {
    const failed: StoredItem[] = []
    let accepted = 0
    try {
      for (const { key } of this.state.items) {
        const item = this.state.items.find((kept) => kept.key === key)
        // The changes of one record are sent in order: none of them goes before the one that failed.
        if (item === undefined || this.#isBlocked(item) || failed.some((one) => isSameRecord(one, item)))
          continue
        if (this.#closed) return false
        const attempt = await this.#attempt(key)
        if (attempt === 'stop') return false
        if (attempt === 'sent') accepted += 1
        if (attempt === 'fault') failed.push(item)
        if (accepted === 0 && failed.length === faultsOfTheServer && !(await this.#parts.isServerWell()))
          return false
      }
      if (failed.length > 0) await this.#countFaults(failed, accepted)
      return failed.length === 0
    } finally {
      this.#setState({ sending: undefined })
    }
  }

  /**
   * A failure counts against a record only if the server is well: it has just taken another one, or answers otherwise. So an
   * outage sets nothing aside.
   */
  async #countFaults(failed: readonly StoredItem[], accepted: number): Promise<void> {
    if (accepted === 0 && !(await this.#parts.isServerWell())) return
    const keys = failed.map(({ key }) => key)
    await this.#edit((unsent) => ({
      put: changed(unsent, keys, (item) => {
        const faults = (item.faults ?? 0) + 1
        return { ...item, faults, ...(faults >= mostFaults && { refused: keepsFailing }) }
      }),
    }))
  }

  /** An item waits behind an earlier one of its record that the user must look at first. */
  #isBlocked(item: StoredItem): boolean {
    return this.state.items.some(
      (other) => other.key <= item.key && isSameRecord(other, item) && other.refused !== undefined,
    )
  }

  async #attempt(key: number): Promise<Attempt> {
    const { store, send } = this.#parts
    let kept: StoredItem | undefined
    // Counted on the device before it leaves: from now on a further change must not be mixed into it.
    await store.edit((unsent) => {
      kept = standing(unsent).find((item) => item.key === key && item.refused === undefined)
      const counted = (item: OutboxItem) => ({ ...item, attempts: item.attempts + 1 })
      return kept === undefined ? {} : { put: changed(unsent, [key], counted) }
    })
    if (kept === undefined) return 'skipped'
    // Written in another tab, it may not know yet what its version became.
    const item = this.#current({ ...kept, attempts: kept.attempts + 1 })
    this.#setState({ sending: key })
    try {
      return await this.#sent(item, await send(item))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return await this.#failed(item, error)
    }
  }

  async #failed(item: StoredItem, error: ApiError): Promise<Attempt> {
    if (isUnreachable(error) || error.status === 429) {
      this.#answers.giveUp()
      return 'stop'
    }
    if (error.status === 401) {
      this.#setState({ signedOut: true })
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
      await this.#edit((unsent) => ({
        put: changed(unsent, [item.key], (value) => ({ ...value, refused: refusal })),
      }))
    }
    this.#answers.settle(item.key, error)
    this.#parts.announce({ kind: 'refused', key: item.key, refusal })
    if (isFault) return busyStatuses.includes(error.status) ? 'stop' : 'fault'
    const blocked = new Set(this.state.items.filter((kept) => this.#isBlocked(kept)).map(({ key }) => key))
    this.#answers.giveUp((key) => blocked.has(key))
    return 'skipped'
  }

  /** Its followers learn the new version. If this page dies before, the item is sent again and found to be there. */
  async #sent(item: StoredItem, record: StoredRecord | undefined): Promise<Attempt> {
    const version = record?.version
    // Known before the followers are looked for: what is written from now on begins with it.
    this.#noteVersion(item, record)
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
    this.#show(unsent)
    this.#tellSent(item, keys, record)
    this.#parts.announce({ kind: 'sent', item, keys, record })
    return 'sent'
  }

  #tellSent(item: StoredItem, keys: readonly number[], record: StoredRecord | undefined): void {
    for (const key of keys) this.#answers.settle(key, { sent: true, record })
    this.#parts.onSent(item, record)
  }

  #noteVersion({ id, version }: StoredItem, record: StoredRecord | undefined): void {
    if (record !== undefined && version !== undefined && record.version > version)
      this.#newVersions.set(`${id} ${version}`, record.version)
  }

  /** A waiting item is never changed by a call that may still fail: the call adds one that holds both and stands in its place. */
  async #keep(change: Change): Promise<number | undefined> {
    let isAlone = true
    const { unsent, addedKey } = await this.#parts.store.edit((before) => {
      const last = standing(before).findLast((item) => isSameRecord(item, change))
      const merged = last && mergeChange(last, change)
      if (last === undefined || merged === undefined)
        return { added: { ...this.#current(change), at: Date.now(), attempts: 0 } }
      if (merged === 'nothing') return { put: without(withReplaced(before, last.key)) }
      isAlone = false
      const { key: _, ...added } = { key: last.key, ...merged, replaces: last.key }
      return { added }
    }, 'strict')
    // What was seen to be unsent before stays so.
    if (addedKey !== undefined && isAlone) this.#await(addedKey, true)
    this.#show(unsent)
    return addedKey
  }

  #current<C extends Change>(change: C): C {
    let { version } = change
    for (let next = version; next !== undefined; next = this.#newVersions.get(`${change.id} ${next}`))
      version = next
    return version === undefined ? change : withVersion(change, version)
  }

  #await(key: number, is: boolean): void {
    if (this.state.awaited.has(key) === is) return
    const awaited = new Set(this.state.awaited)
    if (is) awaited.add(key)
    else awaited.delete(key)
    this.#setState({ awaited })
  }

  #answerTo(key: number): Promise<Answer> | Answer {
    const early = this.#answers.takeEarly(key)
    if (early !== undefined) return early
    const item = this.state.items.find((kept) => kept.key === key)
    if (this.state.signedOut || (item && this.#isBlocked(item))) return { sent: false }
    // One that a later change holds too hears what becomes of that.
    const answer = this.#answers.wait(key)
    this.drain()
    return answer
  }

  /** Tries again later, each time after twice as long, a little apart from other devices. */
  #waitAndDrain(): void {
    clearTimeout(this.#timer)
    if (this.#closed || this.state.signedOut || this.state.items.length === 0) return
    this.#pause = Math.min(this.#pause === 0 ? firstPause : this.#pause * 2, longestPause)
    this.#timer = setTimeout(() => this.drain(), this.#pause * (0.75 + Math.random() / 2))
  }

  async #edit(next: (unsent: Unsent) => OutboxEdit): Promise<void> {
    const { unsent } = await this.#parts.store.edit(next)
    if (!this.#closed) this.#show(unsent)
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

  #setState(next: Partial<OutboxState>): void {
    this.#state.set({ ...this.state, ...next })
  }
}

/** The server says of itself that it cannot take anything right now. */
const busyStatuses = [502, 503, 504, 507]

const keepsFailing: Refusal = {
  message:
    'The server could not save this after several tries. You can try again, or open it and make a change.',
  status: 500,
}

/** Some of the items, changed, as far as they are there. */
const changed = (unsent: Unsent, keys: readonly number[], next: (item: OutboxItem) => OutboxItem) =>
  new Map(
    unsent.flatMap(([key, value]) =>
      keys.includes(key) && isOutboxItem(value) ? [[key, next(value)] as const] : [],
    ),
  )

const refusalOf = ({ message, status, fields, current }: ApiError): Refusal => ({
  message,
  status,
  ...(Object.keys(fields).length > 0 && { fields }),
  ...(current !== undefined && { current: current as StoredRecord }),
})

const errorOf = ({ message, status, fields, current }: Refusal): ApiError =>
  new ApiError(message, status, { fields, current })
