import { contactsFile } from '@stillwater/contract/contacts-file'
import { newId } from '@stillwater/contract/new-id'
import type { Person } from '@stillwater/contract/people'
import { currentCaller } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import type { FailedFile } from '#shared/imports/failed-files.tsx'
import type { ImportReport } from '#shared/imports/report-text.ts'
import { saveImport, saveProblem } from '#shared/imports/save-import.ts'
import { forgetImport } from '#shared/imports/send-import.ts'
import { createStore, useStore } from '#shared/store.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { peopleImportFile } from './people-import-file.ts'
import { type FoundPeople, type PersonRow, rowsOfContacts } from './people-rows.ts'
import { pickContacts } from './pick-contacts.ts'
import { readContactsFile } from './read-contacts-file.ts'
import type { Contact } from './reading/contact.ts'
import { type Column, contactsIn, guessColumns, isKnownProgram } from './reading/csv-columns.ts'
import type { Table } from './reading/read-table.ts'

interface Checked extends FoundPeople {
  readonly failures: readonly FailedFile[]
}

export type BringPeopleState =
  | { readonly step: 'choose'; readonly problem?: string }
  | { readonly step: 'reading'; readonly found: number; readonly name: string }
  | { readonly step: 'map'; readonly table: Table; readonly name: string }
  | ({ readonly step: 'check'; readonly problem?: string | undefined } & Checked)
  | ({ readonly step: 'importing'; readonly share: number; readonly isSent: boolean } & Checked)
  | {
      readonly step: 'done'
      readonly id: string
      readonly report: ImportReport
      readonly failures: readonly FailedFile[]
    }

/** Of this page: what was read and corrected stays while its user looks at something else. */
const bringState = createStore<BringPeopleState>({ step: 'choose' })

/** Whose contacts they are: on a shared device another user may sign in on the same page. */
let owner: string | undefined

export function useBringPeople(): BringPeopleState {
  const state = useStore(bringState)
  return owner === currentCaller() ? state : { step: 'choose' }
}

let running: AbortController | undefined
/** Of the import whose file is at the server. */
let sent: string | undefined

/** Whom the pastor has already. */
type KnownPeople = () => Promise<readonly Person[]>

/** Reads files on this device. Nothing is sent. */
export async function startReading(files: readonly File[], knownPeople: KnownPeople): Promise<void> {
  const { signal } = begin()
  const contacts: Contact[] = []
  const failures: FailedFile[] = []
  const fail = (name: string, reason: string) => failures.push({ at: failures.length, name, reason })
  try {
    for (const file of files) {
      const show = (found: number) =>
        bringState.set({ step: 'reading', found: contacts.length + found, name: file.name })
      show(0)
      try {
        const read = await readContactsFile(file, { signal, onFound: show })
        if ('contacts' in read) contacts.push(...read.contacts)
        else if (isKnownProgram(read.table[0] ?? []))
          contacts.push(...contactsIn(read.table.slice(1), guessColumns(read.table[0] ?? [])))
        else if (files.length === 1)
          return bringState.set({ step: 'map', table: read.table, name: file.name })
        else fail(file.name, 'Choose this file alone, so that you can say what its columns hold.')
      } catch (error) {
        signal.throwIfAborted()
        fail(file.name, messageOf(error, 'This file could not be read.'))
      }
    }
    await check(contacts, failures, knownPeople, signal)
  } catch (error) {
    if (!signal.aborted) bringState.set({ step: 'choose', problem: messageOf(error, 'Please try again.') })
  }
}

/** People from a table whose columns their owner has named. */
export async function readMapped(rows: Table, columns: readonly Column[], known: KnownPeople): Promise<void> {
  await check(contactsIn(rows, columns), [], known, begin().signal)
}

/** People whom their owner chooses in the phone's own list. */
export async function pickFromPhone(knownPeople: KnownPeople): Promise<void> {
  const { signal } = begin()
  try {
    const contacts = await pickContacts()
    if (contacts.length > 0) await check(contacts, [], knownPeople, signal)
  } catch (error) {
    console.warn('The contacts of this phone could not be opened', error)
    bringState.set({
      step: 'choose',
      problem: 'Your phone didn’t open its contacts. Export them as a file, then choose it here.',
    })
  }
}

async function check(
  contacts: readonly Contact[],
  failures: readonly FailedFile[],
  knownPeople: KnownPeople,
  signal: AbortSignal,
): Promise<void> {
  const people = await knownPeople()
  if (signal.aborted) return
  const found = rowsOfContacts(contacts, { people, owner: owner ?? '', today: todayIso() })
  if (found.rows.length > contactsFile.people)
    bringState.set({
      step: 'choose',
      problem:
        'Only 5,000 people can be imported at once. Choose fewer files, and import the rest afterwards.',
    })
  else bringState.set({ step: 'check', ...found, failures })
}

export function changeRow(id: string, changes: Partial<PersonRow>): void {
  const state = bringState.get()
  if (state.step !== 'check') return
  const rows = state.rows.map((row) => (row.id === id ? { ...row, ...changes } : row))
  bringState.set({ ...state, rows, problem: undefined })
}

export function chooseAll(isChosen: boolean): void {
  const state = bringState.get()
  if (state.step !== 'check') return
  bringState.set({ ...state, rows: state.rows.map((row) => ({ ...row, isChosen })) })
}

const lost =
  'The connection was lost while your people were being saved. Look at People before you try again; no one is added twice.'

/** Saves who is chosen: all of them, or nobody. Answers whether they were saved. */
export async function importChosen(): Promise<boolean> {
  const state = bringState.get()
  if (state.step !== 'check') return false
  const { rows, known, failures } = state
  const checked = { rows, known, failures }
  const chosen = rows.filter(({ isChosen }) => isChosen)
  if (chosen.some(({ values }) => values.name.trim() === '')) {
    bringState.set({ ...state, problem: 'Please enter a name for everybody who is checked.' })
    return false
  }
  const { signal } = begin()
  const id = newId(Date.now())
  let isSent = false
  const show = (share: number, isAll: boolean) => {
    isSent = isAll
    bringState.set({ step: 'importing', share, isSent, ...checked })
  }
  show(0, false)
  try {
    sent = id
    const done = await saveImport(id, peopleImportFile(chosen, id, Date.now()), {
      signal,
      onShare: show,
      // The import itself comes first.
      nameOf: (entry) => chosen[entry - 1]?.values.name,
    })
    sent = undefined
    const imported = done.summary?.sections.find(({ section }) => section === 'people')?.added ?? 0
    const report = {
      imported,
      known: known + chosen.length - imported,
      leftOut: rows.length - chosen.length,
      failed: failures.length,
    }
    bringState.set({ step: 'done', id, failures, report })
    return true
  } catch (error) {
    if (!signal.aborted)
      bringState.set({ step: 'check', ...checked, problem: saveProblem(error, isSent, lost) })
    return false
  }
}

/** Back to who was checked while they are being sent, to the beginning otherwise. What the server is saving goes on. */
export function cancel(): void {
  const state = bringState.get()
  if (state.step === 'importing' && state.isSent) return
  running?.abort()
  running = undefined
  if (sent !== undefined) forgetImport(sent)
  sent = undefined
  if (state.step !== 'importing') bringState.set({ step: 'choose' })
  else bringState.set({ step: 'check', rows: state.rows, known: state.known, failures: state.failures })
}

function begin(): AbortController {
  running?.abort()
  running = new AbortController()
  owner = currentCaller()
  return running
}
