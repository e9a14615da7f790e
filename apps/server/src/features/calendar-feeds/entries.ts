import type { IsoDate } from '@stillwater/contract/dates/dates'
import { readClockTime } from '@stillwater/contract/dates/clock-time'
import type { Selectable } from 'kysely'
import type { Tables } from '#core/database/tables.ts'
import { uidOf } from '#core/dates/calendar-uid.ts'
import { mayTell, type Rules } from '#core/ics/event-entries.ts'
import { allDay, type IcsEntry } from '#core/ics/ics-event.ts'

type ActivityRow = Selectable<Tables['activities']>
type SermonRow = Pick<
  Selectable<Tables['sermons']>,
  'id' | 'title' | 'reference' | 'date' | 'status' | 'version' | 'updatedAt'
>

export const activityEntries = (rules: Rules, rows: readonly ActivityRow[]): IcsEntry[] =>
  rows.map((row) => ({
    uid: uidOf(rules.userId, 'activity', row.id),
    sequence: row.version - 1,
    changedAt: row.updatedAt,
    date: row.date,
    days: 1,
    startTime: row.time,
    endTime: row.time,
    details: mayTell(rules, row.activityType) ? { title: row.title, location: row.location } : undefined,
    isBusy: readClockTime(row.time) !== null,
  }))

/** As in the user's own calendar: an archived one is shown where it was preached, not on days to come. */
export const sermonEntries = (rules: Rules, rows: readonly SermonRow[], today: IsoDate): IcsEntry[] =>
  rows
    .filter(({ status, date }) => status !== 'archived' || date < today)
    .map((row) => ({
      uid: uidOf(rules.userId, 'sermon', row.id),
      sequence: row.version - 1,
      changedAt: row.updatedAt,
      date: row.date,
      days: 1,
      startTime: allDay,
      endTime: allDay,
      details: { title: `Sermon: ${row.title} (${row.reference})` },
      isBusy: false,
    }))
