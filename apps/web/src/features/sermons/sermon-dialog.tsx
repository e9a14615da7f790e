import { NewSermonSchema, type Sermon } from '@stillwater/contract/sermons/sermons'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '#features/auth/index.ts'
import { VoiceTabs } from '#features/voice/index.ts'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { formatIsoDate, todayIso } from '#shared/ui/date/iso-date.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { tellSaveFailed } from './save-failed.ts'
import { SermonForm } from './sermon-form.tsx'
import { tellStatus } from '#shared/sermons/sermon-status.ts'
import { changesSchemaOf, newValues, type SermonStart, valuesOf } from './sermon-values.ts'

interface SermonDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onSaved: (sermon: Sermon) => void
  readonly sermon?: Sermon | undefined
  readonly start?: SermonStart | undefined
}

/** The fields that voice input can fill in. */
const fieldNames = { title: 'Title', reference: 'Reference', notes: 'Notes' }

export function SermonDialog({ open, onOpenChange, onSaved, sermon, start }: SermonDialogProps) {
  const user = useUser()
  const [, navigate] = useLocation()
  const isNew = sermon === undefined
  const [changesSchema] = useState(() => changesSchemaOf(sermon))
  const editor = useRecordForm({
    type: 'sermons',
    schema: NewSermonSchema,
    changesSchema,
    record: sermon,
    owner: user?.id ?? '',
    initial: isNew ? newValues(start, todayIso()) : valuesOf(sermon),
    onSaved: (saved) => {
      toastSaved(saved, {
        title: isNew ? 'Sermon created successfully' : 'Sermon updated successfully',
        // What was dictated, or noted, can be worked on right away.
        ...(isNew &&
          saved.notes !== null && {
            action: {
              label: 'Open as draft',
              onClick: () => navigate(`${recordAddress(recordTypes.sermons, saved.id)}?draft=notes`),
            },
          }),
      })
      onOpenChange(false)
      onSaved(saved)
    },
    onFailed: tellSaveFailed,
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
      title={isNew ? 'New Sermon' : 'Edit Sermon'}
      saveLabel={isNew ? 'Create Sermon' : 'Save Sermon'}
      editor={editor}
      tell={tellSermon}
    >
      {(form) => (
        <VoiceTabs kind="sermon" form={form} isNew={isNew} names={fieldNames} text="notes">
          {(mark) => <SermonForm form={form} mark={mark} sermonId={sermon?.id} />}
        </VoiceTabs>
      )}
    </RecordDialog>
  )
}

const tellSermon = (sermon: Sermon): string =>
  [
    sermon.title,
    `${formatIsoDate(sermon.date)}, ${tellStatus(sermon)}`,
    sermon.reference,
    sermon.scripture,
    sermon.notes,
  ]
    .filter(Boolean)
    .join('\n')
