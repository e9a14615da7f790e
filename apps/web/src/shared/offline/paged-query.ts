import { cursorAfter } from '@stillwater/contract/pages'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { RecordPage } from '#shared/records/record-pages.ts'
import type { RecordRoom, StoredRecord } from '#shared/records/record-room.ts'
import { kept } from './kept.ts'
import { fromDevice, orFromDevice } from './list-query.ts'

interface PagedList<R extends StoredRecord> {
  readonly room: RecordRoom<R>
  /** Every record of the room is on a list without one. */
  readonly filter?: object
  /** How many a full page holds: after a shorter one there are no more. */
  readonly size: number
  readonly read: (before: string | undefined) => Promise<R[]>
}

/** A list of a room that is read a page at a time, from the server or, where it cannot be reached, from this device. */
export function pagedQuery<R extends StoredRecord & { readonly date: string }>(list: PagedList<R>) {
  const { room, filter, size, read } = list

  const pageOf = (items: R[]): RecordPage<R> => {
    const last = items.at(-1)
    return { items, next: last && items.length === size ? cursorAfter(last) : undefined }
  }

  const readPage = async (before: string | undefined): Promise<RecordPage<R>> => {
    const answer = await read(before)
    const copy = kept()?.copy
    copy?.learn(room.path, answer)
    const page = pageOf(answer)
    // What is unsent shows on the first page: it is new, or was on the screen a moment ago.
    return before === undefined && copy ? { ...page, items: copy.withUnsent(room, filter, answer) } : page
  }

  /** The same page from what lies on this device. */
  const keptPage = (before: string | undefined): RecordPage<R> | undefined => {
    const all = kept()?.copy.list(room, filter)
    const rest = before === undefined ? all : all?.filter((record) => cursorAfter(record) < before)
    return rest && pageOf(rest.slice(0, size))
  }

  return infiniteQueryOptions({
    queryKey: filter === undefined ? [room.path] : [room.path, filter],
    queryFn: ({ pageParam: before }) =>
      orFromDevice(
        () => readPage(before),
        () => keptPage(before),
      ),
    ...fromDevice(() => {
      const first = keptPage(undefined)
      return first && { pages: [first], pageParams: [undefined] }
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })
}
