import type { CareSettings } from '@stillwater/contract/care-settings'
import { useQuery } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { useSaveSettings } from '#shared/api/use-save-settings.ts'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { Skeleton, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { careSettingsQuery } from './care-settings-query.ts'
import { keepChoices, keepText } from './keep-words.ts'

interface CareSettingsDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** How long the care log is kept before the app asks. The choice is saved at once. */
export function CareSettingsDialog({ open, onOpenChange }: CareSettingsDialogProps) {
  const settings = useQuery(careSettingsQuery)
  const save = useSaveSettings<CareSettings>('/api/care/settings', ({ keepMonths = null }) =>
    call('PATCH /api/care/settings', { body: { keepMonths } }),
  )
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Care log settings">
      {settings.isPending ? (
        <SkeletonGroup label="Loading settings">
          <Skeleton className="h-12" />
        </SkeletonGroup>
      ) : settings.isError ? (
        <LoadFailed what="settings" onRetry={() => void settings.refetch()} />
      ) : (
        <Field
          label="Ask to erase after the last contact"
          hint="When that time has passed, People asks whether to erase what you wrote. Nothing is erased without you."
        >
          <Select
            options={optionsWith(settings.data.keepMonths)}
            value={String(settings.data.keepMonths)}
            onValueChange={(value) => save.mutate({ keepMonths: value === 'null' ? null : Number(value) })}
          />
        </Field>
      )}
    </Dialog>
  )
}

/** A number that was chosen elsewhere is shown too. */
const optionsWith = (current: number | null) =>
  [...new Set([...keepChoices, current])].map((months) => ({
    value: String(months),
    label: keepText(months),
  }))
