import { isRecordPart, parentOf, type RecordName } from '@stillwater/contract/records/record-names'
import type { ComponentType } from 'react'

export interface StoredRecord {
  readonly id: string
  readonly version: number
}

export type RecordPath = `/api/${RecordName}`

/** The unsent text of a sermon waits under this path, with the sermon's id. */
export const bodyPath = '/api/sermon-bodies'
/** That a prayer was prayed waits under this path, with the prayer's id: it waits for the prayer. */
export const marksPath = '/api/prayer-marks'
/** What a change is a change of. */
export type ChangePath = RecordPath | typeof bodyPath | typeof marksPath

/** The paths whose lists show a change: its own, and that of what the record belongs to, which may count it. */
export function pathsShowing(path: ChangePath): string[] {
  const name = path.slice('/api/'.length)
  return isRecordPart(name) ? [path, `/api/${parentOf(name)}`] : [path]
}

/** What the shared lists and writes need to know about a record type. */
export interface RecordType<R extends StoredRecord> {
  /** The path of its calls. Lists of it are cached under keys that begin with it; a second part holds the list's filter. */
  readonly path: RecordPath
  /** The order that the server lists in. */
  readonly compare: (a: R, b: R) => number
  /** Whether a record is on the list with this filter; every record is on a list without one. */
  readonly belongs?: (record: R, filter: unknown) => boolean
  /** The error message for a write without an id. */
  readonly withoutId?: { readonly update: string; readonly remove: string }
}

/** What screens that show records of any type need to know about one. */
export interface RecordTypeInfo {
  /** Of one record, such as "Prayer". */
  readonly singular: string
  /** Of many, such as "Prayers". */
  readonly plural: string
  readonly icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>
  /** The screen that opens a record. */
  readonly screen: string
  /** Whether each record has a screen of its own, such as /sermons/<id>. */
  readonly ownScreen?: true
  /** Whether the screen shows one day at a time and needs to know which. */
  readonly byDay?: true
  /** How all records are read for offline use: in one list, page by page, or a date range at a time. */
  readonly download: 'list' | 'pages' | 'ranges'
  /** What else is asked with a date range. */
  readonly rangeQuery?: Readonly<Record<string, string>>
}

/** Inserts a record into a list, replacing its older version. */
export function withRecord<R extends StoredRecord>(type: RecordType<R>, list: readonly R[], record: R): R[] {
  const others = list.filter(({ id }) => id !== record.id)
  const at = others.findIndex((other) => type.compare(record, other) < 0)
  return others.toSpliced(at === -1 ? others.length : at, 0, record)
}

export const withoutRecord = <R extends StoredRecord>(list: readonly R[], id: string): R[] =>
  list.filter((record) => record.id !== id)
