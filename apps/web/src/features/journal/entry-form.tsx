import { type JournalEntry, NewJournalEntrySchema } from '@stillwater/contract/journal'
import { useUser } from '#features/auth/index.ts'
import { messageOf } from '#shared/api/error.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { DatePicker } from '#shared/ui/date/date-picker.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { sealedOf } from '#shared/vault/sealed-of.ts'
import { JournalFields } from './journal-fields.tsx'
import { tellEntry } from './tell-entry.tsx'

interface EntryFormProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly entry: JournalEntry
  readonly onSaved: (entry: JournalEntry) => void
}

/** Edits an entry of any day, and its day too. */
export function EntryForm({ open, onOpenChange, entry, onSaved }: EntryFormProps) {
  const user = useUser()
  const editor = useRecordForm({
    type: 'journals',
    schema: NewJournalEntrySchema,
    record: entry,
    owner: user?.id ?? '',
    initial: {
      title: entry.title,
      content: entry.content,
      vaultText: sealedOf(entry),
      date: entry.date,
    },
    onSaved: (saved) => {
      onSaved(saved)
      onOpenChange(false)
    },
    onFailed: (error) =>
      toast({
        title: 'Failed to update journal entry',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })

  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Entry"
      saveLabel="Save Entry"
      editor={editor}
      tell={tellEntry}
    >
      {(form) => (
        <div className="grid grid-cols-1 gap-5">
          <JournalFields form={form} id={editor.id} />
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
