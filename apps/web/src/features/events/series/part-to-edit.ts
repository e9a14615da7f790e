import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { occurrenceId } from '@stillwater/contract/calendar/occurrences'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { type EventValues, valuesOf } from '../event-values.ts'
import {
  continuation,
  exceptionAt,
  isFirst,
  type Meant,
  type Plan,
  ruleFrom,
  type Scope,
} from './series-writes.ts'

/** How much of a repeating event is changed, seen from one of its dates. */
export interface Part {
  readonly scope: Scope
  readonly meant: Meant
}

interface EditedPart {
  /** The record that is changed; none for a new one. */
  readonly record: CalendarEvent | undefined
  readonly newRecordId?: string
  readonly draftName?: string
  readonly initial: EventValues
  /** What the form says of itself. */
  readonly description: string
  /** What else is written once it is saved, and what takes everything back. */
  readonly afterSaving: (saved: CalendarEvent) => Plan
}

/** What the form of a part edits. `event` is the date on the screen, changed or not. */
export function partToEdit({ scope, meant }: Part, event: CalendarEvent): EditedPart {
  const { series, date } = meant
  if (scope === 'one') {
    const record = exceptionAt(meant)
    const id = occurrenceId(series.id, date)
    return {
      record,
      newRecordId: id,
      draftName: id,
      initial: { ...valuesOf(event), id, repeats: null, exception: 'changed' },
      description: `Only the one on ${formatIsoDate(event.date)}.`,
      afterSaving: (saved) => ({
        writes: [],
        undo: [restored(saved, record ?? { ...saved, exception: 'none' })],
      }),
    }
  }
  if (scope === 'all' || isFirst(meant)) {
    return {
      record: series,
      initial: valuesOf(series),
      description: `All of them, from ${formatIsoDate(series.date)} on.`,
      afterSaving: (saved) => ({ writes: [], undo: [restored(saved, series)] }),
    }
  }
  return {
    record: undefined,
    draftName: `${occurrenceId(series.id, date)} on`,
    initial: { ...valuesOf(series), date, repeats: ruleFrom(meant) },
    description: `This one and all that follow, from ${formatIsoDate(date)} on.`,
    afterSaving: (saved) => continuation(meant, saved),
  }
}

const restored = (saved: CalendarEvent, before: CalendarEvent) => ({
  op: 'update' as const,
  event: saved,
  changes: { ...valuesOf(before), location: before.location, description: before.description },
})
