import { type PlanSettings, usualPlanSettings } from '@stillwater/contract/plan/plan'
import { call } from '#shared/api/call.ts'
import { InstantSettingsDialog } from '#shared/settings/instant-settings-dialog.tsx'
import { useSaveSettings } from '#shared/settings/use-save-settings.ts'
import { WeekdayChoice } from '#shared/ui/date/weekday-choice.tsx'
import { planSettingsQuery } from '../plan-queries.ts'

interface PlanSettingsDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The days of the week on which there is preaching, for all of the user's devices. Each choice is saved at once. */
export function PlanSettingsDialog({ open, onOpenChange }: PlanSettingsDialogProps) {
  const save = useSaveSettings<PlanSettings>('/api/plan/settings', (body) =>
    call('PATCH /api/plan/settings', { body }),
  )
  return (
    <InstantSettingsDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Preaching days"
      query={planSettingsQuery}
      fields={1}
    >
      {(settings) => (
        <>
          <WeekdayChoice
            label="I preach on"
            chosen={settings.weekdays}
            onChosenChange={(weekdays) =>
              save.mutate({ weekdays: weekdays.length === 0 ? usualPlanSettings.weekdays : weekdays })
            }
          />
          <p className="mt-3 text-sm text-muted">
            The plan shows these days of every week. A sermon on any other day is shown too.
          </p>
        </>
      )}
    </InstantSettingsDialog>
  )
}
