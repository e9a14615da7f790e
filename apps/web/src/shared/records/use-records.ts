import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { kept } from '#shared/offline/kept.ts'
import { submitChange } from '#shared/offline/submit-change.ts'
import { changePages, isRecordPages } from './record-pages.ts'
import { type RecordRoom, type StoredRecord, withoutRecord, withRecord } from './record-room.ts'

export interface Records<R extends StoredRecord> {
  readonly add: (body: object & { id: string }) => Promise<R>
  /** Changes a record as it was last seen here. */
  readonly update: (record: R, changes: object) => Promise<R>
  /** The same, shown at once and taken back if it fails. */
  readonly updateAtOnce: (record: R, changes: Partial<R>) => Promise<R>
  /** Puts a record that the server handed over by another way in its place on the lists. */
  readonly learn: (record: R) => void
  /** Off the lists at once, back on them if it fails. */
  readonly removeAtOnce: (record: R) => Promise<void>
}

/**
 * The writes of a room. Each goes through the outbox, keeps the cached lists true at once and then has them read anew. Without a
 * connection a write answers the record as it lies here.
 */
export function useRecords<R extends StoredRecord>(room: RecordRoom<R>): Records<R> {
  const client = useQueryClient()
  return useMemo(() => recordsOf(client, room), [client, room])
}

function recordsOf<R extends StoredRecord>(client: QueryClient, room: RecordRoom<R>): Records<R> {
  const key = [room.path]

  const changeLists = (change: (list: R[], filter: unknown) => R[]) => {
    for (const [queryKey, data] of client.getQueriesData({ queryKey: key })) {
      const changeOne = (list: R[]) => change(list, queryKey[1])
      if (Array.isArray(data)) client.setQueryData(queryKey, changeOne(data))
      else if (isRecordPages<R>(data)) client.setQueryData(queryKey, changePages(room, data, changeOne))
    }
  }
  const show = (record: R) =>
    changeLists((list, filter) =>
      filter === undefined || room.belongs?.(record, filter) !== false
        ? withRecord(room, list, record)
        : withoutRecord(list, record.id),
    )
  const refresh = () => client.invalidateQueries({ queryKey: key })

  /** What is shown before the server has answered; a failure puts the lists back as they were. */
  const atOnce = async <T>(showNow: () => void, write: () => Promise<T>): Promise<T> => {
    const calmed = client.cancelQueries({ queryKey: key })
    const before = client.getQueriesData({ queryKey: key })
    showNow()
    try {
      // Kept in the same breath: who taps and closes the app has still said it.
      const [written] = await Promise.all([write(), calmed])
      return written
    } catch (error) {
      for (const [queryKey, data] of before) client.setQueryData(queryKey, data)
      throw error
    } finally {
      void refresh()
    }
  }

  const learn = (record: R) => {
    const { id } = record
    const outbox = kept()?.outbox
    const latest = outbox ? outbox.latest({ room: room.path, id }, record) : record
    if (latest !== undefined) show(latest)
    void refresh()
  }

  const add: Records<R>['add'] = async (body) => {
    const record = await submitChange<R>({
      room: room.path,
      op: 'add',
      id: body.id,
      body,
      record: localRecord(body),
    })
    learn(record)
    return record
  }
  const update: Records<R>['update'] = async (known, changes) => {
    const { id, version } = known
    if (id === '') throw new Error(room.withoutId?.update)
    const record = await submitChange<R>({
      room: room.path,
      op: 'update',
      id,
      version,
      body: changes,
      record: { ...known, ...changes, id, version },
    })
    learn(record)
    return record
  }
  return {
    add,
    update,
    learn,
    updateAtOnce: (record, changes) =>
      atOnce(
        () => show({ ...record, ...changes }),
        () => update(record, changes),
      ),
    removeAtOnce: (record) =>
      atOnce(
        () => changeLists((list) => withoutRecord(list, record.id)),
        async () => {
          const { id } = record
          if (id === '') throw new Error(room.withoutId?.remove)
          await submitChange({ room: room.path, op: 'remove', id, body: {}, was: record })
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
