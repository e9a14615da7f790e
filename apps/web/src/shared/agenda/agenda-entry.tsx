import { eventTypeIcons } from '@stillwater/contract/choices'
import { defaultIcon } from '@stillwater/contract/icons'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Badge } from '#shared/ui/badge.tsx'
import { cx } from '#shared/ui/cx.ts'
import { LongWords } from '#shared/ui/long-words.tsx'
import { RecordIcon } from './record-icon.tsx'
import type { Entry } from './entries.ts'
import { typeNames } from './type-names.ts'

interface AgendaEntryProps {
  readonly entry: Entry
  /** Beside the title: a menu, or nothing. */
  readonly action?: ReactNode
  /** Where a tap anywhere on the entry leads. */
  readonly href?: string
  /** A word before the type, if events and activities must be distinguishable. */
  readonly mark?: string
}

/** How an event or activity reads wherever days are listed. */
export function AgendaEntry({ entry, action, href, mark }: AgendaEntryProps) {
  const { record } = entry
  const isEvent = entry.kind === 'event'
  const type = typeNames[isEvent ? entry.record.eventType : entry.record.activityType]
  return (
    <div className="@container relative">
      <div className="absolute inset-x-0 -top-4 -left-4">
        <SyncMark id={record.id} />
      </div>
      <div className="flex items-start gap-3">
        <span
          className={cx(
            'grid size-10 shrink-0 place-items-center rounded-full @max-[12rem]:hidden [&_svg]:size-5',
            isEvent ? 'bg-water-soft text-water' : 'bg-lamp-soft text-lamp-ink',
          )}
        >
          <RecordIcon name={iconOf(entry)} />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="line-clamp-4 text-lg" dir="auto">
            {href === undefined ? (
              <LongWords>{record.title}</LongWords>
            ) : (
              <Link href={href} className="after:absolute after:inset-0 hover:underline">
                <LongWords>{record.title}</LongWords>
              </Link>
            )}
          </h3>
          <p className="text-sm font-medium" dir="auto">
            {isEvent ? `${entry.record.startTime} – ${entry.record.endTime}` : entry.record.time}
          </p>
          {record.location !== null && (
            <p className="mt-0.5 flex items-start gap-1.5 text-sm text-muted">
              <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0">{record.location}</span>
            </p>
          )}
          {isEvent && entry.record.description !== null && (
            <p className="mt-1.5 line-clamp-4 text-sm whitespace-pre-wrap" dir="auto">
              {entry.record.description}
            </p>
          )}
          <Badge tone={isEvent ? 'water' : 'lamp'} className="mt-2">
            {mark === undefined ? type : `${mark} · ${type}`}
          </Badge>
        </div>
        {action}
      </div>
    </div>
  )
}

/** Most activities have the default icon, so the type's icon says more. */
function iconOf(entry: Entry): string {
  if (entry.kind === 'event' || entry.record.icon !== defaultIcon) return entry.record.icon
  return eventTypeIcons[entry.record.activityType]
}
