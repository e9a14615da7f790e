import type { IsoDate } from '@stillwater/contract/dates'
import { isDateOf } from '@stillwater/contract/occurrences'
import { readClockTime } from '@stillwater/contract/clock-time'
import type { Selectable } from 'kysely'
import type { Tables } from '#core/database/tables.ts'
import { uidOf } from '#core/calendar-uid.ts'
import { allDay, type IcsEntry } from './ics-event.ts'
import type { FeedRow } from './store.ts'

type EventRow = Selectable<Tables['events']>
type ActivityRow = Selectable<Tables['activities']>
type SermonRow = Pick<
  Selectable<Tables['sermons']>,
  'id' | 'title' | 'reference' | 'date' | 'status' | 'version' | 'updatedAt'
>

/** What of a feed decides how much is told. */
type Rules = Pick<FeedRow, 'userId' | 'audience' | 'showsCounseling'>

const isAllDay = (time: string) => /^all[ -]day$/i.test(time.trim())

/** Counseling is nobody's business, unless the user has said otherwise. */
const mayTell = ({ audience, showsCounseling }: Rules, type: string): boolean =>
  audience === 'everything' && (type !== 'counseling' || showsCounseling === 1)

/** Events with their canceled dates. A changed date belongs to its event as long as that takes place then. */
export function eventEntries(rules: Rules, rows: readonly EventRow[], from: IsoDate): IcsEntry[] {
  const series = new Map(rows.filter(({ repeats }) => repeats !== null).map((row) => [row.id, row]))
  const exceptions = Map.groupBy(
    rows.filter(({ seriesId, originalDate }) => seriesId !== null && originalDate !== null),
    ({ seriesId }) => seriesId ?? '',
  )
  return rows.flatMap((row): IcsEntry[] => {
    if (row.exception === 'canceled' || row.exception === 'none') return []
    const whole = series.get(row.seriesId ?? '')
    if (whole === undefined && (row.lastDate ?? row.date) < from) return []
    const replaced =
      whole !== undefined && row.originalDate !== null && isDateOf(whole, row.originalDate)
        ? { date: row.originalDate, startTime: whole.startTime }
        : undefined
    const own = row.repeats === null ? [] : (exceptions.get(row.id) ?? [])
    const hidden = own.filter(({ exception }) => exception !== 'changed')
    return [
      {
        uid: uidOf(rules.userId, 'event', replaced ? (row.seriesId ?? row.id) : row.id),
        // Canceling a date changes the event for those who read it.
        sequence: hidden.reduce((sum, { version }) => sum + version, row.version - 1),
        changedAt: Math.max(row.updatedAt, ...hidden.map(({ updatedAt }) => updatedAt)),
        date: row.date,
        days: row.days,
        startTime: isAllDay(row.startTime) ? allDay : row.startTime,
        endTime: isAllDay(row.endTime) ? allDay : row.endTime,
        repeats: row.repeats,
        canceled: hidden
          .filter(
            ({ exception, originalDate }) => exception === 'canceled' && isDateOf(row, originalDate ?? ''),
          )
          .map(({ originalDate }) => originalDate ?? ''),
        ...(replaced && { replaces: replaced }),
        details: mayTell(rules, row.eventType)
          ? { title: row.title, location: row.location, description: row.description }
          : undefined,
        isBusy: row.startMinute !== null || isAllDay(row.startTime),
      },
    ]
  })
}

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
