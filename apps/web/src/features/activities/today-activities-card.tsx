import type { Activity } from '@stillwater/contract/calendar/activities'
import Plus from 'lucide-react/icons/plus'
import { Link, useLocation } from 'wouter'
import { useUser } from '#features/auth/index.ts'
import { useDay } from '#shared/agenda/use-day.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { Card, CardHeader } from '#shared/ui/card.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { Skeleton } from '#shared/ui/skeleton.tsx'
import { useToday } from '#shared/ui/date/use-today.ts'
import { TodayList } from './today-list.tsx'

const ActivityDialog = lazyComponent(async () => (await import('./activity-dialog.tsx')).ActivityDialog)

/** Today's events and activities, for the dashboard. */
export function TodayActivitiesCard() {
  const user = useUser()
  const today = useToday()
  const day = useDay(today, { enabled: user !== null })
  const { edit, ...editing } = useEditing<{ activity?: Activity }>()
  const [, navigate] = useLocation()

  return (
    <Card>
      <CardHeader
        title="Today's Activities"
        action={
          <Button variant="quiet" size="icon" aria-label="Add activity" onClick={() => edit({})}>
            <Plus aria-hidden="true" />
          </Button>
        }
      />
      <TodayList day={day} onEdit={(activity) => edit({ activity })} />
      {/* Comes with the list: nothing that is on the screen already moves. */}
      {day.pending && !day.activitiesFailed ? (
        <Skeleton className="mt-3 h-11" />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" className="flex-auto" onClick={() => navigate('/events')}>
            View Full Calendar
          </Button>
          <Link
            href="/care?log=true"
            className={buttonClass({ variant: 'secondary', className: 'flex-auto' })}
          >
            Log a visit
          </Link>
        </div>
      )}
      {editing.target !== undefined && (
        <ActivityDialog
          key={editing.key}
          open={editing.open}
          onOpenChange={editing.setOpen}
          activity={editing.target.activity}
          date={today}
        />
      )}
    </Card>
  )
}
