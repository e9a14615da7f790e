import type { CareSettings } from '@stillwater/contract/people/care-settings'
import { call } from '#shared/api/call.ts'
import { InstantSettingsDialog } from '#shared/settings/instant-settings-dialog.tsx'
import { useSaveSettings } from '#shared/settings/use-save-settings.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { careSettingsQuery } from './care-settings-query.ts'
import { keepChoices, keepText } from './keep-words.ts'

interface CareSettingsDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** How long the care log is kept before the app asks. The choice is saved at once. */
export function CareSettingsDialog({ open, onOpenChange }: CareSettingsDialogProps) {
  const save = useSaveSettings<CareSettings>('/api/care/settings', ({ keepMonths = null }) =>
    call('PATCH /api/care/settings', { body: { keepMonths } }),
  )
  return (
    <InstantSettingsDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Care log settings"
      query={careSettingsQuery}
      fields={1}
    >
      {(settings) => (
        <Field
          label="Ask to erase after the last contact"
          hint="When that time has passed, People asks whether to erase what you wrote. Nothing is erased unless you say so."
        >
          <Select
            options={optionsWith(settings.keepMonths)}
            value={String(settings.keepMonths)}
            onValueChange={(value) => save.mutate({ keepMonths: value === 'null' ? null : Number(value) })}
          />
        </Field>
      )}
    </InstantSettingsDialog>
  )
}

/** A number that was chosen elsewhere is shown too. */
const optionsWith = (current: number | null) =>
  [...new Set([...keepChoices, current])].map((months) => ({
    value: String(months),
    label: keepText(months),
  }))
