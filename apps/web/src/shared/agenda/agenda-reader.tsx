import { readOccurrenceId } from '@stillwater/contract/calendar/occurrences'
import Bell from 'lucide-react/icons/bell'
import CalendarDays from 'lucide-react/icons/calendar-days'
import MapPin from 'lucide-react/icons/map-pin'
import type { ComponentType } from 'react'
import { LinkedPeople } from '#shared/people/linked-people.tsx'
import { ReaderText, RecordReader } from '#shared/records/list/record-reader.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { EntryBadge, EntryFact, EntryTime } from './agenda-entry.tsx'
import type { Entry } from './entries.ts'
import { EventFacts } from './event-facts.tsx'

interface AgendaReaderProps {
  readonly entry: Entry
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onEdit: (entry: Entry) => void
  readonly onRemove: (entry: Entry) => void
  /** The line that tells when one is reminded; belongs to the notifications. */
  readonly ReminderLine: ComponentType<{ readonly remindMinutes: number | null | undefined }>
}

/** One event or activity in full. */
export function AgendaReader({ entry, onEdit, onRemove, ReminderLine, ...state }: AgendaReaderProps) {
  const { record } = entry
  return (
    <RecordReader
      record={record}
      onEdit={() => onEdit(entry)}
      onRemove={() => onRemove(entry)}
      asksToRemove={readOccurrenceId(record.id) !== undefined}
      {...state}
    >
      <div className="grid gap-1.5">
        <EntryTime entry={entry} />
        <EntryFact Icon={CalendarDays}>{formatIsoDate(record.date, 'weekday')}</EntryFact>
        {entry.kind === 'event' && <EventFacts event={entry.record} />}
        {record.location !== null && <EntryFact Icon={MapPin}>{record.location}</EntryFact>}
        <EntryFact Icon={Bell}>
          <ReminderLine remindMinutes={record.remindMinutes} />
        </EntryFact>
        <div>
          <EntryBadge entry={entry} mark={entry.kind === 'event' ? 'Event' : 'Activity'} />
        </div>
      </div>
      <LinkedPeople ids={record.personIds} />
      {entry.kind === 'event' && entry.record.description !== null && (
        <div className="mt-4 border-t border-hairline pt-4">
          <ReaderText>{entry.record.description}</ReaderText>
        </div>
      )}
    </RecordReader>
  )
}
