import type { CareEntry } from '@stillwater/contract/people/care-entries'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useUser } from '#features/auth/index.ts'
import { QuickEntry } from '#features/voice/index.ts'
import { peopleQuery } from '#shared/people/people-query.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { SealedText } from '#shared/vault/sealed-text.tsx'
import { sealedOf } from '#shared/vault/sealed-of.ts'
import { tellEntryFailed } from '../people-failures.ts'
import { CareFields } from './care-fields.tsx'
import { careFormValues, CareFormSchema, newEntry } from './care-form.ts'
import { tellEntry } from './care-words.ts'

interface CareDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly entry?: CareEntry | undefined
  /** Whom a new entry is about. */
  readonly personIds?: readonly string[] | undefined
}

/** The fields that a sentence can fill in. */
const fieldNames = {
  personIds: 'People',
  kind: 'Kind',
  date: 'Date',
  followUp: 'Follow up on',
  words: 'Notes',
}

const nobody: readonly string[] = []

/** Logs that the pastor was in touch with somebody. */
export function CareDialog({ open, onOpenChange, entry, personIds = nobody }: CareDialogProps) {
  const user = useUser()
  const { data: people = [] } = useQuery(peopleQuery)
  const isNew = entry === undefined
  const [isSealing, setSealing] = useState(false)
  const editor = useRecordForm({
    type: 'care-entries',
    schema: CareFormSchema,
    record: entry,
    owner: user?.id ?? '',
    initial: careFormValues(entry ?? newEntry([...personIds])),
    ...(personIds.length > 0 && { draftName: personIds.join(' ') }),
    onSaved: (saved) => {
      toastSaved(saved, { title: isNew ? 'Added to the care log' : 'Care entry updated' })
      onOpenChange(false)
    },
    onFailed: tellEntryFailed,
  })
  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isNew ? 'New Care Entry' : 'Edit Care Entry'}
      saveLabel={isNew ? 'Add Entry' : 'Save Entry'}
      editor={editor}
      tell={tellWithSealed}
    >
      {(form) => (
        <>
          {isNew && !isSealing && form.values.vaultText === null && (
            <QuickEntry
              kind="care"
              known={people}
              form={form}
              names={fieldNames}
              text="words"
              follow={({ values }) => values}
            />
          )}
          <CareFields form={form} id={editor.id} isSealing={isSealing} onSealingChange={setSealing} />
        </>
      )}
    </RecordDialog>
  )
}

/** An entry as another device has saved it. */
function tellWithSealed(entry: CareEntry): ReactNode {
  const sealed = sealedOf(entry)
  return (
    <>
      {tellEntry(entry)}
      {sealed !== null && <SealedText place={`care-entries/${entry.id}`} sealed={sealed} />}
    </>
  )
}
