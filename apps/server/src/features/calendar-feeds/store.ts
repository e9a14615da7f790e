import type {
  CalendarFeedChangesSchema,
  NewCalendarFeedSchema,
} from '@stillwater/contract/calendar/calendar-feeds'
import { addDays, type IsoDate } from '@stillwater/contract/dates/dates'
import { newId } from '@stillwater/contract/records/new-id'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import { AppError } from '#core/http/errors.ts'

export type FeedRow = Selectable<Tables['calendarFeeds']>

/** One for each audience, and a few more. */
export const mostFeeds = 20

export function addFeed(
  db: Db,
  userId: string,
  now: number,
  tokenHash: string,
  content: z.output<typeof NewCalendarFeedSchema>,
): Promise<FeedRow> {
  return db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom('calendarFeeds')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    if (count >= mostFeeds) {
      throw new AppError(
        'quota_exceeded',
        `You share your calendar at ${mostFeeds} addresses. Remove one you no longer need, then try again.`,
      )
    }
    return trx
      .insertInto('calendarFeeds')
      .values({
        id: newId(now),
        userId,
        tokenHash,
        name: content.name,
        audience: content.audience,
        showsCounseling: Number(content.showsCounseling),
        includesSermons: Number(content.includesSermons),
        includesActivities: Number(content.includesActivities),
        createdAt: now,
        lastFetchedAt: null,
        etag: null,
        modifiedAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

export const feedsOf = (db: Db, userId: string) =>
  db.selectFrom('calendarFeeds').selectAll().where('userId', '=', userId).orderBy('createdAt').orderBy('id')

type FeedChanges = z.output<typeof CalendarFeedChangesSchema>

/** Undefined if there is none. What its address answers changes with the next fetch. */
export async function changeFeed(
  db: Db,
  userId: string,
  id: string,
  { name, audience, ...flags }: FeedChanges,
): Promise<FeedRow | undefined> {
  const changes = {
    ...(name !== undefined && { name }),
    ...(audience !== undefined && { audience }),
    ...Object.fromEntries(
      Object.entries(flags).flatMap(([flag, value]) => (value === undefined ? [] : [[flag, Number(value)]])),
    ),
  }
  const own = feedsOf(db, userId).where('id', '=', id)
  if (Object.keys(changes).length === 0) return own.executeTakeFirst()
  return db
    .updateTable('calendarFeeds')
    .set(changes)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

export async function removeFeed(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('calendarFeeds')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** A feed of somebody who may use the server, with their time zone. */
export const feedAt = (db: Db, tokenHash: string) =>
  db
    .selectFrom('calendarFeeds')
    .innerJoin('users', 'users.id', 'calendarFeeds.userId')
    .selectAll('calendarFeeds')
    .select('users.timeZone')
    .where('tokenHash', '=', tokenHash)
    .where('users.disabledAt', 'is', null)
    .where('users.deletesAt', 'is', null)

const aSecond = 1000
const aMinute = 60 * aSecond

/** Notes that it was asked for, and since when it has been as it is. Answers the latter. */
export async function noteFetch(db: Db, feed: FeedRow, now: number, etag: string): Promise<number> {
  const isSame = feed.etag === etag
  if (isSame && feed.lastFetchedAt !== null && now - feed.lastFetchedAt < aMinute) return feed.modifiedAt
  // To the second, and later than before: a program that knows the old one may ask for what has changed since.
  const modifiedAt = isSame
    ? feed.modifiedAt
    : Math.max(now, (Math.floor(feed.modifiedAt / aSecond) + 1) * aSecond)
  await db
    .updateTable('calendarFeeds')
    .set({ lastFetchedAt: now, etag, modifiedAt })
    .where('id', '=', feed.id)
    .execute()
  return modifiedAt
}

/** What is shared of the past, in days. Old years would make every fetch long, and nobody looks there. */
const daysBehind = 365

/** The first of a month, so that the file stays the same for weeks. */
export const firstShared = (today: IsoDate): IsoDate => `${addDays(today, -daysBehind).slice(0, 7)}-01`

/** Events from a day on, repeating ones that go on until then, and all dates that were changed or canceled. */
export const eventsToShare = (db: Db, userId: string, from: IsoDate) =>
  db
    .selectFrom('events')
    .selectAll()
    .where('userId', '=', userId)
    .where((eb) =>
      eb.or([eb('date', '>=', from), eb('lastDate', '>=', from), eb('originalDate', 'is not', null)]),
    )
    .orderBy('date')
    .orderBy('id')

export const activitiesToShare = (db: Db, userId: string, from: IsoDate) =>
  db
    .selectFrom('activities')
    .selectAll()
    .where('userId', '=', userId)
    .where('date', '>=', from)
    .orderBy('date')
    .orderBy('id')

export const sermonsToShare = (db: Db, userId: string, from: IsoDate) =>
  db
    .selectFrom('sermons')
    .select(['id', 'title', 'reference', 'date', 'status', 'version', 'updatedAt'])
    .where('userId', '=', userId)
    .where('date', '>=', from)
    .orderBy('date')
    .orderBy('id')
