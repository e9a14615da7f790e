import { dayMarkNames, dayMarks } from '@stillwater/contract/choices'
import { limits } from '@stillwater/contract/limits'
import { type MarkedDay, NewMarkedDaySchema } from '@stillwater/contract/plan/plan'
import { useUser } from '#features/auth/index.ts'
import { messageOf } from '#shared/api/error.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { Choice } from '#shared/ui/field/choice.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'

interface MarkedDayDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly markedDay?: MarkedDay | undefined
  /** The day to mark, for a new one. */
  readonly date: string
}

/** A day on which the user does not preach. Series jump over it. */
export function MarkedDayDialog({ open, onOpenChange, markedDay, date }: MarkedDayDialogProps) {
  const user = useUser()
  const isNew = markedDay === undefined
  const editor = useRecordForm({
    type: 'marked-days',
    schema: NewMarkedDaySchema,
    record: markedDay,
    owner: user?.id ?? '',
    initial: {
      date: markedDay?.date ?? date,
      mark: markedDay?.mark ?? 'guest',
      note: markedDay?.note ?? '',
    },
    onSaved: (saved) => {
      toastSaved(saved, { title: isNew ? 'Day marked' : 'Marked day updated' })
      onOpenChange(false)
    },
    onFailed: (error) =>
      toast({
        title: 'Failed to save the marked day',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })
  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isNew ? 'Mark a Day' : 'Edit Marked Day'}
      saveLabel={isNew ? 'Mark Day' : 'Save Marked Day'}
      editor={editor}
      tell={({ date: day, mark, note }) =>
        [formatIsoDate(day), dayMarkNames[mark], note].filter(Boolean).join('\n')
      }
    >
      {(form) => (
        <div className="grid grid-cols-1 gap-5">
          <Field label="Date" error={form.errors['date']}>
            <DatePicker
              value={form.values.date}
              onValueChange={(day) => day !== null && form.set('date', day)}
            />
          </Field>
          <Choice
            label="Reason"
            options={dayMarks.map((value) => ({ value, label: dayMarkNames[value] }))}
            value={form.values.mark}
            onValueChange={(mark) => form.set('mark', mark)}
          />
          <Field label="Note" optional error={form.errors['note']}>
            <Input {...form.text('note')} maxLength={limits.title} data-autofocus />
          </Field>
        </div>
      )}
    </RecordDialog>
  )
}
