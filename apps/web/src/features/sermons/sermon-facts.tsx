import type { SermonStatus } from '@stillwater/contract/choices'
import { noteCountOf } from '@stillwater/contract/sermons/note-count'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import Paperclip from 'lucide-react/icons/paperclip'
import StickyNote from 'lucide-react/icons/sticky-note'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '#shared/ui/badge.tsx'
import { tellStatus } from '#shared/sermons/sermon-status.ts'

const tones: Record<SermonStatus, BadgeTone> = {
  not_started: 'lamp',
  in_progress: 'water',
  completed: 'green',
  archived: 'grey',
}

/** A sermon's status in its color, with the progress. */
export const SermonStatusBadge = ({ sermon }: { readonly sermon: Sermon }) => (
  <Badge tone={tones[sermon.status]}>{tellStatus(sermon)}</Badge>
)

interface SermonCountsProps {
  readonly sermon: Sermon
  /** Shows the figures alone; the words stay for screen readers. */
  readonly brief?: boolean
}

/** How many notes and resources a sermon has. */
export function SermonCounts({ sermon, brief = false }: SermonCountsProps) {
  const words = brief ? 'sr-only' : undefined
  return (
    <>
      <Count icon={<StickyNote aria-hidden="true" />} count={noteCountOf(sermon)} noun="note" words={words} />
      <Count
        icon={<Paperclip aria-hidden="true" />}
        count={sermon.resourceCount}
        noun="resource"
        words={words}
      />
    </>
  )
}

interface CountProps {
  readonly icon: ReactNode
  readonly count: number
  readonly noun: string
  readonly words: string | undefined
}

function Count({ icon, count, noun, words }: CountProps) {
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums [&_svg]:size-4">
      {icon}
      <span>
        {count}
        <span className={words}> {count === 1 ? noun : `${noun}s`}</span>
      </span>
    </span>
  )
}
