import { addDays, type IsoDate, weekday } from '@stillwater/contract/dates/dates'
import { notificationTypes, type ServerNotification } from '@stillwater/contract/notifications'
import type { Db } from '#core/database/connect.ts'
import { settingsOf } from './settings.ts'
import { allEntriesOn, goalCounts, prayerCounts, sermonsAhead } from './store.ts'

/** Sermons are announced for so many days after today. */
const daysAhead = 7

/** A user's notifications for a day. */
export async function notificationsOf(db: Db, userId: string, today: IsoDate): Promise<ServerNotification[]> {
  const [sermons, entries, prayers, goals, settings] = await Promise.all([
    sermonsAhead(db, userId, { from: today, to: addDays(today, daysAhead) }).execute(),
    allEntriesOn(db, userId, { from: today, to: addDays(today, 1) }),
    prayerCounts(db, [userId]).executeTakeFirst(),
    goalCounts(db, [userId]).executeTakeFirst(),
    settingsOf(db, userId),
  ])
  return [
    ...sermons.map((data) => ({ type: notificationTypes.sermon, data })),
    ...entries.map(({ title, date, startTime, isActivity }) => ({
      type: notificationTypes.event,
      data: { title, date, startTime, ...(isActivity === 1 && { isActivity: true }) },
    })),
    ...(prayers === undefined
      ? []
      : [
          {
            type: notificationTypes.prayer,
            data: { totalPrayers: prayers.total, answeredPrayers: prayers.answered },
          },
        ]),
    ...(goals === undefined
      ? []
      : [
          {
            type: notificationTypes.goal,
            data: { goalCount: goals.total, week: weekOf(today, settings.goalWeekday) },
          },
        ]),
  ]
}

/** The latest day, today included, on which a week of goals began. */
const weekOf = (today: IsoDate, firstDay: number): IsoDate =>
  addDays(today, -((weekday(today) - firstDay + 7) % 7))
