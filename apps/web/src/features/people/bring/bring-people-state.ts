import { contactsFile } from '@stillwater/contract/people/contacts-file'
import type { Person } from '@stillwater/contract/people/people'
import { messageOf } from '#shared/api/error.ts'
import type { FailedFile } from '#shared/imports/failed-files.tsx'
import { createImportSteps } from '#shared/imports/import-steps.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { peopleImportFile } from './people-import-file.ts'
import { type PersonRow, rowsOfContacts } from './people-rows.ts'
import { pickContacts } from './pick-contacts.ts'
import { readContactsFile } from './read-contacts-file.ts'
import type { Contact } from './reading/contact.ts'
import { type Column, contactsIn, guessColumns, isKnownProgram } from './reading/csv-columns.ts'
import type { Table } from './reading/read-table.ts'

type Reading =
  | { readonly step: 'reading'; readonly found: number; readonly name: string }
  | { readonly step: 'map'; readonly table: Table; readonly name: string }

const steps = createImportSteps<PersonRow, Reading>({
  section: 'people',
  faultOf: (chosen) =>
    chosen.some(({ values }) => values.name.trim() === '')
      ? 'Please enter a name for everyone you selected.'
      : undefined,
  fileOf: (chosen, id) => peopleImportFile(chosen, id, Date.now()),
  // The import itself comes first.
  nameOf: (chosen, entry) => chosen[entry - 1]?.values.name,
  lost: 'The connection was lost while your people were being saved. Look at People before you try again; you won’t get duplicates.',
})
export const { useStep, changeRow, chooseAll, importChosen, cancel } = steps
const { begin, setStep } = steps

/** Whom the pastor has already. */
type KnownPeople = () => Promise<readonly Person[]>

/** Reads files on this device. Nothing is sent. */
export async function startReading(files: readonly File[], knownPeople: KnownPeople): Promise<void> {
  const begun = begin()
  const { signal } = begun
  const contacts: Contact[] = []
  const failures: FailedFile[] = []
  const fail = (name: string, reason: string) => failures.push({ at: failures.length, name, reason })
  try {
    for (const file of files) {
      const show = (found: number) =>
        setStep({ step: 'reading', found: contacts.length + found, name: file.name })
      show(0)
      try {
        const read = await readContactsFile(file, { signal, onFound: show })
        if ('contacts' in read) contacts.push(...read.contacts)
        else if (isKnownProgram(read.table[0] ?? []))
          contacts.push(...contactsIn(read.table.slice(1), guessColumns(read.table[0] ?? [])))
        else if (files.length === 1) return setStep({ step: 'map', table: read.table, name: file.name })
        else fail(file.name, 'Choose this file by itself to match its columns.')
      } catch (error) {
        signal.throwIfAborted()
        fail(file.name, messageOf(error, 'This file could not be read.'))
      }
    }
    await check(contacts, failures, knownPeople, begun)
  } catch (error) {
    if (!signal.aborted) setStep({ step: 'choose', problem: messageOf(error, 'Please try again.') })
  }
}

/** People from a table whose columns their owner has named. */
export async function readMapped(rows: Table, columns: readonly Column[], known: KnownPeople): Promise<void> {
  await check(contactsIn(rows, columns), [], known, begin())
}

/** People whom their owner chooses in the phone's own list. */
export async function pickFromPhone(knownPeople: KnownPeople): Promise<void> {
  const begun = begin()
  try {
    const contacts = await pickContacts()
    if (contacts.length > 0) await check(contacts, [], knownPeople, begun)
  } catch (error) {
    console.warn('The contacts of this phone could not be opened', error)
    setStep({
      step: 'choose',
      problem: 'Your phone didn’t open its contacts. Export them as a file, then choose it here.',
    })
  }
}

async function check(
  contacts: readonly Contact[],
  failures: readonly FailedFile[],
  knownPeople: KnownPeople,
  { signal, owner = '' }: ReturnType<typeof begin>,
): Promise<void> {
  const people = await knownPeople()
  if (signal.aborted) return
  const found = rowsOfContacts(contacts, { people, owner, today: todayIso() })
  if (found.rows.length > contactsFile.people)
    setStep({
      step: 'choose',
      problem:
        'Only 5,000 people can be imported at once. Choose fewer files, and import the rest afterwards.',
    })
  else setStep({ step: 'check', ...found, failures })
}
