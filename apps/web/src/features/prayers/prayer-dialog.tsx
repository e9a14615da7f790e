import type { PrayerCategory } from '@stillwater/contract/choices'
import { NewPrayerSchema, type Prayer } from '@stillwater/contract/prayers'
import { useUser } from '#features/auth/index.ts'
import { RemindDaily } from '#features/notifications/index.ts'
import { VoiceTabs } from '#features/voice/index.ts'
import { saveFailedText } from '#shared/api/error.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { Select } from '#shared/ui/popup/select.tsx'
import { Switch } from '#shared/ui/field/switch.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { categoryNames } from './prayer-queries.ts'

interface PrayerDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly prayer?: Prayer | undefined
  /** Initial values of a new prayer. */
  readonly category?: PrayerCategory | undefined
}

const categories = Object.entries(categoryNames).map(([value, label]) => ({
  value: value as PrayerCategory,
  label,
}))

/** The fields that voice input can fill in. */
const fieldNames = { title: 'Title', description: 'Description', category: 'Category' }

export function PrayerDialog({ open, onOpenChange, prayer, category }: PrayerDialogProps) {
  const user = useUser()
  const editor = useRecordForm({
    type: 'prayers',
    schema: NewPrayerSchema,
    record: prayer,
    owner: user?.id ?? '',
    initial: {
      title: prayer?.title ?? '',
      description: prayer?.description ?? '',
      category: prayer?.category ?? category,
      isAnswered: prayer?.isAnswered ?? false,
      dateAdded: prayer?.dateAdded ?? todayIso(),
      dateAnswered: prayer?.dateAnswered ?? null,
      remindAt: prayer?.remindAt ?? null,
    },
    onSaved: (saved) => {
      toastSaved(saved, { title: `Prayer ${prayer === undefined ? 'added' : 'updated'} successfully` })
      onOpenChange(false)
    },
    onFailed: (error) =>
      toast({
        title: 'Error',
        description: saveFailedText(error, 'Failed to save prayer. Please try again.'),
        variant: 'destructive',
      }),
    onInvalid: () =>
      toast({
        title: 'Validation Error',
        description: 'Please fill in all required fields',
        variant: 'destructive',
      }),
  })

  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title={prayer === undefined ? 'New Prayer' : 'Edit Prayer'}
      saveLabel={prayer === undefined ? 'Add Prayer' : 'Save Prayer'}
      editor={editor}
      tell={({ title, description }) => `${title}\n${description}`}
    >
      {(form) => (
        <VoiceTabs
          kind="prayer"
          form={form}
          isNew={prayer === undefined}
          names={fieldNames}
          text="description"
        >
          {(mark) => (
            <div className="grid gap-5">
              <Field label="Title" error={form.errors['title']} mark={mark('title')}>
                <Input {...form.text('title')} maxLength={200} data-autofocus />
              </Field>
              <Field label="Description" error={form.errors['description']} mark={mark('description')}>
                <TextArea {...form.text('description')} rows={4} />
              </Field>
              <Field label="Category" error={form.errors['category']} mark={mark('category')}>
                <Select
                  options={categories}
                  value={form.values.category}
                  onValueChange={(value) => form.set('category', value)}
                  placeholder="Choose a category"
                />
              </Field>
              <Switch
                label="Answered"
                checked={form.values.isAnswered}
                onCheckedChange={(isAnswered) =>
                  form.replace({ ...form.latest(), isAnswered, dateAnswered: isAnswered ? todayIso() : null })
                }
              />
              {!form.values.isAnswered && (
                <RemindDaily
                  value={form.values.remindAt}
                  onValueChange={(remindAt) => form.set('remindAt', remindAt)}
                />
              )}
            </div>
          )}
        </VoiceTabs>
      )}
    </RecordDialog>
  )
}
