import { type PlanSettings, usualPlanSettings } from '@stillwater/contract/plan'
import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { useSaveSettings } from '#shared/api/use-save-settings.ts'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { WeekdayChoice } from '#shared/ui/date/weekday-choice.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Skeleton, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { planSettingsQuery } from '../plan-queries.ts'

interface PlanSettingsDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The days of the week on which there is preaching, for all of the user's devices. Each choice is saved at once. */
export function PlanSettingsDialog({ open, onOpenChange }: PlanSettingsDialogProps) {
  const settings = useQuery(planSettingsQuery)
  const save = useSaveSettings<PlanSettings>('/api/plan/settings', (body) =>
    call('PATCH /api/plan/settings', { body }),
  )
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Preaching days">
      {settings.isPending ? (
        <SkeletonGroup label="Loading settings">
          <Skeleton className="h-12" />
        </SkeletonGroup>
      ) : settings.isError ? (
        <LoadFailed what="settings" onRetry={() => void settings.refetch()} />
      ) : (
        <>
          <WeekdayChoice
            label="I preach on"
            chosen={settings.data.weekdays}
            onChosenChange={(weekdays) =>
              save.mutate({ weekdays: weekdays.length === 0 ? usualPlanSettings.weekdays : weekdays })
            }
          />
          <p className="mt-3 text-sm text-muted">
            The plan shows these days of every week. A sermon on any other day is shown too.
          </p>
        </>
      )}
    </Dialog>
  )
}
