import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { LinkedPeople } from '#shared/people/linked-people.tsx'
import { ReaderText, RecordReader } from '#shared/records/list/record-reader.tsx'
import { AnswerStory } from './answered/answer-story.tsx'
import { PrayerAnswered, type PrayerActions, PrayerFacts } from './prayer-card.tsx'
import { UpdateList } from './updates/update-list.tsx'

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
      <LinkedPeople ids={prayer.personIds} />
      <UpdateList prayerId={prayer.id} />
      <PrayerAnswered prayer={prayer} onAnswered={onAnswered} />
      {prayer.isAnswered && <AnswerStory prayer={prayer} />}
    </RecordReader>
  )
}
