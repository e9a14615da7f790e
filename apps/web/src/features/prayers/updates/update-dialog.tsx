import { earliestDate } from '@stillwater/contract/limits'
import { NewPrayerUpdateSchema, type PrayerUpdate } from '@stillwater/contract/prayers/prayer-updates'
import { useUser } from '#features/auth/index.ts'
import { WithMicrophone } from '#features/voice/index.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { formatIsoDate, todayIso } from '#shared/ui/date/iso-date.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { tellSaveFailed } from '../use-answer.ts'

interface UpdateDialogProps {
  readonly prayerId: string
  /** The one to change; without it a new one is written. */
  readonly update?: PrayerUpdate | undefined
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** What has happened since a prayer was written down. */
export function UpdateDialog({ prayerId, update, open, onOpenChange }: UpdateDialogProps) {
  const user = useUser()
  const editor = useRecordForm({
    type: 'prayer-updates',
    schema: NewPrayerUpdateSchema,
    record: update,
    owner: user?.id ?? '',
    draftName: prayerId,
    initial: { prayerId, date: update?.date ?? todayIso(), text: update?.text ?? '' },
    onSaved: (saved) => {
      toastSaved(saved, { title: 'Update saved' })
      onOpenChange(false)
    },
    onFailed: tellSaveFailed,
  })
  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title={update === undefined ? 'New Update' : 'Edit Update'}
      saveLabel="Save Update"
      editor={editor}
      tell={({ date, text }) => `${formatIsoDate(date)}\n${text}`}
    >
      {(form) => (
        <div className="grid grid-cols-1 gap-5">
          <Field label="Update" error={form.errors['text']}>
            <WithMicrophone>
              <TextArea {...form.text('text')} rows={4} data-autofocus />
            </WithMicrophone>
          </Field>
          <Field label="Date" error={form.errors['date']}>
            <DatePicker
              value={form.values.date}
              onValueChange={(value) => value !== null && form.set('date', value)}
              min={earliestDate}
            />
          </Field>
        </div>
      )}
    </RecordDialog>
  )
}
