import type { Prayer } from '@stillwater/contract/prayers'
import { ReaderText, RecordReader } from '#shared/records/list/record-reader.tsx'
import { PrayerAnswered, type PrayerActions, PrayerFacts } from './prayer-card.tsx'

interface PrayerReaderProps extends PrayerActions {
  readonly prayer: Prayer
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** One prayer in full. */
export function PrayerReader({
  prayer,
  open,
  onOpenChange,
  onEdit,
  onAnswered,
  onRemove,
}: PrayerReaderProps) {
  return (
    <RecordReader
      record={prayer}
      open={open}
      onOpenChange={onOpenChange}
      onEdit={() => onEdit(prayer)}
      onRemove={() => onRemove(prayer)}
      facts={<PrayerFacts prayer={prayer} />}
    >
      <ReaderText>{prayer.description}</ReaderText>
      <PrayerAnswered prayer={prayer} onAnswered={onAnswered} />
    </RecordReader>
  )
}
