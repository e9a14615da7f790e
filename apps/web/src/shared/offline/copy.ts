import type { Days } from '@stillwater/contract/days'
import { type RecordRoom, type StoredRecord, withoutRecord, withRecord } from '#shared/records/record-room.ts'
import type { KeptItem } from './outbox-item.ts'
import type { Shelf } from './shelf.ts'

/** How much of a room lies here: all of it, or what falls on these days. */
type Extent = 'all' | Days

interface RoomCopy {
  readonly records: Map<string, StoredRecord>
  extent: Extent | undefined
}

/** The user's records as the server last told them, kept for when it cannot be asked. */
export class Copy {
  readonly #shelf: Shelf
  readonly #unsent: () => readonly KeptItem[]
  readonly #rooms = new Map<string, RoomCopy>()

  constructor(shelf: Shelf, unsent: () => readonly KeptItem[]) {
    this.#shelf = shelf
    this.#unsent = unsent
  }

  async load(): Promise<void> {
    for (const [key, value] of await this.#shelf.entries('records')) {
      const [path = '', id = ''] = key.split(' ')
      if (isRecord(value, id)) this.#room(path).records.set(id, value)
    }
    for (const [key, value] of await this.#shelf.entries('answers')) {
      const path = /^extent (\S+)$/.exec(key)?.[1]
      if (path !== undefined && isExtent(value)) this.#room(path).extent = value
    }
  }

  /** The list as it would be answered, with what is still unsent in it; undefined if too little lies here to tell. */
  list<R extends StoredRecord>(room: RecordRoom<R>, filter: unknown): R[] | undefined {
    const { records, extent } = this.#room(room.path)
    if (!covers(extent, filter)) return undefined
    const kept = ([...records.values()] as R[]).filter((record) => isOn(room, record, filter))
    return this.withUnsent(room, filter, kept.toSorted(room.compare))
  }

  /** Lays what is still unsent over an answer of the server, which cannot know of it. */
  withUnsent<R extends StoredRecord>(room: RecordRoom<R>, filter: unknown, answer: R[]): R[] {
    let list = answer
    for (const { id, record } of this.#unsent().filter((item) => item.room === room.path)) {
      const shown = record as R | undefined
      list =
        shown !== undefined && isOn(room, shown, filter)
          ? withRecord(room, list, shown)
          : withoutRecord(list, id)
    }
    return list
  }

  /** The server's whole answer to a filter. What it leaves out is gone. */
  learnList<R extends StoredRecord>(room: RecordRoom<R>, filter: unknown, answer: readonly R[]): void {
    const { records, extent } = this.#room(room.path)
    const named = new Set(answer.map(({ id }) => id))
    const gone = [...records.values()].filter(
      (record) => !named.has(record.id) && isOn(room, record as R, filter),
    )
    this.learn(room.path, answer, gone)
    if (filter === undefined && extent !== 'all') this.extend(room.path, 'all')
  }

  learn(path: string, found: readonly StoredRecord[], gone: readonly { id: string }[] = []): void {
    const { records } = this.#room(path)
    const changes = new Map<string, unknown>()
    for (const record of found) {
      if (records.get(record.id)?.version === record.version) continue
      records.set(record.id, record)
      changes.set(`${path} ${record.id}`, record)
    }
    for (const { id } of gone) {
      if (records.delete(id)) changes.set(`${path} ${id}`, undefined)
    }
    if (changes.size > 0) this.#write('records', changes)
  }

  extend(path: string, extent: Extent): void {
    this.#room(path).extent = extent
    this.#write('answers', new Map([[`extent ${path}`, extent]]))
  }

  #room(path: string): RoomCopy {
    let room = this.#rooms.get(path)
    if (room === undefined) {
      room = { records: new Map(), extent: undefined }
      this.#rooms.set(path, room)
    }
    return room
  }

  #write(store: 'records' | 'answers', changes: ReadonlyMap<string, unknown>): void {
    this.#shelf
      .write(store, changes)
      .catch((error: unknown) => console.warn('A copy could not be kept on this device', error))
  }
}

const isOn = <R extends StoredRecord>(room: RecordRoom<R>, record: R, filter: unknown) =>
  filter === undefined || room.belongs?.(record, filter) !== false

function covers(extent: Extent | undefined, filter: unknown): boolean {
  if (extent === undefined || extent === 'all') return extent === 'all'
  const { date, from = date, to = date } = (filter ?? {}) as { date?: string; from?: string; to?: string }
  return from !== undefined && to !== undefined && extent.from <= from && to <= extent.to
}

const isRecord = (value: unknown, id: string): value is StoredRecord =>
  typeof value === 'object' && value !== null && (value as Partial<StoredRecord>).id === id

function isExtent(value: unknown): value is Extent {
  if (value === 'all') return true
  if (typeof value !== 'object' || value === null) return false
  const { from, to } = value as Partial<Days>
  return typeof from === 'string' && typeof to === 'string'
}
