import { addDays, type IsoDate } from '@stillwater/contract/dates/dates'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { isDateOf, occurrenceId } from '@stillwater/contract/calendar/occurrences'
import { daysOfRule } from '@stillwater/contract/calendar/recurrence'
import { formatRule, parseRule } from '@stillwater/contract/calendar/recurrence-rule'

/** How much of a repeating event is changed or deleted. */
export type Scope = 'one' | 'following' | 'all'

export type Write =
  | { readonly op: 'add'; readonly event: CalendarEvent }
  | { readonly op: 'remove'; readonly event: CalendarEvent }
  | { readonly op: 'update'; readonly event: CalendarEvent; readonly changes: Partial<CalendarEvent> }

/** What is written, and what takes all of it back. */
export interface Plan {
  readonly writes: readonly Write[]
  readonly undo: readonly Write[]
}

/** A repeating event with the date of it that somebody means. */
export interface Meant {
  readonly series: CalendarEvent
  readonly date: IsoDate
  /** All exceptions of the event. */
  readonly exceptions: readonly CalendarEvent[]
}

const update = (event: CalendarEvent, changes: Partial<CalendarEvent>): Write => ({
  op: 'update',
  event,
  changes,
})

export const exceptionAt = ({ exceptions, date }: Meant): CalendarEvent | undefined =>
  exceptions.find(({ originalDate }) => originalDate === date)

/** The repeating event as it is at one date, as the exception that a change makes of it. */
export const asException = (
  series: CalendarEvent,
  date: IsoDate,
  exception: CalendarEvent['exception'],
): CalendarEvent => ({
  ...series,
  id: occurrenceId(series.id, date),
  version: 1,
  date,
  repeats: null,
  seriesId: series.id,
  originalDate: date,
  exception,
})

/** Whether a change of this and the following dates is one of all. */
export const isFirst = ({ series, date }: Meant): boolean => date <= series.date

/** The rule of an event that does not take place from a date on. */
function ruleBefore(repeats: string, date: IsoDate): string {
  const rule = parseRule(repeats)
  if (rule === undefined) return repeats
  const { count: _, ...rest } = rule
  return formatRule({ ...rest, until: addDays(date, -1) })
}

/** The rule for what remains from a date on: of a number of times those that are left. */
export function ruleFrom({ series, date }: Meant): string | null {
  const rule = series.repeats === null ? undefined : parseRule(series.repeats)
  if (rule?.count === undefined) return series.repeats
  const over = daysOfRule(series.date, rule, { from: series.date, to: addDays(date, -1) }).length
  return formatRule({ ...rule, count: Math.max(1, rule.count - over) })
}

export function deletion(scope: Scope, meant: Meant): Plan {
  const { series, date, exceptions } = meant
  if (scope === 'one') {
    const known = exceptionAt(meant)
    if (known !== undefined)
      return {
        writes: [update(known, { exception: 'canceled' })],
        undo: [update(known, { exception: known.exception })],
      }
    const canceled = asException(series, date, 'canceled')
    return {
      writes: [{ op: 'add', event: canceled }],
      undo: [update(canceled, { exception: 'none' })],
    }
  }
  if (scope === 'following' && !isFirst(meant)) {
    const later = exceptions.filter(
      ({ originalDate, exception }) => (originalDate ?? '') >= date && exception === 'changed',
    )
    return {
      writes: [
        ...later.map((event) => update(event, { exception: 'canceled' })),
        update(series, { repeats: ruleBefore(series.repeats ?? '', date) }),
      ],
      undo: [
        update(series, { repeats: series.repeats }),
        ...later.map((event) => update(event, { exception: 'changed' })),
      ],
    }
  }
  // The server deletes canceled dates with their event, so all of them are added again.
  const shown = exceptions.filter(({ exception }) => exception === 'changed')
  const kept = exceptions.filter(({ exception }) => exception !== 'none')
  return {
    writes: [...shown, series].map((event) => ({ op: 'remove', event })),
    undo: [series, ...kept].map((event) => ({ op: 'add', event })),
  }
}

/** After the following dates were saved as a repeating event of their own: the old one ends, and its exceptions move over. */
export function continuation(meant: Meant, next: CalendarEvent): Plan {
  const { series, date } = meant
  const moved = meant.exceptions.filter(
    ({ originalDate, exception }) =>
      originalDate !== null && originalDate > date && exception !== 'none' && isDateOf(next, originalDate),
  )
  const shown = moved.filter(({ exception }) => exception === 'changed')
  const copies = moved.map((event) => ({
    ...event,
    id: occurrenceId(next.id, event.originalDate ?? ''),
    seriesId: next.id,
  }))
  // The date itself has the new words now.
  const replaced = meant.exceptions.filter(
    ({ originalDate, exception }) => originalDate === date && exception === 'changed',
  )
  const hidden = [...shown, ...replaced]
  return {
    writes: [
      update(series, { repeats: ruleBefore(series.repeats ?? '', date) }),
      ...copies.map((event): Write => ({ op: 'add', event })),
      ...hidden.map((event) => update(event, { exception: 'canceled' })),
    ],
    undo: [
      ...copies
        .filter(({ exception }) => exception === 'changed')
        .map((event): Write => ({ op: 'remove', event })),
      { op: 'remove', event: next },
      update(series, { repeats: series.repeats }),
      ...hidden.map((event) => update(event, { exception: 'changed' })),
    ],
  }
}
