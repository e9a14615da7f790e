import Bell from 'lucide-react/icons/bell'
import CalendarDays from 'lucide-react/icons/calendar-days'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { ReaderText, RecordReader } from '#shared/records/list/record-reader.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { EntryBadge, EntryFact, EntryTime } from './agenda-entry.tsx'
import type { Entry } from './entries.ts'

interface AgendaReaderProps {
  readonly entry: Entry
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onEdit: () => void
  readonly onRemove: () => void
  /** When it is reminded of; belongs to the notifications. */
  readonly reminder: ReactNode
}

/** One event or activity in full. */
export function AgendaReader({ entry, reminder, ...actions }: AgendaReaderProps) {
  const { record } = entry
  return (
    <RecordReader record={record} {...actions}>
      <div className="grid gap-1.5">
        <EntryTime entry={entry} />
        <EntryFact Icon={CalendarDays}>{formatIsoDate(record.date, 'weekday')}</EntryFact>
        {record.location !== null && <EntryFact Icon={MapPin}>{record.location}</EntryFact>}
        <EntryFact Icon={Bell}>{reminder}</EntryFact>
        <div>
          <EntryBadge entry={entry} mark={entry.kind === 'event' ? 'Event' : 'Activity'} />
        </div>
      </div>
      {entry.kind === 'event' && entry.record.description !== null && (
        <div className="mt-4 border-t border-hairline pt-4">
          <ReaderText>{entry.record.description}</ReaderText>
        </div>
      )}
    </RecordReader>
  )
}
