import type { Devotional } from '@stillwater/contract/devotionals'
import { RecordReader } from '#shared/records/list/record-reader.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { DevotionalText } from './devotional-text.tsx'

interface DevotionalReaderProps {
  readonly devotional: Devotional
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onEdit: (devotional: Devotional) => void
  readonly onRemove: (devotional: Devotional) => void
}

/** One devotional in full. */
export function DevotionalReader({
  devotional,
  open,
  onOpenChange,
  onEdit,
  onRemove,
}: DevotionalReaderProps) {
  return (
    <RecordReader
      record={{ id: devotional.id, title: devotional.reference }}
      open={open}
      onOpenChange={onOpenChange}
      onEdit={() => onEdit(devotional)}
      onRemove={() => onRemove(devotional)}
      facts={<time dateTime={devotional.date}>{formatIsoDate(devotional.date, 'weekday')}</time>}
    >
      <DevotionalText {...devotional} />
    </RecordReader>
  )
}
