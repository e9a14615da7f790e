import { addDays, type IsoDate } from '@stillwater/contract/dates/dates'
import type { ReminderSettings } from '@stillwater/contract/notifications'
import type { Db, Engine } from '#core/database/connect.ts'
import { occurrencesIn } from '#core/dates/occurrences.ts'
import { newId } from '@stillwater/contract/records/new-id'
import { type Reminder, remindersBetween } from './due-reminders.ts'
import { needCounts } from './need-counts.ts'
import { addPushes, type NewPush } from './push-queue.ts'
import { entriesToPlan, goalCounts, prayerCounts, prayersToPlan, sermonsToPlan } from './store.ts'
import { summarized } from './summary.ts'
import { day, wallTime } from '#core/dates/zoned-time.ts'

/** Few at a time: on SQLite they block all other writes. */
const plansAtOnce = 20
/** However little a user has planned, the plan is looked at again within this time. */
const farthest = day
/** After a longer pause of the server nothing of before it helps any more. */
const longestLate = 8 * day
/** Reminders a week before an event, put forward over a day off, reach no further. Zones are within a day of Greenwich. */
const daysBehind = 2
const daysAhead = 12

export const duePlans = (db: Db, engine: Engine, now: number) =>
  db
    .selectFrom('reminderPlans')
    .select('userId')
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .limit(plansAtOnce)
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())

/**
 * Takes some users for whom something may have fallen due, writes what did as messages to their devices, and notes when to look
 * again. Answers how many users there were. They are claimed as messages are, by putting the next look off: working it out holds no
 * lock, and whoever is killed meanwhile has only delayed it. A change of the user's data in between shows in `nextAt`, and what was
 * worked out without it is not written.
 */
export async function planSome(db: Db, engine: Engine, now: number, lease: number): Promise<number> {
  const claimedUntil = now + lease
  const plans = await db
    .updateTable('reminderPlans')
    .set({ nextAt: claimedUntil })
    .where('userId', 'in', duePlans(db, engine, now))
    .returningAll()
    .execute()
  if (plans.length === 0) return 0
  const plansOf = await loadPlans(
    db,
    plans.map(({ userId }) => userId),
    now,
  )
  const worked = plans.map(({ userId, plannedUntil, nextAt: _, ...settings }) => {
    const { timeZone, ...plans } = plansOf(userId)
    const who = { timeZone, settings: settings satisfies ReminderSettings }
    const since = Math.max(plannedUntil, now - longestLate)
    const reminders = remindersBetween(who, plans, since, now + farthest)
    return {
      userId,
      today: wallTime(timeZone, now).date,
      due: summarized(reminders.filter(({ at, usefulUntil }) => at <= now && usefulUntil > now)),
      plannedUntil: Math.max(now, plannedUntil),
      nextAt: Math.min(now + farthest, ...reminders.map(({ at }) => at).filter((at) => at > now)),
    }
  })
  const bodies = await bodiesFor(
    db,
    worked.flatMap(({ userId, today, due }) => due.map((reminder) => ({ userId, today, reminder }))),
  )
  await db.transaction().execute(async (trx) => {
    const devices = await devicesOf(
      trx,
      engine,
      plans.map(({ userId }) => userId),
    )
    const pushes: NewPush[] = []
    for (const { userId, due, plannedUntil, nextAt } of worked) {
      const own = devices.get(userId) ?? []
      const { numUpdatedRows } = await trx
        .updateTable('reminderPlans')
        .set({ plannedUntil, nextAt: own.length === 0 ? null : nextAt })
        .where('userId', '=', userId)
        .where('nextAt', '=', claimedUntil)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) continue
      for (const reminder of due) {
        const body = bodies(userId, reminder)
        if (body === undefined) continue
        const { at: _, ...rest } = reminder
        for (const { id, kinds } of own) {
          if (reminder.kind !== 'care' && !kinds.split(',').includes(reminder.kind)) continue
          pushes.push({ ...rest, body, userId, subscriptionId: id, id: newId(now), sendAt: now })
        }
      }
    }
    await addPushes(trx, pushes)
  })
  return plans.length
}

const devicesOf = async (db: Db, engine: Engine, userIds: readonly string[]) =>
  byUser(
    await db
      .selectFrom('pushSubscriptions')
      .select(['userId', 'id', 'kinds'])
      .where('userId', 'in', userIds)
      // What is taken away this very moment must not leave its messages behind.
      .$if(engine === 'postgres', (query) => query.forKeyShare())
      .execute(),
  )

async function loadPlans(db: Db, userIds: string[], now: number) {
  const today = new Date(now).toISOString().slice(0, 10)
  const [from, to] = [addDays(today, -daysBehind), addDays(today, daysAhead)]
  const users = await db.selectFrom('users').select(['id', 'timeZone']).where('id', 'in', userIds).execute()
  const zones = new Map(users.map(({ id, timeZone }) => [id, timeZone]))
  const repeated = await occurrencesIn(db, userIds, { from, to })
  const planned = byUser([
    ...(await entriesToPlan(db, userIds, from, to).execute()),
    // What began before is not reminded of again on its later days.
    ...repeated.filter(({ date }) => date >= from).map((event) => ({ ...event, kind: 'event' as const })),
  ])
  const sermons = byUser(await sermonsToPlan(db, userIds, from, to).execute())
  const prayers = byUser(await prayersToPlan(db, userIds).execute())
  return (userId: string) => ({
    timeZone: zones.get(userId) ?? 'UTC',
    entries: (planned.get(userId) ?? []).flatMap(({ id, kind, date, startMinute, remindMinutes }) =>
      startMinute === null ? [] : [{ id, kind, date, startMinute, remindMinutes }],
    ),
    sermons: sermons.get(userId) ?? [],
    prayers: (prayers.get(userId) ?? []).flatMap(({ remindAt, count }) =>
      remindAt === null ? [] : [{ remindAt, count }],
    ),
  })
}

/** The texts that depend on counts. Undefined if there is nothing to say. */
async function bodiesFor(db: Db, due: readonly { userId: string; today: IsoDate; reminder: Reminder }[]) {
  const without = (kind: string) =>
    due.filter(({ reminder }) => reminder.kind === kind && reminder.body === undefined).map((d) => d.userId)
  const [praying, aiming] = [without('prayer'), without('goal')]
  const prayers = praying.length === 0 ? [] : await prayerCounts(db, praying).execute()
  const goals = aiming.length === 0 ? [] : await goalCounts(db, aiming).execute()
  const needs = await needCounts(
    db,
    due.filter(({ reminder }) => reminder.kind === 'care'),
  )
  const prayersOf = new Map(prayers.map(({ userId, total, answered }) => [userId, { total, answered }]))
  const goalsOf = new Map(goals.map(({ userId, total }) => [userId, total]))

  return (userId: string, { kind, body }: Reminder): string | undefined => {
    if (body !== undefined) return body
    if (kind === 'goal') {
      const total = goalsOf.get(userId)
      return total === undefined
        ? undefined
        : `You have ${total} ${total === 1 ? 'goal' : 'goals'} in your list.`
    }
    if (kind === 'care') return careText(needs.get(userId) ?? 0)
    const counts = prayersOf.get(userId)
    return (
      counts && `You have ${counts.total} prayers in your list, with ${counts.answered} answered prayers.`
    )
  }
}

/** Nobody is named, and on a day on which nobody needs the pastor nothing is said. */
function careText(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? 'One person may need you today.' : `${count} people may need you today.`
}

const byUser = <T extends { userId: string }>(rows: readonly T[]): Map<string, T[]> =>
  Map.groupBy(rows, ({ userId }) => userId)
