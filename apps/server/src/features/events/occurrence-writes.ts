import { eventLimits, isDateOf, readOccurrenceId } from '@stillwater/contract/calendar/occurrences'
import type { Caller } from '#core/sessions/caller.ts'
import type { Db } from '#core/database/connect.ts'
import type { Deps } from '#core/deps.ts'
import { AppError, notFound } from '#core/http/errors.ts'
import { countSeries } from '#core/dates/occurrences.ts'
import { type Content, recordStore } from '#core/records/records.ts'
import { type EventRow, hiddenExceptionsOf, lastDateColumn, toEvent } from './store.ts'

/**
 * A date of a repeating event has no record until it is changed or canceled. Changing or deleting it by its id makes one, so that a
 * caller who knows nothing of repeating events changes and deletes what it sees, and nothing else.
 */
export function occurrenceWrites(deps: Deps) {
  const store = recordStore('events', deps)
  const { clock } = deps

  /** The record of a date, made if there is none; undefined for an id that is none of a date, or of a date without an event. */
  async function recordOf(db: Db, userId: string, id: string): Promise<EventRow | undefined> {
    const named = readOccurrenceId(id)
    if (named === undefined) return undefined
    const stored = await store.get(db, userId, id)
    if (stored !== undefined && stored.exception !== 'none') return stored
    const series = await store.get(db, userId, named.seriesId)
    if (series === undefined || !isDateOf(series, named.originalDate)) return undefined
    const content = contentAt(series, named)
    return stored === undefined
      ? store.add(db, userId, clock(), id, content)
      : store.update(db, userId, clock(), id, undefined, () => content, toEvent)
  }

  return {
    /** A user has few repeating events: they are all looked at for every day. */
    async prepare(db: Db, { userId }: Caller, id: string | undefined, body: object): Promise<void> {
      const { repeats = null, exception } = body as { repeats?: string | null; exception?: string | null }
      if (repeats !== null) await refuseTooMany(db, userId, id)
      // Whoever names the exception means the record itself.
      if (id === undefined || exception !== undefined) return
      const record = await recordOf(db, userId, id)
      if (record?.exception === 'canceled') throw notFound()
    },

    async remove(db: Db, { userId }: Caller, id: string): Promise<boolean> {
      if (readOccurrenceId(id) === undefined) {
        for (const { id: hidden } of await hiddenExceptionsOf(db, userId, id).execute())
          await store.remove(db, userId, hidden)
        return false
      }
      const record = await recordOf(db, userId, id)
      if (record === undefined || record.exception === 'canceled') throw notFound()
      await store.update(db, userId, clock(), id, undefined, () => ({ exception: 'canceled' }), toEvent)
      return true
    },
  }

  async function refuseTooMany(db: Db, userId: string, id: string | undefined): Promise<void> {
    const { count } = await countSeries(db, userId).executeTakeFirstOrThrow()
    if (count < eventLimits.series) return
    if (id !== undefined && (await store.get(db, userId, id))?.repeats !== null) return
    throw new AppError(
      'quota_exceeded',
      `You have ${eventLimits.series} repeating events. Delete one you no longer need, then try again.`,
    )
  }
}

/** A repeating event as it is at one of its dates. */
function contentAt(
  { id: _, userId: _u, version: _v, createdAt: _c, updatedAt: _n, ...series }: EventRow,
  { seriesId, originalDate }: { seriesId: string; originalDate: string },
): Content<'events'> {
  return {
    ...series,
    seriesId,
    originalDate,
    date: originalDate,
    repeats: null,
    exception: 'changed',
    lastDate: lastDateColumn({ date: originalDate, days: series.days, repeats: null }),
  }
}
