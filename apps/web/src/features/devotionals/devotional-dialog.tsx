import { type Devotional, NewDevotionalSchema } from '@stillwater/contract/devotionals'
import { useUser } from '#features/auth/index.ts'
import { ReferenceField } from '#features/bible/index.ts'
import { WithMicrophone } from '#features/voice/index.ts'
import { messageOf } from '#shared/api/error.ts'
import { PreachedNote } from '#shared/preached/preached-note.tsx'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { tellDevotional } from './devotional-queries.ts'

/** Values that another screen may prefill. */
export interface DevotionalStart {
  readonly reference?: string | undefined
  readonly scripture?: string | undefined
}

interface DevotionalDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly devotional?: Devotional | undefined
  readonly start?: DevotionalStart | undefined
  readonly onSaved?: ((devotional: Devotional) => void) | undefined
}

export function DevotionalDialog(props: DevotionalDialogProps) {
  const { open, onOpenChange, devotional, start, onSaved } = props
  const user = useUser()
  const isNew = devotional === undefined
  const editor = useRecordForm({
    type: 'devotionals',
    schema: NewDevotionalSchema,
    record: devotional,
    owner: user?.id ?? '',
    initial: {
      reference: devotional?.reference ?? start?.reference ?? '',
      scripture: devotional?.scripture ?? start?.scripture ?? '',
      reflection: devotional?.reflection ?? '',
      date: devotional?.date ?? todayIso(),
    },
    onSaved: (saved) => {
      toastSaved(saved, { title: isNew ? 'Devotional created' : 'Devotional updated' })
      onOpenChange(false)
      onSaved?.(saved)
    },
    onFailed: (error) =>
      toast({
        title: isNew ? 'Failed to create devotional' : 'Failed to update devotional',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })

  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isNew ? 'New Devotional' : 'Edit Devotional'}
      saveLabel={isNew ? 'Create Devotional' : 'Save Devotional'}
      editor={editor}
      tell={tellDevotional}
    >
      {(form) => (
        <div className="grid grid-cols-1 gap-5">
          <div>
            <ReferenceField form={form} />
            <PreachedNote reference={form.values.reference} />
          </div>
          <Field label="Scripture" error={form.errors['scripture']}>
            <TextArea {...form.text('scripture')} rows={4} className="font-serif" />
          </Field>
          <Field label="Reflection" optional error={form.errors['reflection']}>
            <WithMicrophone>
              <TextArea {...form.text('reflection')} rows={5} placeholder="What is it saying to you?" />
            </WithMicrophone>
          </Field>
          <Field label="Date" error={form.errors['date']}>
            <DatePicker
              value={form.values.date}
              onValueChange={(date) => date !== null && form.set('date', date)}
            />
          </Field>
        </div>
      )}
    </RecordDialog>
  )
}
