import { type Change, isOutboxItem, type OutboxItem, type StoredItem } from './outbox-item.ts'
import type { Unsent } from '../local/local-store.ts'

export const isSameRecord = (a: Pick<Change, 'id' | 'path'>, b: Pick<Change, 'id' | 'path'>): boolean =>
  a.id === b.id && a.path === b.path

const readable = (unsent: Unsent): StoredItem[] =>
  unsent.flatMap(([key, value]) => (isOutboxItem(value) ? { ...value, key } : []))

/** Only ever an earlier one, whatever damaged storage says. */
const replacedBy = ({ key, replaces }: StoredItem) =>
  replaces !== undefined && replaces < key ? replaces : undefined

/** The changes that are shown and sent: all but those that a later one holds too. */
export function standing(unsent: Unsent): StoredItem[] {
  const items = readable(unsent)
  const replaced = new Set(items.map(replacedBy))
  return items.filter(({ key }) => !replaced.has(key))
}

/** The item and everything that it holds of earlier ones, by their keys. */
export function withReplaced(unsent: Unsent, key: number): number[] {
  const items = new Map(readable(unsent).map((item) => [item.key, item]))
  const keys: number[] = []
  for (let item = items.get(key); item !== undefined; item = items.get(replacedBy(item) ?? -1))
    keys.push(item.key)
  return keys
}

export const without = (keys: readonly number[]): Map<number, undefined> =>
  new Map(keys.map((key) => [key, undefined]))

/** The items with these keys, changed. Keys that are not there are ignored. */
export const changed = (
  unsent: Unsent,
  keys: readonly number[],
  change: (item: OutboxItem) => OutboxItem,
): Map<number, OutboxItem> =>
  new Map(
    unsent.flatMap(([key, value]) =>
      keys.includes(key) && isOutboxItem(value) ? [[key, change(value)] as const] : [],
    ),
  )
