import type { CareEntry } from '@stillwater/contract/care-entries'
import { ReaderText, RecordReader } from '#shared/records/list/record-reader.tsx'
import { type CareActions, CareFacts } from './care-card.tsx'

interface CareReaderProps extends CareActions {
  readonly entry: CareEntry
  readonly names: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** One care entry in full. */
export function CareReader({ entry, names, open, onOpenChange, onEdit, onRemove }: CareReaderProps) {
  return (
    <RecordReader
      record={{ id: entry.id, title: names }}
      open={open}
      onOpenChange={onOpenChange}
      onEdit={() => onEdit(entry)}
      onRemove={() => onRemove(entry)}
      facts={<CareFacts entry={entry} />}
    >
      {entry.words !== null && <ReaderText>{entry.words}</ReaderText>}
    </RecordReader>
  )
}
