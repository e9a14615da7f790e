import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import CalendarRange from 'lucide-react/icons/calendar-range'
import Repeat from 'lucide-react/icons/repeat'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { EntryFact } from './agenda-entry.tsx'
import { lastDayOf } from './days-of.ts'
import { describeRule } from './rule-words.ts'

/** What only some events have: several days, a repetition. */
export function EventFacts({ event }: { readonly event: CalendarEvent }) {
  return (
    <>
      {event.days > 1 && (
        <EntryFact Icon={CalendarRange}>
          {formatIsoDate(event.date)} – {formatIsoDate(lastDayOf(event))}
        </EntryFact>
      )}
      {event.repeats ? (
        <EntryFact Icon={Repeat}>{describeRule(event.repeats, event.date)}</EntryFact>
      ) : (
        event.exception && <EntryFact Icon={Repeat}>Changed from the repeating event</EntryFact>
      )}
    </>
  )
}
