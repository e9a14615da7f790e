import { queryOptions } from '@tanstack/react-query'
import { isUnreachable } from '#shared/api/error.ts'
import type { RecordType, StoredRecord } from '../record-type.ts'
import { localSession, cacheAnswer } from '../local/local-session.ts'

/**
 * A list of records: first as cached on this device, then as the server answers. If the server cannot be
 * reached, the cache is the answer.
 */
export const listQuery = <R extends StoredRecord, Filter extends object | undefined>(
  type: RecordType<R>,
  filter: Filter,
  read: () => Promise<R[]>,
) =>
  queryOptions({
    queryKey: filter === undefined ? [type.path] : [type.path, filter],
    queryFn: () => readList(type, filter, read),
    ...fromDevice(() => localSession()?.cache.list(type, filter)),
  })

/**
 * An answer that is not a list of records, such as today's devotional. Null if there is none. `withUnsent` adds what the server does not
 * have yet.
 */
export const answerQuery = <T>(
  queryKey: readonly [path: string, ...rest: unknown[]],
  read: () => Promise<T>,
  withUnsent: (answer: T) => T = (answer) => answer,
) => {
  const key = JSON.stringify(queryKey)
  const known = () => {
    const cached = localSession()?.answers.get(key)?.data as T | undefined
    return cached === undefined ? undefined : withUnsent(cached)
  }
  return queryOptions({
    queryKey,
    queryFn: () =>
      orFromDevice(async () => {
        const answer = withUnsent(await read())
        cacheAnswer(key, answer)
        return answer
      }, known),
    ...fromDevice(known),
  })
}

/** Stale until the server has been asked in this visit. */
export const fromDevice = <T>(initialData: () => T | undefined) => ({ initialData, initialDataUpdatedAt: 0 })

const readList = <R extends StoredRecord>(
  type: RecordType<R>,
  filter: object | undefined,
  read: () => Promise<R[]>,
): Promise<R[]> =>
  orFromDevice(
    () => readAndCache(type, filter, read),
    () => localSession()?.cache.list(type, filter),
  )

/** Reads a list from the server and caches it. The result includes unsent changes. */
export async function readAndCache<R extends StoredRecord>(
  type: RecordType<R>,
  filter: object | undefined,
  read: () => Promise<R[]>,
): Promise<R[]> {
  const begun = performance.now()
  const answer = await read()
  const cache = localSession()?.cache
  if (cache === undefined) return answer
  const current = cache.upToDate(type, filter, answer, begun)
  cache.replaceList(type, filter, current)
  return cache.withUnsent(type, filter, current)
}

export async function orFromDevice<T>(read: () => Promise<T>, known: () => T | undefined): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const data = isUnreachable(error) ? known() : undefined
    if (data === undefined) throw error
    return data
  }
}
