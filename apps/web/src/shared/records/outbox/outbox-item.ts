import { holds } from './holds.ts'
import type { ChangePath, StoredRecord } from '../record-type.ts'

/** Why an item waits for the user rather than for the network. */
export interface Refusal {
  readonly message: string
  readonly status: number
  readonly fields?: Readonly<Record<string, string>>
  /** On a conflict: the record as the server has it. */
  readonly current?: StoredRecord
}

/** A change as a screen makes it. */
export interface Change {
  /** The path of its record type, such as /api/prayers. */
  readonly path: ChangePath
  readonly op: 'add' | 'update' | 'remove'
  readonly id: string
  /** How the user recognizes it. */
  readonly title: string
  /** What is sent. */
  readonly body: Readonly<Record<string, unknown>>
  /** The version that an update was made from. */
  readonly version?: number
  /** What is shown until the server has answered; nothing for a removal. */
  readonly record?: StoredRecord
}

/** A stored change. */
export interface OutboxItem extends Change {
  readonly at: number
  /** Counted before each attempt: above zero, the server may have it. */
  readonly attempts: number
  readonly refused?: Refusal
  /** The key of the earlier change that this one includes. That one stays untouched until this one is sent or accepted into the queue. */
  readonly replaces?: number
  /** How often the server failed on this item while it was otherwise well. */
  readonly faults?: number
}

export interface StoredItem extends OutboxItem {
  readonly key: number
}

const ops = ['add', 'update', 'remove']

/** Storage can be damaged or edited by hand; an invalid item must not block the rest. */
export function isOutboxItem(value: unknown): value is OutboxItem {
  if (typeof value !== 'object' || value === null) return false
  const { path, op, id, title, body, attempts } = value as Partial<OutboxItem>
  return (
    typeof path === 'string' &&
    /^\/api\/[a-z-]+$/.test(path) &&
    ops.includes(op ?? '') &&
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof body === 'object' &&
    body !== null &&
    typeof attempts === 'number'
  )
}

/** The change based on this version, including the record that is shown, on which the next change is based. */
export const withVersion = <C extends Change>(change: C, version: number): C => ({
  ...change,
  version,
  ...(change.record && { record: { ...change.record, version } }),
})

/** Whether the server cannot have this item: never sent, or refused. */
const isOursAlone = ({ attempts, refused }: OutboxItem) => attempts === 0 || refused !== undefined

/**
 * A further change of a record whose last change is still unsent is sent together with it. Returns an item that includes both,
 * 'nothing' if the two cancel out, and undefined if they must be sent one after the other.
 */
export function mergeChange(item: OutboxItem, change: Change): OutboxItem | 'nothing' | undefined {
  if (item.id !== change.id || item.path !== change.path || !isOursAlone(item)) return undefined
  const { refused, faults: _, ...waiting } = item
  if (change.op === 'remove') {
    return item.op === 'add' ? 'nothing' : { ...change, at: item.at, attempts: 0 }
  }
  if (change.op !== 'update' || item.op === 'remove') return undefined
  const merged = {
    ...waiting,
    attempts: 0,
    title: change.title,
    body: { ...item.body, ...change.body },
    ...(change.record && { record: change.record }),
  }
  // Only over the version that the user has seen: another device's text must be shown first.
  if (refused?.current) return withVersion({ ...merged, op: 'update' }, Math.max(change.version ?? 1, 1))
  return item.version === undefined ? merged : withVersion(merged, item.version)
}

/** An update whose answer was lost conflicts with its own result when it is sent again. */
export const isAlreadyThere = (item: OutboxItem, current: unknown): boolean =>
  item.op === 'update' && typeof current === 'object' && current !== null && holds(current, item.body)

/** Based on the server's current record: an add of a record that already exists becomes an update. */
export function overCurrent({ refused, faults: _, ...item }: OutboxItem): OutboxItem {
  const current = refused?.current
  if (current === undefined) return item
  return withVersion({ ...item, op: item.op === 'add' ? 'update' : item.op }, current.version)
}
