import CalendarDays from 'lucide-react/icons/calendar-days'
import { EntryFact } from '#shared/agenda/agenda-entry.tsx'
import { ReaderText } from '#shared/records/list/record-reader.tsx'
import { Button } from '#shared/ui/button.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { OtherFacts } from './other-entry.tsx'
import type { OtherEvent } from './other-event.ts'

interface OtherReaderProps {
  readonly event: OtherEvent
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** An event of another calendar in full. */
export function OtherReader({ event, open, onOpenChange }: OtherReaderProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<span dir="auto">{event.title}</span>}
      footer={
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Close
        </Button>
      }
    >
      <EntryFact Icon={CalendarDays}>{formatIsoDate(event.date, 'weekday')}</EntryFact>
      <OtherFacts event={event} />
      {event.description !== null && (
        <div className="mt-4 border-t border-hairline pt-4">
          <ReaderText>{event.description}</ReaderText>
        </div>
      )}
      <p className="mt-4 border-t border-hairline pt-4 text-sm text-muted">
        This event belongs to another calendar. It can only be changed there.
      </p>
    </Dialog>
  )
}
