import { holds } from './holds.ts'
import type { RecordPath, StoredRecord } from '../record-type.ts'

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
  readonly path: RecordPath
  readonly op: 'add' | 'update' | 'remove'
  readonly id: string
  /** How a person knows it. */
  readonly title: string
  /** What is sent. */
  readonly body: Readonly<Record<string, unknown>>
  /** The version that an update was made from. */
  readonly version?: number
  /** What is shown until the server has answered; nothing for a removal. */
  readonly record?: StoredRecord
}

/** The change once it is kept. */
export interface OutboxItem extends Change {
  readonly at: number
  /** Counted before each sending: above zero, the server may have it. */
  readonly attempts: number
  readonly refused?: Refusal
  /** The key of the earlier change that this one holds too. That one stays untouched until this one is sent or kept. */
  readonly replaces?: number
  /** How often the server failed over this item while it was well otherwise. */
  readonly faults?: number
}

export interface StoredItem extends OutboxItem {
  readonly key: number
}

const ops = ['add', 'update', 'remove']

/** Storage can be damaged or changed by hand; what cannot be sent must not stop the rest. */
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

/** The change, made from this version: also what is shown of it, from which the next change will be made. */
export const withVersion = <C extends Change>(change: C, version: number): C => ({
  ...change,
  version,
  ...(change.record && { record: { ...change.record, version } }),
})

/** Whether the server cannot have this item: it was never sent, or it was refused. */
const isOursAlone = ({ attempts, refused }: OutboxItem) => attempts === 0 || refused !== undefined

/**
 * A further change of a record whose last change still waits here is sent together with it. Answers an item that holds both,
 * 'nothing' where the two cancel out, and undefined where both must be sent one after the other.
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
  // Only over the version that this change has seen: what another device wrote must be shown first.
  if (refused?.current) return withVersion({ ...merged, op: 'update' }, Math.max(change.version ?? 1, 1))
  return item.version === undefined ? merged : withVersion(merged, item.version)
}

/** An update whose answer was lost is refused when it is sent again, by its own result. */
export const isAlreadyThere = (item: OutboxItem, current: unknown): boolean =>
  item.op === 'update' && typeof current === 'object' && current !== null && holds(current, item.body)

/** Sent once more over what the server has by now: a create that it has already becomes a change of it. */
export function overCurrent({ refused, faults: _, ...item }: OutboxItem): OutboxItem {
  const current = refused?.current
  if (current === undefined) return item
  return withVersion({ ...item, op: item.op === 'add' ? 'update' : item.op }, current.version)
}
