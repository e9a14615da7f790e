import { cursorAfter } from '@stillwater/contract/calls/cursor'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { RecordPage } from './record-pages.ts'
import type { RecordType, StoredRecord } from '../record-type.ts'
import { localSession } from '../local/local-session.ts'
import { fromDevice, orFromDevice } from './list-query.ts'

interface PagedList<R extends StoredRecord> {
  readonly type: RecordType<R>
  /** Every record of the type is on a list without one. */
  readonly filter?: object
  /** How many a full page holds: after a shorter one there are no more. */
  readonly size: number
  readonly read: (before: string | undefined) => Promise<R[]>
}

/** A list of records that is read page by page, from the server or, if it cannot be reached, from the cache. */
export function pagedQuery<R extends StoredRecord & { readonly date: string }>(list: PagedList<R>) {
  const { type, filter, size, read } = list

  const pageOf = (items: R[]): RecordPage<R> => {
    const last = items.at(-1)
    return { items, next: last && items.length === size ? cursorAfter(last) : undefined }
  }

  const readPage = async (before: string | undefined): Promise<RecordPage<R>> => {
    const answer = await read(before)
    const cache = localSession()?.cache
    cache?.upsert(type.path, answer)
    const page = pageOf(answer)
    // Unsent changes show on the first page: they are new, or were on the screen a moment ago.
    return before === undefined && cache ? { ...page, items: cache.withUnsent(type, filter, answer) } : page
  }

  /** The same page from the cache. */
  const cachedPage = (before: string | undefined): RecordPage<R> | undefined => {
    const all = localSession()?.cache.list(type, filter)
    const rest = before === undefined ? all : all?.filter((record) => cursorAfter(record) < before)
    return rest && pageOf(rest.slice(0, size))
  }

  return infiniteQueryOptions({
    queryKey: filter === undefined ? [type.path] : [type.path, filter],
    queryFn: ({ pageParam: before }) =>
      orFromDevice(
        () => readPage(before),
        () => cachedPage(before),
      ),
    ...fromDevice(() => {
      const first = cachedPage(undefined)
      return first && { pages: [first], pageParams: [undefined] }
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })
}
