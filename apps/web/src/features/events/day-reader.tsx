import { ReminderLine } from '#features/notifications/index.ts'
import type { Entry } from '#shared/agenda/entries.ts'
import { AgendaReader } from '#shared/agenda/agenda-reader.tsx'

interface DayReaderProps {
  readonly entry: Entry
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onEdit: (entry: Entry) => void
  readonly onRemove: (entry: Entry) => void
}

/** One entry of the calendar in full. */
export function DayReader({ entry, open, onOpenChange, onEdit, onRemove }: DayReaderProps) {
  return (
    <AgendaReader
      entry={entry}
      open={open}
      onOpenChange={onOpenChange}
      onEdit={() => onEdit(entry)}
      onRemove={() => onRemove(entry)}
      reminder={<ReminderLine remindMinutes={entry.record.remindMinutes} />}
    />
  )
}
