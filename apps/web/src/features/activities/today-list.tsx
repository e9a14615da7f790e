import type { Activity } from '@stillwater/contract/calendar/activities'
import type { Day } from '#shared/agenda/use-day.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyLine } from '#shared/ui/empty-state/empty-line.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { Skeleton, SkeletonGroup } from '#shared/ui/skeleton.tsx'

/** The icons and menus of entries are loaded only on days that have entries. */
const TodayEntries = lazyComponent(
  async () => (await import('./today-entries.tsx')).TodayEntries,
  TodaySkeleton,
)

interface TodayListProps {
  readonly day: Day
  readonly onEdit: (activity: Activity) => void
}

export function TodayList({ day, onEdit }: TodayListProps) {
  const retry = (
    <Button variant="quiet" onClick={day.retry}>
      Try again
    </Button>
  )
  if (day.pending && !day.activitiesFailed) return <TodaySkeleton />
  if (day.activitiesFailed) {
    return (
      <div role="alert">
        <EmptyLine
          title="Unable to load activities"
          hint="You can still add activities on the Events screen."
          action={retry}
        />
      </div>
    )
  }
  return (
    <>
      {day.entries.length === 0 ? (
        <EmptyLine title="No activities scheduled for today" hint="Click + to add the first one." />
      ) : (
        <TodayEntries entries={day.entries} onEdit={onEdit} />
      )}
      {day.eventsFailed && (
        <p role="alert" className="flex items-center justify-between gap-2 text-sm text-muted">
          Today’s events couldn’t be loaded. {retry}
        </p>
      )}
    </>
  )
}

function TodaySkeleton() {
  return (
    <SkeletonGroup label="Loading today’s activities" className="grid min-h-34 content-center gap-5">
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
