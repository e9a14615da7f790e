import { useReminderText } from '#features/notifications/index.ts'
import { AgendaEntry } from '#shared/agenda/agenda-entry.tsx'
import type { Entry } from '#shared/agenda/entries.ts'
import { EventFacts } from '#shared/agenda/event-facts.tsx'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { Card } from '#shared/ui/card.tsx'

interface DayEntryProps {
  readonly entry: Entry
  readonly onRead: (entry: Entry) => void
  readonly onEdit: (entry: Entry) => void
  readonly onRemove: (entry: Entry) => void
}

/** An event or activity in the calendar's lists. */
export function DayEntry({ entry, onRead, onEdit, onRemove }: DayEntryProps) {
  const reminderText = useReminderText()
  return (
    <Card className="hover:border-edge">
      <AgendaEntry
        entry={entry}
        onOpen={() => onRead(entry)}
        reminder={reminderText(entry.record.remindMinutes)}
        facts={entry.kind === 'event' && <EventFacts event={entry.record} />}
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
