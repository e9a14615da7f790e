import Layers from 'lucide-react/icons/layers'
import { useReminderText } from '#features/notifications/index.ts'
import { AgendaEntry, EntryFact } from '#shared/agenda/agenda-entry.tsx'
import type { Entry } from '#shared/agenda/entries.ts'
import { EventFacts } from '#shared/agenda/event-facts.tsx'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { Card } from '#shared/ui/card.tsx'

interface DayEntryProps {
  readonly entry: Entry
  /** What takes place at the same time. */
  readonly overlap?: string | undefined
  readonly onRead: (entry: Entry) => void
  readonly onEdit: (entry: Entry) => void
  readonly onRemove: (entry: Entry) => void
}

/** An event or activity in the calendar's lists. */
export function DayEntry({ entry, overlap, onRead, onEdit, onRemove }: DayEntryProps) {
  const reminderText = useReminderText()
  return (
    <Card className="hover:border-edge">
      <AgendaEntry
        entry={entry}
        onOpen={() => onRead(entry)}
        reminder={reminderText(entry.record.remindMinutes)}
        facts={
          <>
            {overlap !== undefined && <EntryFact Icon={Layers}>{overlap}</EntryFact>}
            {entry.kind === 'event' && <EventFacts event={entry.record} />}
          </>
        }
        action={
          <RecordMenu
            title={entry.record.title}
            onEdit={() => onEdit(entry)}
            onRemove={() => onRemove(entry)}
          />
        }
        {...(entry.kind === 'activity' && { mark: 'Activity' })}
      />
    </Card>
  )
}
