import type { JournalEntry } from '@stillwater/contract/journal'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'

interface EntryReaderProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly entry: JournalEntry
  readonly onEdit: (entry: JournalEntry) => void
  readonly onRemove: (entry: JournalEntry) => void
}

/** One entry in full. */
export function EntryReader({ open, onOpenChange, entry, onEdit, onRemove }: EntryReaderProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<span dir="auto">{entry.title}</span>}
      description={formatIsoDate(entry.date, 'weekday')}
      footer={
        <>
          <Button
            variant="secondary"
            className="text-alert!"
            onClick={() => {
              onOpenChange(false)
              onRemove(entry)
            }}
          >
            Delete
          </Button>
          <Button variant="secondary" onClick={() => onEdit(entry)}>
            Edit
          </Button>
        </>
      }
    >
      <p dir="auto" className="whitespace-pre-wrap">
        {entry.content}
      </p>
    </Dialog>
  )
}
