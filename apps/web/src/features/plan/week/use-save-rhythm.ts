import type { PlanSettings } from '@stillwater/contract/plan/plan'
import { type WeekRhythm, writeWeekRhythm } from '@stillwater/contract/plan/week-rhythm'
import { call } from '#shared/api/call.ts'
import { useSaveSettings } from '#shared/settings/use-save-settings.ts'

/** Chooses a rhythm, for all of the user's devices. */
export function useSaveRhythm(): (rhythm: WeekRhythm) => void {
  const save = useSaveSettings<PlanSettings>('/api/plan/settings', (body) =>
    call('PATCH /api/plan/settings', { body }),
  )
  return (rhythm) => save.mutate({ rhythm: writeWeekRhythm(rhythm) })
}
