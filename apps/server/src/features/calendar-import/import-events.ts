import { readClockTime } from '@stillwater/contract/dates/clock-time'
import { eventLimits, lastDateOf, occurrenceId } from '@stillwater/contract/calendar/occurrences'
import { idOfUid } from '#core/dates/calendar-uid.ts'
import type { Db } from '#core/database/connect.ts'
import type { Deps } from '#core/deps.ts'
import { AppError } from '#core/http/errors.ts'
import { countSeries } from '#core/dates/occurrences.ts'
import { type Content, recordStore } from '#core/records/records.ts'
import type { ReadEvent, ReadGroup } from './read-calendar.ts'
import { knownEvents, untouchedEvents } from './store.ts'

/** Few at a time: on SQLite they block all other writes. */
const atOnce = 50

/** An event of a file, with the id that it has or gets. */
interface Candidate {
  readonly id: string
  readonly group: ReadGroup
}

/** What of a file can become events. The user's own sermons and activities are not events. */
export const candidatesIn = (userId: string, groups: readonly ReadGroup[]): Candidate[] =>
  groups.flatMap((group) => {
    const { kind, id } = idOfUid(userId, group.uid)
    return kind === 'event' ? { id, group } : []
  })

export async function knownIds(db: Db, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (const part of partsOf(ids, 500))
    for (const { id } of await knownEvents(db, userId, part).execute()) known.add(id)
  return known
}

interface Imported {
  readonly added: string[]
  readonly events: number
  readonly known: number
}

/** An event is added together with its changed and canceled dates, or not at all. If one fails, none of the file stays. */
export async function importEvents(
  deps: Deps,
  userId: string,
  candidates: readonly Candidate[],
): Promise<Imported> {
  const { db, clock, countWrite } = deps
  const store = recordStore('events', deps)
  await refuseTooManySeries(db, userId, candidates)
  const added: string[] = []
  let events = 0
  try {
    for (const part of partsOf(candidates, atOnce)) {
      countWrite(userId)
      await db.transaction().execute(async (trx) => {
        const ids = part.map(({ id }) => id)
        const known = new Set((await knownEvents(trx, userId, ids).execute()).map(({ id }) => id))
        for (const candidate of part.filter(({ id }) => !known.has(id))) {
          for (const { id, content } of recordsOf(candidate)) {
            await store.add(trx, userId, clock(), id, content)
            added.push(id)
          }
          events += 1
        }
      })
      // Other requests come in between.
      await new Promise(setImmediate)
    }
  } catch (error) {
    await undoImport(deps, userId, added)
    throw error
  }
  return { added, events, known: candidates.length - events }
}

/** Answers how many were removed. */
export async function undoImport(deps: Deps, userId: string, ids: readonly string[]): Promise<number> {
  const store = recordStore('events', deps)
  let removed = 0
  for (const part of partsOf(ids, atOnce)) {
    removed += await deps.db.transaction().execute(async (trx) => {
      const untouched = await untouchedEvents(trx, userId, part).execute()
      for (const { id } of untouched) await store.remove(trx, userId, id)
      return untouched.length
    })
    await new Promise(setImmediate)
  }
  return removed
}

async function refuseTooManySeries(db: Db, userId: string, candidates: readonly Candidate[]): Promise<void> {
  const ids = candidates.filter(({ group }) => group.repeats !== null).map(({ id }) => id)
  const added = ids.length - (await knownIds(db, userId, ids)).size
  if (added === 0) return
  const { count } = await countSeries(db, userId).executeTakeFirstOrThrow()
  if (count + added <= eventLimits.series) return
  throw new AppError(
    'quota_exceeded',
    `You can have ${eventLimits.series} repeating events. With this file there would be ${count + added}.`,
  )
}

function recordsOf({ id, group }: Candidate): { id: string; content: Content<'events'> }[] {
  return [
    { id, content: contentOf(group.event, group) },
    ...group.exceptions.map(({ originalDate, exception, event }) => ({
      id: occurrenceId(id, originalDate),
      content: contentOf(event, { seriesId: id, originalDate, exception }),
    })),
  ]
}

function contentOf(
  event: ReadEvent,
  {
    repeats = null,
    lastDate,
    seriesId = null,
    originalDate = null,
    exception = null,
  }: Partial<Content<'events'>>,
): Content<'events'> {
  const isOneDay = repeats === null && event.days === 1
  return {
    title: event.title,
    date: event.date,
    days: event.days,
    startTime: event.startTime,
    endTime: event.endTime,
    location: event.location,
    description: event.description,
    eventType: event.eventType,
    icon: event.icon,
    remindMinutes: null,
    startMinute: readClockTime(event.startTime),
    repeats,
    seriesId,
    originalDate,
    exception,
    lastDate: isOneDay ? null : (lastDate ?? lastDateOf({ date: event.date, days: event.days, repeats })),
  }
}

function partsOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )
}
