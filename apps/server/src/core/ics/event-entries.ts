import type { IsoDate } from '@stillwater/contract/dates/dates'
import { isDateOf } from '@stillwater/contract/calendar/occurrences'
import type { Selectable } from 'kysely'
import { uidOf } from '#core/dates/calendar-uid.ts'
import type { Tables } from '#core/database/tables.ts'
import { allDay, type IcsEntry } from './ics-event.ts'

type EventRow = Selectable<Tables['events']>

/** Whose entries they are, and how much is told. */
export type Rules = Pick<Selectable<Tables['calendarFeeds']>, 'userId' | 'audience' | 'showsCounseling'>

const isAllDay = (time: string) => /^all[ -]day$/i.test(time.trim())

/** Counseling is nobody's business, unless the user has said otherwise. */
export const mayTell = ({ audience, showsCounseling }: Rules, type: string): boolean =>
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
