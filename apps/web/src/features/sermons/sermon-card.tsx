import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { memo } from 'react'
import { PassageButton } from '#features/bible/index.ts'
import { CardTitle } from '#shared/records/list/card-title.tsx'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Card } from '#shared/ui/card.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { Progress } from '#shared/ui/progress.tsx'
import { SermonCounts, SermonStatusBadge } from './sermon-facts.tsx'
import { type SermonActions, SermonMenu } from './sermon-menu.tsx'

export interface SermonCardProps extends SermonActions {
  readonly sermon: Sermon
}

export const SermonCard = memo(function SermonCard(props: SermonCardProps) {
  const { sermon } = props
  return (
    <Card className="hover:border-edge">
      <div className="flex flex-wrap items-start gap-x-2">
        <div className="min-w-0 flex-[1_1_9rem]">
          <CardTitle title={sermon.title} href={recordAddress(recordTypes.sermons, sermon.id)} />
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            <SermonStatusBadge sermon={sermon} />
            <time dateTime={sermon.date}>{formatIsoDate(sermon.date)}</time>
          </p>
          <SyncMark id={sermon.id} />
        </div>
        <SermonMenu {...props} />
      </div>
      {sermon.status === 'in_progress' && (
        <Progress label={`Progress of ${sermon.title}`} value={sermon.progress} className="mt-3" />
      )}
      <p dir="auto" className="mt-3 line-clamp-3 font-serif whitespace-pre-line">
        {sermon.scripture}
      </p>
      <PassageButton reference={sermon.reference} className="text-sm" />
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 border-t border-hairline pt-3 text-sm text-muted">
        <SermonCounts sermon={sermon} />
      </p>
    </Card>
  )
})
