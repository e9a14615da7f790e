import CalendarRange from 'lucide-react/icons/calendar-range'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import Layers from 'lucide-react/icons/layers'
import MapPin from 'lucide-react/icons/map-pin'
import { showTimes } from '@stillwater/contract/dates/shown-time'
import { EntryFact, EntryIcon, TimeLine } from '#shared/agenda/agenda-entry.tsx'
import { calendarTones } from '#shared/agenda/calendar-tone.ts'
import { lastDayOf } from '#shared/agenda/days-of.ts'
import { CardTitle } from '#shared/records/list/card-title.tsx'
import { Badge } from '#shared/ui/badge.tsx'
import { Card } from '#shared/ui/card.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import type { OtherEvent } from './other-event.ts'

interface OtherEntryProps {
  readonly event: OtherEvent
  /** What takes place at the same time. */
  readonly overlap?: string | undefined
  readonly onRead: (event: OtherEvent) => void
}

/** An event of another calendar in a list: dashed, with that calendar's name, and without a menu. */
export function OtherEntry({ event, overlap, onRead }: OtherEntryProps) {
  return (
    <Card className="border-dashed border-edge hover:border-muted">
      <div className="@container flex items-start gap-3">
        <EntryIcon className="bg-sunk text-muted">
          <CalendarSync aria-hidden="true" />
        </EntryIcon>
        <div className="min-w-0 flex-1">
          <CardTitle level={3} title={event.title} onOpen={() => onRead(event)} />
          <OtherFacts event={event} overlap={overlap} />
        </div>
      </div>
    </Card>
  )
}

/** When and where it is, and in which calendar. */
export function OtherFacts({ event, overlap }: Omit<OtherEntryProps, 'onRead'>) {
  return (
    <>
      <TimeLine {...showTimes(event.startTime, event.endTime)} />
      {overlap !== undefined && <EntryFact Icon={Layers}>{overlap}</EntryFact>}
      {event.days > 1 && (
        <EntryFact Icon={CalendarRange}>
          {formatIsoDate(event.date)} – {formatIsoDate(lastDayOf(event))}
        </EntryFact>
      )}
      {event.location !== null && <EntryFact Icon={MapPin}>{event.location}</EntryFact>}
      <Badge tone={calendarTones[event.calendar.color]} className="mt-2">
        <CalendarSync aria-hidden="true" />
        <span className="sr-only">From the calendar </span>
        <span dir="auto">{event.calendar.name}</span>
      </Badge>
    </>
  )
}
