import { NewSermonNoteSchema, type SermonNote } from '@stillwater/contract/sermons/sermon-notes'
import { useUser } from '#features/auth/index.ts'
import { WithMicrophone } from '#features/voice/index.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { tellNotSaved } from './tell-not-saved.ts'

interface NoteDialogProps {
  readonly sermonId: string
  readonly note: SermonNote | undefined
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export function NoteDialog({ sermonId, note, open, onOpenChange }: NoteDialogProps) {
  const user = useUser()
  const editor = useRecordForm({
    type: 'sermon-notes',
    schema: NewSermonNoteSchema,
    record: note,
    owner: user?.id ?? '',
    draftName: sermonId,
    initial: { sermonId, text: note?.text ?? '' },
    onSaved: (saved) => {
      toastSaved(saved, { title: 'Note saved' })
      onOpenChange(false)
    },
    onFailed: tellNotSaved,
  })
  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title={note === undefined ? 'New Note' : 'Edit Note'}
      saveLabel="Save Note"
      editor={editor}
      tell={({ text }) => text}
    >
      {(form) => (
        <Field label="Note" error={form.errors['text']}>
          <WithMicrophone>
            <TextArea
              data-autofocus
              rows={6}
              value={form.values.text}
              onChange={(event) => form.set('text', event.target.value)}
            />
          </WithMicrophone>
        </Field>
      )}
    </RecordDialog>
  )
}
