import type { Activity } from '@stillwater/contract/activities'
import { AgendaEntry } from '#shared/agenda/agenda-entry.tsx'
import { type Entry, keyOf } from '#shared/agenda/entries.ts'
import { EntryMenu } from '#shared/agenda/entry-menu.tsx'
import type { Day } from '#shared/agenda/use-day.ts'
import { Button } from '#shared/ui/button.tsx'
import { Skeleton, SkeletonGroup } from '#shared/ui/skeleton.tsx'

interface TodayListProps {
  readonly day: Day
  readonly onEdit: (activity: Activity) => void
  readonly onRemove: (activity: Activity) => void
}

export function TodayList({ day, onEdit, onRemove }: TodayListProps) {
  const retry = (
    <Button variant="quiet" onClick={day.retry}>
      Try again
    </Button>
  )
  if (day.pending && !day.activitiesFailed) return <TodaySkeleton />
  if (day.activitiesFailed) {
    return (
      <div role="alert" className="px-2 py-5 text-center">
        <p className="font-medium">Unable to load activities</p>
        <p className="mt-1 mb-2 text-sm text-muted">You can still add them on the Events page.</p>
        {retry}
      </div>
    )
  }
  return (
    <>
      {day.entries.length === 0 ? (
        <div className="px-2 py-6 text-center">
          <p className="font-medium">No activities scheduled for today</p>
          <p className="mt-1 text-sm text-muted">Click + to add the first one.</p>
        </div>
      ) : (
        <ul aria-label="Today" className="mt-2 divide-y divide-hairline">
          {day.entries.map((entry) => (
            <li key={keyOf(entry)} data-record={keyOf(entry)} className="py-3">
              <TodayEntry entry={entry} onEdit={onEdit} onRemove={onRemove} />
            </li>
          ))}
        </ul>
      )}
      {day.eventsFailed && (
        <p role="alert" className="flex items-center justify-between gap-2 text-sm text-muted">
          Today’s events could not be loaded. {retry}
        </p>
      )}
    </>
  )
}

type TodayEntryProps = Omit<TodayListProps, 'day'> & { readonly entry: Entry }

/** An event is kept on its own screen: the whole line leads there. */
function TodayEntry({ entry, onEdit, onRemove }: TodayEntryProps) {
  if (entry.kind === 'event') {
    return <AgendaEntry entry={entry} mark="Event" href={`/events?date=${entry.record.date}`} />
  }
  const { record } = entry
  return (
    <AgendaEntry
      entry={entry}
      action={
        <EntryMenu title={record.title} onEdit={() => onEdit(record)} onRemove={() => onRemove(record)} />
      }
    />
  )
}

function TodaySkeleton() {
  return (
    <SkeletonGroup label="Loading today's activities" className="grid gap-5 py-4">
      {[0, 1].map((line) => (
        <div key={line} className="flex gap-3">
          <Skeleton round className="size-10 shrink-0" />
          <div className="grid flex-1 gap-2 pt-1">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
