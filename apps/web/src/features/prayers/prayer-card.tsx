import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { memo } from 'react'
import { CardTitle } from '#shared/records/list/card-title.tsx'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Badge } from '#shared/ui/badge.tsx'
import { Card } from '#shared/ui/card.tsx'
import { categoryTone } from '#shared/ui/category-tone.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { Switch } from '#shared/ui/field/switch.tsx'
import { AnswerStory } from './answered/answer-story.tsx'
import { categoryNames } from './prayer-queries.ts'

export interface PrayerActions {
  readonly onEdit: (prayer: Prayer) => void
  readonly onAnswered: (prayer: Prayer, isAnswered: boolean) => void
  readonly onRemove: (prayer: Prayer) => void
}

interface PrayerCardProps extends PrayerActions, PrayerFactsProps {
  readonly onRead: (prayer: Prayer) => void
}

export const PrayerCard = memo(function PrayerCard(props: PrayerCardProps) {
  const { prayer, marked, onRead, onEdit, onAnswered, onRemove } = props
  return (
    <Card className="hover:border-edge">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <CardTitle title={prayer.title} onOpen={() => onRead(prayer)} />
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            <PrayerFacts prayer={prayer} marked={marked} />
          </p>
          <SyncMark id={prayer.id} />
        </div>
        <RecordMenu title={prayer.title} onEdit={() => onEdit(prayer)} onRemove={() => onRemove(prayer)} />
      </div>
      <p dir="auto" className="mt-2 line-clamp-4 whitespace-pre-wrap">
        {prayer.description}
      </p>
      <PrayerAnswered prayer={prayer} onAnswered={onAnswered} />
      {prayer.isAnswered && <AnswerStory prayer={prayer} />}
    </Card>
  )
})

interface PrayerFactsProps {
  readonly prayer: Prayer
  /** Says by a badge that it is answered, in a list of both. */
  readonly marked?: boolean | undefined
}

export function PrayerFacts({ prayer, marked = false }: PrayerFactsProps) {
  return (
    <>
      <Badge tone={categoryTone(prayer.category)}>{categoryNames[prayer.category]}</Badge>
      {marked && <Badge tone="green">Answered</Badge>}
      Added {formatIsoDate(prayer.dateAdded)}
    </>
  )
}

export function PrayerAnswered({ prayer, onAnswered }: Pick<PrayerCardProps, 'prayer' | 'onAnswered'>) {
  return (
    <div className="relative z-10 mt-3 border-t border-hairline pt-2">
      <Switch
        label="Answered"
        {...(prayer.dateAnswered !== null && {
          description: `Answered ${formatIsoDate(prayer.dateAnswered)}`,
        })}
        checked={prayer.isAnswered}
        onCheckedChange={(isAnswered) => onAnswered(prayer, isAnswered)}
      />
    </div>
  )
}
