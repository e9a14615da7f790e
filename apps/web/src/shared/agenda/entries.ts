import type { Activity } from '@stillwater/contract/calendar/activities'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { compareTimes } from '@stillwater/contract/dates/clock-time'
import type { IsoDate } from '@stillwater/contract/dates/dates'

/** One line of a day: an event or an activity. */
export type Entry =
  | { readonly kind: 'event'; readonly record: CalendarEvent }
  | { readonly kind: 'activity'; readonly record: Activity }

const startOf = (entry: Entry) => (entry.kind === 'event' ? entry.record.startTime : entry.record.time)

export const keyOf = ({ kind, record }: { kind: string; record: { id: string } }) => `${kind} ${record.id}`

/** The events and activities of a day by time; those without a time are last. */
export function entriesOf(events: readonly CalendarEvent[], activities: readonly Activity[]): Entry[] {
  const entries: Entry[] = [
    ...events.map((record) => ({ kind: 'event' as const, record })),
    ...activities.map((record) => ({ kind: 'activity' as const, record })),
  ]
  return entries.sort(
    (a, b) => compareTimes(startOf(a), startOf(b)) || a.record.id.localeCompare(b.record.id),
  )
}

/** The props of the activity form, which the app passes to other features' screens. */
export interface ActivityDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly activity?: Activity | undefined
  /** The initial day of a new activity; today by default. */
  readonly date?: IsoDate | undefined
  readonly onSaved?: (activity: Activity) => void
}
