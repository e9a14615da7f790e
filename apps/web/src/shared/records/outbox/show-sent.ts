import type { QueryClient } from '@tanstack/react-query'
import { isRecordPages } from '../list/record-pages.ts'
import { pathsShowing, type StoredRecord } from '../record-type.ts'
import type { OutboxItem } from './outbox-item.ts'

/** After a change was sent in the background: updates the lists on the screen with the server's record. */
export function showSent(
  client: QueryClient,
  { path, id }: OutboxItem,
  record: StoredRecord | undefined,
): void {
  const change = (list: readonly StoredRecord[]) =>
    list.flatMap((known) => (known.id === id ? (record ?? []) : known))
  for (const [queryKey, data] of client.getQueriesData({ queryKey: [path] })) {
    if (Array.isArray(data)) client.setQueryData(queryKey, change(data))
    else if (isRecordPages<StoredRecord>(data)) {
      const pages = data.pages.map((page) => ({ ...page, items: change(page.items) }))
      client.setQueryData(queryKey, { ...data, pages })
    }
  }
  for (const parent of pathsShowing(path).slice(1)) void client.invalidateQueries({ queryKey: [parent] })
}
