import type { Activity } from '@stillwater/contract/activities'
import type { CalendarEvent } from '@stillwater/contract/events'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { AgendaEntry } from '#shared/agenda/agenda-entry.tsx'
import { type Entry, keyOf } from '#shared/agenda/entries.ts'
import { EntryMenu } from '#shared/agenda/entry-menu.tsx'
import type { Day } from '#shared/agenda/use-day.ts'
import { ListSearch } from '#shared/records/list/list-search.tsx'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { LongList } from '#shared/records/list/long-list.tsx'
import { matchesWords } from '#shared/records/list/match-words.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { eventsMotif, searchMotif } from '#shared/ui/empty-state/motifs.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'

interface DayListProps {
  readonly date: string
  readonly day: Day
  readonly onAddEvent: () => void
  readonly onAddActivity: () => void
  readonly onEditEvent: (event: CalendarEvent) => void
  readonly onEditActivity: (activity: Activity) => void
  readonly onRemoveEvent: (event: CalendarEvent) => void
  readonly onRemoveActivity: (activity: Activity) => void
}

/** The selected day's events and activities, by time. */
export function DayList(props: DayListProps) {
  const { date, day } = props
  const [search, setSearch] = useState('')
  if (day.eventsFailed) return <LoadFailed what="events" onRetry={day.retry} />
  if (day.pending && !day.activitiesFailed) {
    return (
      <SkeletonGroup label="Loading events" className="grid gap-3">
        <SkeletonCard lines={1} />
        <SkeletonCard lines={1} />
      </SkeletonGroup>
    )
  }
  const shown = day.entries.filter((entry) => matchesWords(search, ...textsOf(entry)))
  return (
    <section aria-labelledby="day-heading">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <h2 id="day-heading" className="min-w-0 flex-[1_1_8rem] text-xl wrap-break-word">
          {formatIsoDate(date, 'weekday')}
        </h2>
        <Button
          variant="quiet"
          className="-mr-2 px-3 text-sm whitespace-nowrap"
          onClick={props.onAddActivity}
        >
          <Plus aria-hidden="true" />
          Activity
        </Button>
      </div>
      <ListSearch
        label="Search this day"
        value={search}
        onValueChange={setSearch}
        count={day.entries.length}
      />
      {day.activitiesFailed && <ActivitiesMissing onRetry={day.retry} />}
      {day.entries.length === 0 ? (
        <EmptyState
          motif={eventsMotif}
          title={`No events scheduled for ${formatIsoDate(date)}`}
          action={
            <Button variant="primary" onClick={props.onAddEvent}>
              Add an Event
            </Button>
          }
        />
      ) : shown.length === 0 ? (
        <EmptyState motif={searchMotif} title={`Nothing on this day matches “${search}”`} />
      ) : (
        <LongList items={shown} keyOf={keyOf} label={formatIsoDate(date, 'long')}>
          {(entry) => <DayEntry entry={entry} {...props} />}
        </LongList>
      )}
    </section>
  )
}

function DayEntry({ entry, ...props }: DayListProps & { readonly entry: Entry }) {
  const menu =
    entry.kind === 'event' ? (
      <EntryMenu
        title={entry.record.title}
        onEdit={() => props.onEditEvent(entry.record)}
        onRemove={() => props.onRemoveEvent(entry.record)}
      />
    ) : (
      <EntryMenu
        title={entry.record.title}
        onEdit={() => props.onEditActivity(entry.record)}
        onRemove={() => props.onRemoveActivity(entry.record)}
      />
    )
  return (
    <Card>
      <AgendaEntry entry={entry} action={menu} {...(entry.kind === 'activity' && { mark: 'Activity' })} />
    </Card>
  )
}

function ActivitiesMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="mb-3 flex items-center justify-between gap-2 text-sm text-muted">
      Unable to load activities
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}

const textsOf = ({ kind, record }: Entry) =>
  kind === 'event'
    ? [record.title, record.location, record.description, record.startTime]
    : [record.title, record.location, record.time]
