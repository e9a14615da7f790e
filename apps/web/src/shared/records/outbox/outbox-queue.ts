import { createStore } from '#shared/store.ts'
import type { LocalStore, OutboxEdit, Unsent } from '../local/local-store.ts'
import type { ChangePath, StoredRecord } from '../record-type.ts'
import {
  type Change,
  isOutboxItem,
  type OutboxItem,
  type Refusal,
  type StoredItem,
  withVersion,
} from './outbox-item.ts'
import { isSameRecord, standing } from './outbox-list.ts'

/** Sent to the other tabs. */
export type Announcement =
  | { readonly kind: 'changed' }
  | {
      readonly kind: 'sent'
      readonly item: StoredItem
      /** The item and the earlier ones that it includes. */
      readonly keys: readonly number[]
      readonly record: StoredRecord | undefined
    }
  | { readonly kind: 'refused'; readonly key: number; readonly refusal: Refusal }

export interface OutboxParts {
  readonly store: LocalStore
  /** Whether the storage has failed on this change, so that only this page has it. */
  readonly isInMemory?: (key: number) => boolean
  /** Sends one item; resolves to the stored record, or to nothing for a removal. Throws an ApiError. */
  readonly send: (item: OutboxItem) => Promise<StoredRecord | undefined>
  /** Runs the work while no other tab runs it. */
  readonly oneTab: (work: () => Promise<void>) => Promise<void>
  /** Notifies the other tabs. */
  readonly announce: (announcement: Announcement) => void
  /** Writes the record to the local cache, before the change leaves the queue. */
  readonly upsert: (item: StoredItem, record: StoredRecord | undefined) => Promise<void>
  /** Notifies this page. */
  readonly onSent: (item: StoredItem, record: StoredRecord | undefined) => void
  readonly onSignedOut: () => void
  /** Another tab has changed the unsent changes of this record type. */
  readonly onChangedElsewhere: (path: ChangePath) => void
  /** Whether the server works apart from the change that it has just failed on. */
  readonly isServerWell: () => Promise<boolean>
  readonly timeout?: number
}

export interface OutboxState {
  readonly items: readonly StoredItem[]
  /** Stored items that cannot be read: damaged by something other than this app. */
  readonly damaged: readonly { readonly key: number; readonly value: unknown }[]
  /** The item that is being sent. */
  readonly sending: number | undefined
  /** Just submitted by a screen, which itself shows that they are being saved. */
  readonly awaited: ReadonlySet<number>
  /** The session has ended: nothing is sent until its user signs in again. */
  readonly signedOut: boolean
}

export const emptyOutbox: OutboxState = {
  items: [],
  damaged: [],
  sending: undefined,
  awaited: new Set(),
  signedOut: false,
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0
const isSame = (a: unknown, b: unknown) => Object.is(a, b) || (isEmpty(a) && isEmpty(b))

/** The unsent changes in the local store, and the state that screens show of them. */
export class OutboxQueue {
  readonly #store: LocalStore
  readonly #announce: OutboxParts['announce']
  readonly #state = createStore(emptyOutbox)
  /** Which version each version became when we saved: a form opened earlier may still name the old one. */
  readonly #newVersions = new Map<string, number>()
  #closed = false

  constructor({ store, announce }: Pick<OutboxParts, 'store' | 'announce'>) {
    this.#store = store
    this.#announce = announce
  }

  readonly subscribe = this.#state.subscribe

  get state(): OutboxState {
    return this.#state.get()
  }

  get closed(): boolean {
    return this.#closed
  }

  close(): void {
    this.#closed = true
  }

  /** Nothing new is no new state: it would come in the middle of the first render and make React start over. */
  setState(next: Partial<OutboxState>): void {
    const before = Object.entries(this.state)
    const after = { ...this.state, ...next }
    if (before.some(([name, value]) => !isSame(value, after[name as keyof OutboxState])))
      this.#state.set(after)
  }

  find(key: number): StoredItem | undefined {
    return this.state.items.find((item) => item.key === key)
  }

  async load(): Promise<void> {
    this.show(await this.#store.unsent())
  }

  /** After another tab's change. */
  async reload(): Promise<void> {
    if (this.#closed) return
    try {
      await this.load()
    } catch (error) {
      console.warn('Unsent changes could not be read', error)
    }
  }

  show(unsent: Unsent): void {
    const damaged = unsent.flatMap(([key, value]) => (isOutboxItem(value) ? [] : { key, value }))
    this.setState({ items: standing(unsent), damaged })
  }

  async edit(next: (unsent: Unsent) => OutboxEdit): Promise<void> {
    const { unsent } = await this.#store.edit(next)
    if (!this.#closed) this.show(unsent)
    this.#announce({ kind: 'changed' })
  }

  /** An item waits behind an earlier one of its record that needs the user's attention first. */
  isBlocked(item: StoredItem): boolean {
    return this.state.items.some(
      (other) => other.key <= item.key && isSameRecord(other, item) && other.refused !== undefined,
    )
  }

  noteVersion({ id, version }: StoredItem, record: StoredRecord | undefined): void {
    if (record !== undefined && version !== undefined && record.version > version)
      this.#newVersions.set(`${id} ${version}`, record.version)
  }

  withLatestVersion<C extends Change>(change: C): C {
    let { version } = change
    for (let next = version; next !== undefined; next = this.#newVersions.get(`${change.id} ${next}`))
      version = next
    return version === undefined ? change : withVersion(change, version)
  }
}
