import { eventTypeIcons } from '@stillwater/contract/choices'
import { showTime, showTimes } from '@stillwater/contract/dates/shown-time'
import { defaultIcon } from '@stillwater/contract/icons'
import Bell from 'lucide-react/icons/bell'
import MapPin from 'lucide-react/icons/map-pin'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'wouter'
import { CardTitle } from '#shared/records/list/card-title.tsx'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Badge } from '#shared/ui/badge.tsx'
import { cx } from '#shared/ui/cx.ts'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import type { Entry } from './entries.ts'
import { RecordIcon } from './record-icon.tsx'
import { typeNames } from './type-names.ts'

interface AgendaEntryProps {
  readonly entry: Entry
  /** Next to the title: a menu, or nothing. */
  readonly action?: ReactNode
  /** What a tap anywhere on the entry does: opens it here, or follows a link. */
  readonly onOpen?: () => void
  readonly href?: string
  /** A word before the type, to tell events from activities. */
  readonly mark?: string
  /** Further facts, after the time. */
  readonly facts?: ReactNode
  /** When it is reminded of, such as "1 hour before". */
  readonly reminder?: string | undefined
}

/** An event or activity in a list of a day. The surrounding element is positioned: all of it can be tapped. */
export function AgendaEntry({ entry, action, onOpen, href, mark, facts, reminder }: AgendaEntryProps) {
  const { record } = entry
  const isEvent = entry.kind === 'event'
  return (
    <div className="@container">
      <SyncMark id={record.id} />
      <div className="flex items-start gap-3">
        <EntryIcon className={isEvent ? 'bg-water-soft text-water' : 'bg-lamp-soft text-lamp-ink'}>
          <RecordIcon name={iconOf(entry)} />
        </EntryIcon>
        <div className="min-w-0 flex-1">
          {href === undefined ? (
            <CardTitle level={3} title={record.title} onOpen={() => onOpen?.()} />
          ) : (
            <LinkTitle title={record.title} href={href} />
          )}
          <EntryTime entry={entry} />
          {facts}
          {record.location !== null && <EntryFact Icon={MapPin}>{record.location}</EntryFact>}
          {reminder !== undefined && <EntryFact Icon={Bell}>Reminder {reminder}</EntryFact>}
          {isEvent && entry.record.description !== null && (
            <p className="mt-1.5 line-clamp-4 text-sm whitespace-pre-wrap" dir="auto">
              {entry.record.description}
            </p>
          )}
          <EntryBadge entry={entry} mark={mark} />
        </div>
        {action}
      </div>
    </div>
  )
}

export function EntryIcon({
  className,
  children,
}: {
  readonly className: string
  readonly children: ReactNode
}) {
  return (
    <span
      className={cx(
        'grid size-10 shrink-0 place-items-center rounded-full @max-[12rem]:hidden [&_svg]:size-5',
        className,
      )}
    >
      {children}
    </span>
  )
}

/** A title whose link covers the surrounding card. */
export function LinkTitle({ title, href }: { readonly title: string; readonly href: string }) {
  return (
    <h3 className="line-clamp-4 text-lg" dir="auto">
      <Link href={href} className="after:absolute after:inset-0 after:rounded-card hover:underline">
        <LongWords>{title}</LongWords>
      </Link>
    </h3>
  )
}

/** In one form where it can be read, with the words beside it where they say more. */
export function EntryTime({ entry }: { readonly entry: Entry }) {
  const time =
    entry.kind === 'event'
      ? showTimes(entry.record.startTime, entry.record.endTime)
      : showTime(entry.record.time)
  return <TimeLine {...time} />
}

/** A time as it is shown, with the words that say more. */
export function TimeLine({ shown, typed }: ReturnType<typeof showTimes>) {
  return (
    <p className="text-sm font-medium text-ink" dir="auto">
      {shown}
      {typed !== undefined && <span className="font-normal text-muted"> “{typed}”</span>}
    </p>
  )
}

interface EntryFactProps {
  readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>
  readonly children: ReactNode
}

export function EntryFact({ Icon, children }: EntryFactProps) {
  return (
    <div className="mt-0.5 flex items-start gap-1.5 text-sm text-muted">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

export function EntryBadge({ entry, mark }: { readonly entry: Entry; readonly mark?: string | undefined }) {
  const isEvent = entry.kind === 'event'
  const type = typeNames[isEvent ? entry.record.eventType : entry.record.activityType]
  return (
    <Badge tone={isEvent ? 'water' : 'lamp'} className="mt-2">
      {mark === undefined ? type : `${mark} · ${type}`}
    </Badge>
  )
}

/** Most activities have the default icon: their type says more. */
function iconOf(entry: Entry): string {
  if (entry.kind === 'event' || entry.record.icon !== defaultIcon) return entry.record.icon
  return eventTypeIcons[entry.record.activityType]
}
