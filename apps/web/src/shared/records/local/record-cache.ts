import type { DateRange } from '@stillwater/contract/dates/dates'
import { type RecordType, type StoredRecord, withoutRecord, withRecord } from '../record-type.ts'
import type { Change } from '../outbox/outbox-item.ts'
import type { LocalStore } from './local-store.ts'

/** How much of a record type is cached: all of it, or what falls on these days, and of events whether all that repeat. */
type Extent = 'all' | (Partial<DateRange> & { readonly series?: boolean })

interface TypeCache {
  readonly records: Map<string, StoredRecord>
  extent: Extent | undefined
}

/** How many records are written to the store at once. */
const atOnce = 100
/** Lets the page render and handle input. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

/** The user's records as the server last sent them, for when it cannot be reached. */
export class RecordCache {
  readonly #store: LocalStore
  readonly #unsent: () => readonly Change[]
  readonly #caches = new Map<string, TypeCache>()
  /** When the server last accepted a change of a record from here. */
  readonly #sentAt = new Map<string, number>()
  /** In memory, to be written to the store: records by their keys, extents by their paths. */
  readonly #due = { records: new Set<string>(), extents: new Set<string>() }
  #writing: Promise<void> | undefined

  constructor(store: LocalStore, unsent: () => readonly Change[]) {
    this.#store = store
    this.#unsent = unsent
  }

  async load(): Promise<void> {
    for (const [key, value] of await this.#store.entries('records')) {
      const [path = '', id = ''] = key.split(' ')
      if (isRecord(value, id)) this.#cacheOf(path).records.set(id, value)
    }
    for (const [key, value] of await this.#store.entries('answers')) {
      const path = /^extent (\S+)$/.exec(key)?.[1]
      if (path !== undefined && isExtent(value)) this.#cacheOf(path).extent = value
    }
  }

  /** The list as the server would answer, with unsent changes; undefined if the cache is not complete enough. */
  list<R extends StoredRecord>(type: RecordType<R>, filter: unknown): R[] | undefined {
    const { records, extent } = this.#cacheOf(type.path)
    if (!covers(extent, filter)) return undefined
    const found = ([...records.values()] as R[]).filter((record) => isOn(type, record, filter))
    return this.withUnsent(type, filter, found.toSorted(type.compare))
  }

  /** Applies unsent changes to a server answer, which cannot include them. */
  withUnsent<R extends StoredRecord>(type: RecordType<R>, filter: unknown, answer: R[]): R[] {
    let list = answer
    for (const { id, record } of this.#unsent().filter((item) => item.path === type.path)) {
      const shown = record as R | undefined
      list =
        shown !== undefined && isOn(type, shown, filter)
          ? withRecord(type, list, shown)
          : withoutRecord(list, id)
    }
    return list
  }

  /** A change has been sent: caches the server's record. Resolves once it is stored, or could not be. */
  async upsertSent(path: string, id: string, record: StoredRecord | undefined): Promise<void> {
    this.#sentAt.set(id, performance.now())
    this.#take(path, record === undefined ? [] : [record], record === undefined ? [{ id }] : [])
    await this.#writeRecords([`${path} ${id}`])
  }

  /** An answer requested at `begun` does not include what was sent after that: for these records the cache is newer. */
  upToDate<R extends StoredRecord>(type: RecordType<R>, filter: unknown, answer: R[], begun: number): R[] {
    const isNewer = ({ id }: StoredRecord) => (this.#sentAt.get(id) ?? 0) > begun
    const newer = ([...this.#cacheOf(type.path).records.values()] as R[]).filter(
      (record) => isNewer(record) && isOn(type, record, filter),
    )
    const others = answer.filter((record) => !isNewer(record))
    return newer.reduce((list, record) => withRecord(type, list, record), others)
  }

  /** The server's complete answer to a filter. Records that it leaves out are removed. */
  replaceList<R extends StoredRecord>(type: RecordType<R>, filter: unknown, answer: readonly R[]): void {
    const { records, extent } = this.#cacheOf(type.path)
    const named = new Set(answer.map(({ id }) => id))
    const gone = [...records.values()].filter(
      (record) => !named.has(record.id) && isOn(type, record as R, filter),
    )
    this.upsert(type.path, answer, gone)
    if (extent === 'all') return
    if (filter === undefined) this.extend(type.path, 'all')
    else if (isOfSeries(filter)) this.extend(type.path, { series: true })
    else if (extent?.from === undefined) this.extend(type.path, daysOf(filter) ?? {})
  }

  /** In memory at once, stored soon after: a long list must not delay its own screen. */
  upsert(path: string, found: readonly StoredRecord[], gone: readonly { id: string }[] = []): void {
    for (const key of this.#take(path, found, gone)) this.#due.records.add(key)
    void this.written()
  }

  extend(path: string, extent: Extent): void {
    const cache = this.#cacheOf(path)
    const known = typeof cache.extent === 'object' ? cache.extent : {}
    cache.extent = extent === 'all' ? extent : { ...known, ...extent }
    this.#due.extents.add(path)
    void this.written()
  }

  /** The storage has lost everything: it gets what is in memory. */
  writeAgain(): void {
    for (const [path, { records, extent }] of this.#caches) {
      for (const id of records.keys()) this.#due.records.add(`${path} ${id}`)
      if (extent !== undefined) this.#due.extents.add(path)
    }
    void this.written()
  }

  /** Resolves once everything cached so far is stored, or could not be. */
  written(): Promise<void> {
    return (this.#writing ??= this.#writeDue())
  }

  /** Returns the keys of the records that changed. */
  #take(path: string, found: readonly StoredRecord[], gone: readonly { id: string }[]): string[] {
    const { records } = this.#cacheOf(path)
    const news = found.filter(({ id, version }) => records.get(id)?.version !== version)
    for (const record of news) records.set(record.id, record)
    const left = gone.filter(({ id }) => records.delete(id))
    return [...news, ...left].map(({ id }) => `${path} ${id}`)
  }

  async #writeDue(): Promise<void> {
    const { records, extents } = this.#due
    await pause()
    while (records.size > 0) {
      const keys = [...records].slice(0, atOnce)
      for (const key of keys) records.delete(key)
      await this.#writeRecords(keys)
      await pause()
    }
    // Only now: a partly stored type must not count as complete.
    const told = [...extents].map((path) => [`extent ${path}`, this.#cacheOf(path).extent] as const)
    extents.clear()
    this.#writing = undefined
    await this.#write('answers', new Map(told))
  }

  /** Their current values. */
  #writeRecords(keys: readonly string[]): Promise<void> {
    const values = keys.map((key) => {
      const [path = '', id = ''] = key.split(' ')
      return [key, this.#cacheOf(path).records.get(id)] as const
    })
    return this.#write('records', new Map(values))
  }

  #cacheOf(path: string): TypeCache {
    let cache = this.#caches.get(path)
    if (cache === undefined) {
      cache = { records: new Map(), extent: undefined }
      this.#caches.set(path, cache)
    }
    return cache
  }

  async #write(store: 'records' | 'answers', changes: ReadonlyMap<string, unknown>): Promise<void> {
    if (changes.size === 0) return
    try {
      await this.#store.write(store, changes)
    } catch (error) {
      console.warn('Records could not be cached on this device', error)
      for (const due of Object.values(this.#due)) due.clear()
    }
  }
}

const isOn = <R extends StoredRecord>(type: RecordType<R>, record: R, filter: unknown) =>
  filter === undefined || type.belongs?.(record, filter) !== false

function covers(extent: Extent | undefined, filter: unknown): boolean {
  if (extent === undefined || extent === 'all') return extent === 'all'
  if (isOfSeries(filter)) return extent.series === true
  const days = daysOf(filter)
  const { from, to } = extent
  return days !== undefined && from !== undefined && to !== undefined && from <= days.from && days.to <= to
}

const isOfSeries = (filter: unknown) => typeof filter === 'object' && filter !== null && 'series' in filter

/** The date range of a filter, if it has one. */
function daysOf(filter: unknown): DateRange | undefined {
  const { date, from = date, to = date } = (filter ?? {}) as { date?: string; from?: string; to?: string }
  return from === undefined || to === undefined ? undefined : { from, to }
}

const isRecord = (value: unknown, id: string): value is StoredRecord =>
  typeof value === 'object' && value !== null && (value as Partial<StoredRecord>).id === id

function isExtent(value: unknown): value is Extent {
  if (value === 'all') return true
  if (typeof value !== 'object' || value === null) return false
  const { from, to } = value as Partial<DateRange>
  return typeof from === typeof to && ['string', 'undefined'].includes(typeof from)
}
