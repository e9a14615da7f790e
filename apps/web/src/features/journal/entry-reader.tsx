import type { JournalEntry } from '@stillwater/contract/journal'
import { ReaderText, RecordReader } from '#shared/records/list/record-reader.tsx'
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
    <RecordReader
      record={entry}
      open={open}
      onOpenChange={onOpenChange}
      onEdit={() => onEdit(entry)}
      onRemove={() => onRemove(entry)}
      facts={<time dateTime={entry.date}>{formatIsoDate(entry.date, 'weekday')}</time>}
    >
      <ReaderText>{entry.content}</ReaderText>
    </RecordReader>
  )
}
