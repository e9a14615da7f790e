import { addDays } from '@stillwater/contract/dates'
import type { ReminderSettings } from '@stillwater/contract/notifications'
import type { Db, Engine } from '#core/database/connect.ts'
import { newId } from '#core/ids.ts'
import { type Reminder, remindersBetween } from './due-reminders.ts'
import { addPushes, type NewPush } from './outbox.ts'
import { eventsToPlan, goalCounts, prayerCounts, prayersToPlan, sermonsToPlan } from './store.ts'
import { day } from './zoned-time.ts'

/** Few at a time: on SQLite nobody else is served meanwhile. */
const plansAtOnce = 25
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
    .innerJoin('users', 'users.id', 'reminderPlans.userId')
    .select([
      'reminderPlans.userId',
      'users.timeZone',
      'eventMinutes',
      'prayerTime',
      'goalWeekday',
      'goalTime',
      'quietFrom',
      'quietTo',
      'dayOff',
      'plannedUntil',
    ])
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .limit(plansAtOnce)
    // Whoever changes the user's data now waits until this plan is written, and then asks for another.
    .$if(engine === 'postgres', (query) => query.forUpdate('reminderPlans').skipLocked())

/**
 * Takes some users for whom something may have fallen due, writes what did as messages to their devices, and notes when to look
 * again. All in one transaction: either it has happened or it has not. Answers how many users there were.
 */
export const planSome = (db: Db, engine: Engine, now: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const plans = await duePlans(trx, engine, now).execute()
    if (plans.length === 0) return 0
    const of = await loadPlans(
      trx,
      plans.map(({ userId }) => userId),
      now,
    )
    const due: { userId: string; reminder: Reminder }[] = []
    for (const { userId, timeZone, plannedUntil, ...settings } of plans) {
      let nextAt: number | null = null
      if (of.devices.has(userId)) {
        const who = { timeZone: timeZone ?? 'UTC', settings: settings satisfies ReminderSettings }
        const reminders = remindersBetween(
          who,
          of.plansOf(userId),
          Math.max(plannedUntil, now - longestLate),
          now + farthest,
        )
        for (const reminder of reminders) {
          if (reminder.at <= now && reminder.usefulUntil > now) due.push({ userId, reminder })
        }
        nextAt = Math.min(now + farthest, ...reminders.map(({ at }) => at).filter((at) => at > now))
      }
      await trx
        .updateTable('reminderPlans')
        .set({ plannedUntil: Math.max(now, plannedUntil), nextAt })
        .where('userId', '=', userId)
        .execute()
    }
    const bodies = await bodiesFor(trx, due)
    await addPushes(
      trx,
      due.flatMap(({ userId, reminder }) => {
        const body = bodies(userId, reminder)
        if (body === undefined) return []
        const { at: _, ...rest } = reminder
        return (of.devices.get(userId) ?? [])
          .filter(({ kinds }) => kinds.includes(reminder.kind))
          .map(({ id }): NewPush => ({
            ...rest,
            body,
            userId,
            subscriptionId: id,
            id: newId(now),
            sendAt: now,
          }))
      }),
    )
    return plans.length
  })

async function loadPlans(db: Db, userIds: string[], now: number) {
  const today = new Date(now).toISOString().slice(0, 10)
  const [from, to] = [addDays(today, -daysBehind), addDays(today, daysAhead)]
  const devices = await db
    .selectFrom('pushSubscriptions')
    .select(['userId', 'id', 'kinds'])
    .where('userId', 'in', userIds)
    .execute()
  const events = byUser(await eventsToPlan(db, userIds, from, to).execute())
  const sermons = byUser(await sermonsToPlan(db, userIds, from, to).execute())
  const prayers = byUser(await prayersToPlan(db, userIds).execute())
  return {
    devices: byUser(devices.map(({ kinds, ...device }) => ({ ...device, kinds: kinds.split(',') }))),
    plansOf: (userId: string) => ({
      events: (events.get(userId) ?? []).flatMap(({ startMinute, ...event }) =>
        startMinute === null ? [] : [{ ...event, startMinute }],
      ),
      sermons: sermons.get(userId) ?? [],
      prayers: (prayers.get(userId) ?? []).flatMap(({ remindAt, count }) =>
        remindAt === null ? [] : [{ remindAt, count }],
      ),
    }),
  }
}

/** The words that depend on how much there is. Undefined where there is nothing to tell. */
async function bodiesFor(db: Db, due: readonly { userId: string; reminder: Reminder }[]) {
  const without = (kind: string) =>
    due.filter(({ reminder }) => reminder.kind === kind && reminder.body === undefined).map((d) => d.userId)
  const [praying, aiming] = [without('prayer'), without('goal')]
  const prayers = praying.length === 0 ? [] : await prayerCounts(db, praying).execute()
  const goals = aiming.length === 0 ? [] : await goalCounts(db, aiming).execute()
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
    const counts = prayersOf.get(userId)
    return (
      counts && `You have ${counts.total} prayers in your list, with ${counts.answered} answered prayers.`
    )
  }
}

const byUser = <T extends { userId: string }>(rows: readonly T[]): Map<string, T[]> =>
  Map.groupBy(rows, ({ userId }) => userId)
