import { type Change, isOutboxItem, type OutboxItem, type StoredItem } from './outbox-item.ts'
import type { Unsent } from '../local/local-store.ts'

/** A sermon and its text have the same id: the text waits for the sermon. */
export const isSameRecord = (a: Pick<Change, 'id'>, b: Pick<Change, 'id'>): boolean => a.id === b.id

const readable = (unsent: Unsent): StoredItem[] =>
  unsent.flatMap(([key, value]) => (isOutboxItem(value) ? { ...value, key } : []))

/** Only an earlier one, even if storage is damaged. */
const replacedBy = ({ key, replaces }: StoredItem) =>
  replaces !== undefined && replaces < key ? replaces : undefined

/** The changes that are shown and sent: all but those that a later one includes. */
export function standing(unsent: Unsent): StoredItem[] {
  const items = readable(unsent)
  const replaced = new Set(items.map(replacedBy))
  return items.filter(({ key }) => !replaced.has(key))
}

/** The keys of the item and of the earlier ones that it includes. */
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
