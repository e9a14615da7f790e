import type { Person } from '@stillwater/contract/people/people'
import type { ReactNode } from 'react'
import { useUser } from '#features/auth/index.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { tellPersonFailed } from './people-failures.ts'
import { PersonFields } from './person-fields.tsx'
import { formValuesOf, PersonFormSchema } from './person-form.ts'
import { placeText } from './person-words.ts'
import { SealedNotes } from './sealed/sealed-notes.tsx'

interface PersonDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly person?: Person | undefined
  /** Of a new person, from the page of somebody else in it. */
  readonly household?: string | null | undefined
  readonly onSaved?: ((person: Person) => void) | undefined
}

export function PersonDialog({ open, onOpenChange, person, household = null, onSaved }: PersonDialogProps) {
  const user = useUser()
  const isNew = person === undefined
  const editor = useRecordForm({
    type: 'people',
    schema: PersonFormSchema,
    record: person,
    owner: user?.id ?? '',
    initial: formValuesOf(person, household),
    onSaved: (saved) => {
      toastSaved(saved, { title: isNew ? 'Person added' : 'Person updated' })
      onOpenChange(false)
      onSaved?.(saved)
    },
    onFailed: tellPersonFailed,
  })
  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isNew ? 'New Person' : 'Edit Person'}
      saveLabel={isNew ? 'Add Person' : 'Save Person'}
      editor={editor}
      tell={tellWithNotes}
    >
      {(form) => <PersonFields form={form} id={editor.id} />}
    </RecordDialog>
  )
}

/** What two devices may have written differently. */
const tellPerson = (person: Person): string =>
  [person.name, person.household, person.phone, person.email, person.address, placeText(person), person.notes]
    .filter(Boolean)
    .join('\n')

const tellWithNotes = (person: Person): ReactNode => (
  <>
    {tellPerson(person)}
    <SealedNotes person={person} />
  </>
)
