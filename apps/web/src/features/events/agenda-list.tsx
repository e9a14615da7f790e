import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useMemo } from 'react'
import type { Entry } from '#shared/agenda/entries.ts'
import { useRange } from '#shared/agenda/use-range.ts'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { LongList } from '#shared/records/list/long-list.tsx'
import { Button } from '#shared/ui/button.tsx'
import { addDays, formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { eventsMotif } from '#shared/ui/empty-state/motifs.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { agendaDays, agendaLines } from './agenda-days.ts'
import { DayEntry } from './day-entry.tsx'
import { OtherEntry } from './others/other-entry.tsx'
import type { OtherEvent } from './others/other-event.ts'
import { SermonEntry } from './sermon-entry.tsx'

interface AgendaListProps {
  readonly today: string
  readonly sermons: readonly Sermon[]
  readonly others: readonly OtherEvent[]
  readonly onAddEvent: () => void
  readonly onRead: (entry: Entry) => void
  readonly onReadOther: (event: OtherEvent) => void
  readonly onEdit: (entry: Entry) => void
  readonly onRemove: (entry: Entry) => void
}

/** What is ahead, day by day. */
export function AgendaList({ today, sermons, others, onAddEvent, onReadOther, ...actions }: AgendaListProps) {
  const range = { from: today, to: addDays(today, agendaDays - 1) }
  const { events, activities, pending, failed, retry } = useRange(range)
  const { from, to } = range
  const lines = useMemo(
    () => agendaLines({ events, activities, sermons, others }, { from, to }),
    [events, activities, sermons, others, from, to],
  )
  if (failed) return <LoadFailed what="events" onRetry={retry} />
  if (pending) {
    return (
      <SkeletonGroup label="Loading events" className="grid gap-3">
        <SkeletonCard lines={1} />
        <SkeletonCard lines={1} />
      </SkeletonGroup>
    )
  }
  if (lines.length === 0) {
    return (
      <EmptyState
        motif={eventsMotif}
        title={`Nothing planned for the next ${agendaDays} days`}
        action={
          <Button variant="primary" onClick={onAddEvent}>
            Add an Event
          </Button>
        }
      />
    )
  }
  return (
    <LongList items={lines} keyOf={({ key }) => key} label={`The next ${agendaDays} days`}>
      {(line) => {
        if (line.kind === 'day')
          return <h2 className="mt-2 text-xl wrap-break-word">{formatIsoDate(line.date, 'weekday')}</h2>
        if (line.kind === 'sermon') return <SermonEntry sermon={line.sermon} />
        return line.entry.kind === 'other' ? (
          <OtherEntry event={line.entry.record} overlap={line.overlap} onRead={onReadOther} />
        ) : (
          <DayEntry entry={line.entry} overlap={line.overlap} {...actions} />
        )
      }}
    </LongList>
  )
}
