import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useState } from 'react'
import { type Entry, keyOf } from '#shared/agenda/entries.ts'
import type { Day } from '#shared/agenda/use-day.ts'
import { ListSearch } from '#shared/records/list/list-search.tsx'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { LongList } from '#shared/records/list/long-list.tsx'
import { matchesWords } from '#shared/records/list/match-words.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { eventsMotif, searchMotif } from '#shared/ui/empty-state/motifs.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { overlapsIn } from './checks/overlaps.ts'
import { DayEntry } from './day-entry.tsx'
import { OtherEntry } from './others/other-entry.tsx'
import { type DayLine, type OtherEvent, withOthers } from './others/other-event.ts'
import { SermonEntry } from './sermon-entry.tsx'

interface DayListProps {
  readonly date: string
  readonly day: Day
  readonly sermons: readonly Sermon[]
  readonly sermonsFailed: boolean
  readonly others: readonly OtherEvent[]
  readonly onRetrySermons: () => void
  readonly onAddEvent: () => void
  readonly onRead: (entry: Entry) => void
  readonly onReadOther: (event: OtherEvent) => void
  readonly onEdit: (entry: Entry) => void
  readonly onRemove: (entry: Entry) => void
}

/** A line of the list: sermons have no time and are first. */
type Line = DayLine | { readonly kind: 'sermon'; readonly record: Sermon }

/** The selected day's sermons, then its events and activities by time. */
export function DayList(props: DayListProps) {
  const { date, day, sermons, others } = props
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
  const entries = withOthers(day.entries, others)
  const overlaps = overlapsIn(entries)
  const lines: Line[] = [...sermons.map((record) => ({ kind: 'sermon' as const, record })), ...entries]
  const shown = lines.filter((line) => matchesWords(search, ...textsOf(line)))
  return (
    <section aria-labelledby="day-heading">
      <h2 id="day-heading" className="mb-3 text-xl wrap-break-word">
        {formatIsoDate(date, 'weekday')}
      </h2>
      <ListSearch label="Search this day" value={search} onValueChange={setSearch} count={lines.length} />
      {day.activitiesFailed && <Missing text="Unable to load activities" onRetry={day.retry} />}
      {props.sermonsFailed && (
        <Missing text="Your sermons couldn’t be loaded." onRetry={props.onRetrySermons} />
      )}
      {lines.length === 0 ? (
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
          {(line) => {
            if (line.kind === 'sermon') return <SermonEntry sermon={line.record} />
            const overlap = overlaps.get(keyOf(line))
            return line.kind === 'other' ? (
              <OtherEntry event={line.record} overlap={overlap} onRead={props.onReadOther} />
            ) : (
              <DayEntry
                entry={line}
                overlap={overlap}
                onRead={props.onRead}
                onEdit={props.onEdit}
                onRemove={props.onRemove}
              />
            )
          }}
        </LongList>
      )}
    </section>
  )
}

function Missing({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <p role="alert" className="mb-3 flex items-center justify-between gap-2 text-sm text-muted">
      {text}
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}

function textsOf({ kind, record }: Line) {
  if (kind === 'sermon') return [record.title, record.reference]
  if (kind === 'activity') return [record.title, record.location, record.time]
  const texts = [record.title, record.location, record.description, record.startTime]
  return kind === 'other' ? [...texts, record.calendar.name] : texts
}
