import type { JournalEntry } from '@stillwater/contract/journal'
import { ReaderText, RecordReader } from '#shared/records/list/record-reader.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { sealedOf } from '#shared/vault/sealed-of.ts'
import { SealedText } from '#shared/vault/sealed-text.tsx'

interface EntryReaderProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly entry: JournalEntry
  readonly onEdit: (entry: JournalEntry) => void
  readonly onRemove: (entry: JournalEntry) => void
}

/** One entry in full. */
export function EntryReader({ open, onOpenChange, entry, onEdit, onRemove }: EntryReaderProps) {
  const sealed = sealedOf(entry)
  return (
    <RecordReader
      record={entry}
      open={open}
      onOpenChange={onOpenChange}
      onEdit={() => onEdit(entry)}
      onRemove={() => onRemove(entry)}
      facts={<time dateTime={entry.date}>{formatIsoDate(entry.date, 'weekday')}</time>}
    >
      {sealed === null ? (
        <ReaderText>{entry.content}</ReaderText>
      ) : (
        <SealedText place={`journals/${entry.id}`} sealed={sealed} />
      )}
    </RecordReader>
  )
}
