import { noReminder } from '@stillwater/contract/limits'
import { formatClockTime } from '@stillwater/contract/dates/clock-time'
import { addDays, dayNumber, type IsoDate, weekday } from '@stillwater/contract/dates/dates'
import type { ReminderKind, ReminderSettings } from '@stillwater/contract/notifications'
import { freeAfter, freeBefore, mayPush } from './quiet-hours.ts'
import { day, instantOf, minute, wallTime } from '#core/dates/zoned-time.ts'

/** Where a user is and what the user has chosen. */
interface Circumstances {
  readonly timeZone: string
  readonly settings: ReminderSettings
}

/** An event or an activity. */
interface PlannedEntry {
  readonly kind: 'event' | 'activity'
  readonly id: string
  readonly date: IsoDate
  readonly startMinute: number
  readonly remindMinutes: number | null
}

interface PlannedSermon {
  readonly id: string
  readonly date: IsoDate
}

/** Prayers that are remembered each day at the same time. */
interface RememberedPrayers {
  readonly remindAt: number
  readonly count: number
}

export interface Plans {
  readonly entries: readonly PlannedEntry[]
  readonly sermons: readonly PlannedSermon[]
  readonly prayers: readonly RememberedPrayers[]
}

/** One reminder: what it is of, when it fell due, when it may be sent, and until when it helps. */
export interface Reminder {
  /** Care has no switch on a device: it comes to all of them once it has a time. */
  readonly kind: ReminderKind | 'care'
  readonly subject: string
  readonly dueAt: number
  readonly at: number
  readonly usefulUntil: number
  /** Contains no names, because anyone may see a locked phone. Undefined if it depends on counts that are queried when it is due. */
  readonly body: string | undefined
}

/** Sermons are remembered in the morning, so many days before. */
const sermonTime = 9 * 60
const sermonDays = [3, 1]
/** A weekly update that was held back is still news for some days. */
const goalNews = 3 * day

/** All reminders of a user that are due after `from` and not after `to`. */
export function remindersBetween(who: Circumstances, plans: Plans, from: number, to: number): Reminder[] {
  const first = wallTime(who.timeZone, from).date
  const last = wallTime(who.timeZone, to).date
  return [
    ...plans.entries.flatMap((entry) => ofEntry(who, entry)),
    ...plans.sermons.flatMap((sermon) => ofSermon(who, sermon)),
    ...daysFrom(first, last).flatMap((date) => [
      ...ofPrayers(who, plans.prayers, date),
      ...ofCare(who, date),
    ]),
    // The day off may have held an update back for some days.
    ...daysFrom(addDays(first, -3), last).flatMap((date) => ofGoals(who, date)),
  ].filter(({ at }) => at > from && at <= to)
}

function ofEntry({ timeZone, settings }: Circumstances, entry: PlannedEntry): Reminder[] {
  const { remindMinutes } = entry
  if (remindMinutes === noReminder) return []
  const start = instantOf(timeZone, entry.date, entry.startMinute)
  const dueAt = start - (remindMinutes ?? settings.eventMinutes) * minute
  // Whoever sets a reminder on one event wants it on the day off too.
  const who = { timeZone, settings: remindMinutes === null ? settings : { ...settings, dayOff: null } }
  return placed(
    who,
    {
      kind: 'event',
      subject: entry.kind === 'event' ? entry.id : activitySubject(entry.id),
      dueAt,
      // One that comes at the very start is still of use for a moment.
      usefulUntil: Math.max(start, dueAt + 10 * minute),
    },
    true,
    (at) => entryText(wallTime(timeZone, at).date, entry),
  )
}

/** Of the day's reminder to pray, not of one prayer's own time. */
const dailySubject = 'list'
export const isDaily = (subject: string): boolean => subject === dailySubject

const activitySubject = (id: string) => `activity ${id}`
export const isOfActivity = (subject: string): boolean => subject.startsWith(activitySubject(''))

function ofSermon(who: Circumstances, { id, date }: PlannedSermon): Reminder[] {
  return sermonDays.flatMap((days, index) =>
    placed(
      who,
      {
        kind: 'sermon',
        subject: id,
        dueAt: instantOf(who.timeZone, addDays(date, -days), sermonTime),
        // Until the next one comes, and at the latest until its day.
        usefulUntil: instantOf(who.timeZone, addDays(date, -(sermonDays[index + 1] ?? 0)), 0),
      },
      true,
      (at) => `Your sermon is ${distance(wallTime(who.timeZone, at).date, date)}.`,
    ),
  )
}

function ofPrayers(who: Circumstances, remembered: readonly RememberedPrayers[], date: IsoDate): Reminder[] {
  const { timeZone, settings } = who
  const usefulUntil = instantOf(timeZone, date, 1440)
  const at = (time: number, subject: string, body?: string) =>
    placed(
      who,
      { kind: 'prayer', subject, dueAt: instantOf(timeZone, date, time), usefulUntil },
      false,
      () => body,
    )
  return [
    ...at(settings.prayerTime, dailySubject),
    ...remembered.flatMap(({ remindAt, count }) => at(remindAt, `at ${remindAt}`, prayersText(count))),
  ]
}

/** Who needs the pastor is looked up when it is due. */
function ofCare(who: Circumstances, date: IsoDate): Reminder[] {
  const { timeZone, settings } = who
  if (settings.careTime === null) return []
  return placed(
    who,
    {
      kind: 'care',
      subject: 'today',
      dueAt: instantOf(timeZone, date, settings.careTime),
      usefulUntil: instantOf(timeZone, date, 1440),
    },
    false,
    () => undefined,
  )
}

function ofGoals(who: Circumstances, date: IsoDate): Reminder[] {
  const { timeZone, settings } = who
  if (weekday(date) !== settings.goalWeekday) return []
  const dueAt = instantOf(timeZone, date, settings.goalTime)
  return placed(
    who,
    { kind: 'goal', subject: 'week', dueAt, usefulUntil: dueAt + goalNews },
    false,
    () => undefined,
  )
}

/**
 * Held back by quiet hours or the day off, a reminder comes when they end, if it still helps then. If not, one that must not be missed
 * comes before they begin, and any other not at all.
 */
function placed(
  { timeZone, settings }: Circumstances,
  reminder: Omit<Reminder, 'at' | 'body'>,
  mustNotBeMissed: boolean,
  body: (at: number) => string | undefined,
): Reminder[] {
  const { dueAt, usefulUntil } = reminder
  const send = (at: number) => [{ ...reminder, at, body: body(at) }]
  if (mayPush(timeZone, settings, dueAt)) return send(dueAt)
  const later = freeAfter(timeZone, settings, dueAt)
  if (later < usefulUntil) return send(later)
  return mustNotBeMissed ? send(freeBefore(timeZone, settings, dueAt)) : []
}

function entryText(today: IsoDate, { kind, date, startMinute }: PlannedEntry): string {
  const when = date === today ? '' : ` ${distance(today, date)}`
  return `You have an ${kind}${when} at ${formatClockTime(startMinute)}`
}

const prayersText = (count: number) =>
  count === 1 ? 'It is time for a prayer on your list.' : `It is time for ${count} prayers on your list.`

function distance(today: IsoDate, date: IsoDate): string {
  const days = dayNumber(date) - dayNumber(today)
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
}

const daysFrom = (first: IsoDate, last: IsoDate): IsoDate[] =>
  Array.from({ length: dayNumber(last) - dayNumber(first) + 1 }, (_, index) => addDays(first, index))
