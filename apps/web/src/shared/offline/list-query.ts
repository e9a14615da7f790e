import { queryOptions } from '@tanstack/react-query'
import { isUnreachable } from '#shared/api/error.ts'
import type { RecordRoom, StoredRecord } from '#shared/records/record-room.ts'
import { kept, rememberAnswer } from './kept.ts'

/**
 * A list of a room: shown at once as it lies on this device, then as the server tells it. Where the server cannot be
 * reached, what lies here is the answer.
 */
export const listQuery = <R extends StoredRecord, Filter extends object | undefined>(
  room: RecordRoom<R>,
  filter: Filter,
  read: () => Promise<R[]>,
) =>
  queryOptions({
    queryKey: filter === undefined ? [room.path] : [room.path, filter],
    queryFn: () => readList(room, filter, read),
    ...fromDevice(() => kept()?.copy.list(room, filter)),
  })

/** An answer that is no list of records, such as today's devotional. It is null where there is none. */
export const answerQuery = <T>(
  queryKey: readonly [path: string, ...rest: unknown[]],
  read: () => Promise<T>,
) => {
  const key = JSON.stringify(queryKey)
  const known = () => kept()?.answers.get(key)?.data as T | undefined
  return queryOptions({
    queryKey,
    queryFn: () =>
      orFromDevice(async () => {
        const answer = await read()
        rememberAnswer(key, answer)
        return answer
      }, known),
    ...fromDevice(known),
  })
}

/** Old news until the server has been asked in this visit. */
export const fromDevice = <T>(initialData: () => T | undefined) => ({ initialData, initialDataUpdatedAt: 0 })

export async function readList<R extends StoredRecord>(
  room: RecordRoom<R>,
  filter: object | undefined,
  read: () => Promise<R[]>,
): Promise<R[]> {
  return orFromDevice(
    async () => {
      const begun = performance.now()
      const answer = await read()
      const copy = kept()?.copy
      if (copy === undefined) return answer
      const current = copy.upToDate(room, filter, answer, begun)
      copy.learnList(room, filter, current)
      return copy.withUnsent(room, filter, current)
    },
    () => kept()?.copy.list(room, filter),
  )
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
