import { noteCountOf } from '@stillwater/contract/note-count'
import type { SermonStatus } from '@stillwater/contract/choices'
import type { Sermon } from '@stillwater/contract/sermons'
import Paperclip from 'lucide-react/icons/paperclip'
import Pencil from 'lucide-react/icons/pencil'
import StickyNote from 'lucide-react/icons/sticky-note'
import { memo, type ReactNode } from 'react'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Badge, type BadgeTone } from '#shared/ui/badge.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { Progress } from '#shared/ui/progress.tsx'
import { type SermonActions, SermonMenu } from './sermon-menu.tsx'
import { SermonReference } from './sermon-reference.tsx'
import { tellStatus } from './sermon-queries.ts'
import { LongWords } from '#shared/ui/long-words.tsx'

const tones: Record<SermonStatus, BadgeTone> = {
  not_started: 'lamp',
  in_progress: 'water',
  completed: 'green',
  archived: 'grey',
}

export const SermonCard = memo(function SermonCard(props: SermonActions & { readonly sermon: Sermon }) {
  const { sermon, onEdit } = props
  return (
    <Card>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 dir="auto" className="line-clamp-4 text-lg">
            <LongWords>{sermon.title}</LongWords>
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            <Badge tone={tones[sermon.status]}>{tellStatus(sermon)}</Badge>
            <time dateTime={sermon.date}>{formatIsoDate(sermon.date)}</time>
          </p>
          <SyncMark id={sermon.id} />
        </div>
        <div className="-mt-1.5 -mr-1.5 flex">
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Edit ${sermon.title}`}
            onClick={() => onEdit(sermon)}
          >
            <Pencil aria-hidden="true" />
          </Button>
          <SermonMenu {...props} />
        </div>
      </div>
      {sermon.status === 'in_progress' && (
        <Progress label={`Progress of ${sermon.title}`} value={sermon.progress} className="mt-3" />
      )}
      <p dir="auto" className="mt-3 line-clamp-3 font-serif whitespace-pre-line">
        {sermon.scripture}
      </p>
      <SermonReference reference={sermon.reference} />
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 border-t border-hairline pt-3 text-sm text-muted">
        <Count icon={<StickyNote aria-hidden="true" />} count={noteCountOf(sermon)} noun="note" />
        <Count icon={<Paperclip aria-hidden="true" />} count={sermon.resourceCount} noun="resource" />
      </p>
    </Card>
  )
})

function Count({ icon, count, noun }: { icon: ReactNode; count: number; noun: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 [&_svg]:size-4">
      {icon}
      {count} {count === 1 ? noun : `${noun}s`}
    </span>
  )
}
