import { NewPrayerSchema, type Prayer, PrayerChangesSchema } from '@stillwater/contract/prayers/prayers'
import { useUser } from '#features/auth/index.ts'
import { WithMicrophone } from '#features/voice/index.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { TextArea } from '#shared/ui/field/text-area.tsx'
import { tellSaveFailed, useUndoAnswer } from '../use-answer.ts'

interface AnswerDialogProps {
  readonly prayer: Prayer
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Marks a prayer as answered, with one sentence about it for whoever has one. */
export function AnswerDialog({ prayer, open, onOpenChange }: AnswerDialogProps) {
  const user = useUser()
  const undo = useUndoAnswer()
  const editor = useRecordForm({
    type: 'prayers',
    schema: NewPrayerSchema,
    changesSchema: PrayerChangesSchema,
    record: prayer,
    part: 'answer',
    owner: user?.id ?? '',
    initial: {
      isAnswered: true,
      dateAnswered: prayer.dateAnswered ?? todayIso(),
      answerNote: prayer.answerNote ?? '',
    },
    onSaved: (saved) => {
      toastSaved(saved, {
        title: prayer.isAnswered ? 'Story saved' : 'Moved to Answered',
        description: prayer.title,
        action: { label: 'Undo', onClick: () => undo(prayer, saved) },
      })
      onOpenChange(false)
    },
    onFailed: tellSaveFailed,
  })
  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title={prayer.isAnswered ? 'Edit Story' : 'Mark as Answered'}
      saveLabel={prayer.isAnswered ? 'Save Story' : 'Mark as Answered'}
      editor={editor}
      tell={({ title, answerNote }) => `${title}\n${answerNote ?? ''}`}
    >
      {(form) => (
        <Field
          label="How was it answered?"
          optional
          hint="One sentence is enough. You’ll see it again a year later, to give thanks."
          error={form.errors['answerNote']}
        >
          <WithMicrophone>
            <TextArea {...form.text('answerNote')} rows={3} data-autofocus />
          </WithMicrophone>
        </Field>
      )}
    </RecordDialog>
  )
}
