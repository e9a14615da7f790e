import { memo } from 'react'
import { CardTitle } from '#shared/records/list/card-title.tsx'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import type { SermonCardProps } from './sermon-card.tsx'
import { SermonCounts, SermonStatusBadge } from './sermon-facts.tsx'
import { SermonMenu } from './sermon-menu.tsx'

/** A past sermon: all that a card has, in a few lines. */
export const SermonRow = memo(function SermonRow(props: SermonCardProps) {
  const { sermon } = props
  return (
    <div className="relative px-4 py-2 hover:bg-tint">
      <div className="flex flex-wrap items-start gap-x-1">
        <div className="min-w-0 flex-[1_1_9rem]">
          <CardTitle
            compact
            level={3}
            title={sermon.title}
            href={recordAddress(recordTypes.sermons, sermon.id)}
          />
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-muted">
            <time dateTime={sermon.date}>{formatIsoDate(sermon.date)}</time>
            <SermonStatusBadge sermon={sermon} />
          </p>
          <SyncMark id={sermon.id} />
        </div>
        <SermonMenu {...props} />
      </div>
      <p className="mt-0.5 flex items-center gap-3 text-xs text-muted">
        <span dir="auto" className="min-w-0 flex-1 truncate">
          <span className="font-medium">{sermon.reference}</span>{' '}
          <span className="font-serif">{sermon.scripture}</span>
        </span>
        <SermonCounts brief sermon={sermon} />
      </p>
    </div>
  )
})
