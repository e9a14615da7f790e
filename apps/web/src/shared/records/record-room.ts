export interface StoredRecord {
  readonly id: string
  readonly version: number
}

/** What the shared mechanism of lists and writes must know of a kind of record. */
export interface RecordRoom<R extends StoredRecord> {
  /** The path of its calls. Lists of it are cached under keys that begin with it; a second part holds the list's filter. */
  readonly path: string
  /** The order that the server lists in. */
  readonly compare: (a: R, b: R) => number
  /** Whether a record is on the list with this filter; every record is on a list without one. */
  readonly belongs?: (record: R, filter: unknown) => boolean
  /** What is said where a record that should be written came without its id. */
  readonly withoutId?: { readonly update: string; readonly remove: string }
}

/** Puts a record in its place on a list, instead of an older state of it. */
export function withRecord<R extends StoredRecord>(room: RecordRoom<R>, list: readonly R[], record: R): R[] {
  const others = list.filter(({ id }) => id !== record.id)
  const at = others.findIndex((other) => room.compare(record, other) < 0)
  return others.toSpliced(at === -1 ? others.length : at, 0, record)
}

export const withoutRecord = <R extends StoredRecord>(list: readonly R[], id: string): R[] =>
  list.filter((record) => record.id !== id)
