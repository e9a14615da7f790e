import type { NewRecord, RecordChanges, RecordOf } from '@stillwater/contract'
import type { RecordName } from '@stillwater/contract/records/record-names'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '#shared/api/error.ts'
import { localSession } from './local/local-session.ts'
import { submitChange } from './outbox/submit-change.ts'
import { changePages, isRecordPages } from './list/record-pages.ts'
import { pathsShowing, type RecordType, type StoredRecord, withoutRecord, withRecord } from './record-type.ts'
import { recordTypes } from './record-types.ts'

/** Records of one type. What is sent is typed by the contract, so a changed field there is a type error here. */
interface Records<R extends StoredRecord, New = object, Changes = object> {
  readonly add: (body: New & { id: string }) => Promise<R>
  /** Changes a record as it was last seen here. */
  readonly update: (record: R, changes: Changes) => Promise<R>
  /** The same, shown at once and undone if it fails. */
  readonly updateAtOnce: (record: R, changes: Changes & Partial<R>) => Promise<R>
  /**
   * The same, for a change that cannot contradict one of another device: made meanwhile, that one stays, and this goes on top of it without
   * a question.
   */
  readonly updateOnTop: (
    record: R,
    change: (record: R) => Changes & Partial<R>,
  ) => Promise<{
    /** What it was made from. */
    readonly before: R
    readonly after: R
  }>
  /** Puts a record that came from another call into the cached lists. */
  readonly upsert: (record: R) => void
  /** Off the lists at once, back on them if it fails. */
  readonly removeAtOnce: (record: R) => Promise<void>
}

/**
 * The writes of a record type. Each goes through the outbox, updates the cached lists at once and then refreshes them. Without a
 * connection a write resolves to the local record.
 */
export function useRecords<N extends RecordName>(
  name: N,
): Records<RecordOf<N>, NewRecord<N>, RecordChanges<N>> {
  const client = useQueryClient()
  // Each registry entry is typed by its own records; indexing with a type parameter loses that.
  const type = recordTypes[name] as unknown as RecordType<RecordOf<N>>
  return useMemo(() => recordsOf(client, type), [client, type])
}

function recordsOf<R extends StoredRecord>(client: QueryClient, type: RecordType<R>): Records<R> {
  const key = [type.path]

  const changeLists = (change: (list: R[], filter: unknown) => R[]) => {
    for (const [queryKey, data] of client.getQueriesData({ queryKey: key })) {
      const changeOne = (list: R[]) => change(list, queryKey[1])
      if (Array.isArray(data)) client.setQueryData(queryKey, changeOne(data))
      else if (isRecordPages<R>(data)) client.setQueryData(queryKey, changePages(type, data, changeOne))
    }
  }
  const show = (record: R) =>
    changeLists((list, filter) =>
      filter === undefined || type.belongs?.(record, filter) !== false
        ? withRecord(type, list, record)
        : withoutRecord(list, record.id),
    )
  const refresh = () => {
    for (const path of pathsShowing(type.path)) void client.invalidateQueries({ queryKey: [path] })
  }

  /** Shows the change before the server has answered; a failure restores the lists. */
  const atOnce = async <T>(showNow: () => void, write: () => Promise<T>): Promise<T> => {
    const calmed = client.cancelQueries({ queryKey: key })
    const before = client.getQueriesData({ queryKey: key })
    showNow()
    try {
      // Stored at once, so that the change is not lost if the app is closed right after the tap.
      const [written] = await Promise.all([write(), calmed])
      return written
    } catch (error) {
      for (const [queryKey, data] of before) client.setQueryData(queryKey, data)
      throw error
    } finally {
      refresh()
    }
  }

  const upsert = (record: R) => {
    const { id } = record
    const outbox = localSession()?.outbox
    const latest = outbox ? outbox.latest({ path: type.path, id }, record) : record
    if (latest !== undefined) show(latest)
    refresh()
  }

  const add: Records<R>['add'] = async (body) => {
    const record = await submitChange<R>({
      path: type.path,
      op: 'add',
      id: body.id,
      body,
      record: localRecord(body),
    })
    upsert(record)
    return record
  }
  const update: Records<R>['update'] = async (known, changes) => {
    const { id, version } = known
    if (id === '') throw new Error(type.withoutId?.update)
    const record = await submitChange<R>({
      path: type.path,
      op: 'update',
      id,
      version,
      body: changes,
      record: { ...known, ...changes, id, version },
    })
    upsert(record)
    return record
  }
  const updateAtOnce: Records<R>['updateAtOnce'] = (record, changes) =>
    atOnce(
      () => show({ ...record, ...changes }),
      () => update(record, changes),
    )
  return {
    add,
    update,
    upsert,
    updateAtOnce,
    updateOnTop: async (record, change) => {
      try {
        return { before: record, after: await updateAtOnce(record, change(record)) }
      } catch (error) {
        const current = error instanceof ApiError ? (error.current as R | undefined) : undefined
        if (current === undefined) throw error
        return { before: current, after: await updateAtOnce(current, change(current)) }
      }
    },
    removeAtOnce: (record) =>
      atOnce(
        () => changeLists((list) => withoutRecord(list, record.id)),
        async () => {
          const { id } = record
          if (id === '') throw new Error(type.withoutId?.remove)
          await submitChange({ path: type.path, op: 'remove', id, body: {}, was: record })
        },
      ),
  }
}

/** A new record as it is shown until the server has answered. */
function localRecord(body: object & { id: string }): StoredRecord {
  const now = new Date().toISOString()
  const shown = { createdAt: now, updatedAt: now, ...body, version: 0 }
  return shown
}
