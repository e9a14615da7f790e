import { defaultReminderSettings } from '@stillwater/contract/notifications'
import type { Db } from '#core/database/connect.ts'
import { addDays } from '@stillwater/contract/dates/dates'
import { newId } from '@stillwater/contract/records/new-id'
import { endOfTime } from '@stillwater/contract/calendar/occurrences'

export interface SeededUser {
  readonly userId: string
  readonly device: { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
}

const rowsAtOnce = 500

/**
 * Users with a device each and an event whose reminder falls due at `dueAt`, written straight into the database. Every other event
 * began a month ago and repeats every day.
 */
export async function seedReminders(
  db: Db,
  count: number,
  dueAt: number,
  deviceOf: (index: number) => SeededUser['device'],
): Promise<SeededUser[]> {
  const now = Date.now()
  const users = Array.from({ length: count }, (_, index) => ({ userId: newId(now), device: deviceOf(index) }))
  // In Greenwich, and without quiet hours, so that it is due whenever the test runs.
  const start = new Date(dueAt + 60 * 60_000)
  const date = start.toISOString().slice(0, 10)
  const startMinute = start.getUTCHours() * 60 + start.getUTCMinutes()
  for (let from = 0; from < count; from += rowsAtOnce) {
    const some = users.slice(from, from + rowsAtOnce)
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('users')
        .values(
          some.map(({ userId }) => ({
            id: userId,
            email: `${userId}@example.org`,
            emailKey: `${userId}@example.org`,
            passwordHash: '',
            fullName: 'Test',
            churchName: null,
            timeZone: 'UTC',
            createdAt: now,
          })),
        )
        .execute()
      await trx
        .insertInto('sessions')
        .values(
          some.map(({ userId }) => ({
            tokenHash: userId,
            userId,
            id: userId,
            name: 'Test',
            address: null,
            createdAt: now,
            seenAt: now,
          })),
        )
        .execute()
      await trx
        .insertInto('pushSubscriptions')
        .values(
          some.map(({ userId, device }) => ({
            userId,
            id: newId(now),
            sessionHash: userId,
            ...device,
            kinds: 'event',
            createdAt: now,
          })),
        )
        .execute()
      await trx
        .insertInto('events')
        .values(
          some.map(({ userId }, index) => ({
            id: newId(now),
            userId,
            version: 1,
            createdAt: now,
            updatedAt: now,
            title: 'Elders',
            startTime: 'soon',
            endTime: 'later',
            ...(index % 2 === 0
              ? { date }
              : { date: addDays(date, -30), repeats: 'FREQ=DAILY', lastDate: endOfTime }),
            location: null,
            description: null,
            eventType: 'meeting',
            icon: 'event',
            startMinute,
            remindMinutes: null,
          })),
        )
        .execute()
      await trx
        .insertInto('reminderPlans')
        .values(
          some.map(({ userId }) => ({
            userId,
            ...defaultReminderSettings,
            quietFrom: 0,
            quietTo: 0,
            dayOff: null,
            plannedUntil: dueAt - 60_000,
            nextAt: dueAt,
          })),
        )
        .execute()
    })
  }
  return users
}
