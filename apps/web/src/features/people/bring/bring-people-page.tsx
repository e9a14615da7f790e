import { contactsFile } from '@stillwater/contract/people/contacts-file'
import type { Person } from '@stillwater/contract/people/people'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import { EarlierImports } from '#shared/imports/earlier-imports.tsx'
import { ImportDone } from '#shared/imports/import-done.tsx'
import { ImportPart } from '#shared/imports/import-part.tsx'
import { ImportReading } from '#shared/imports/import-reading.tsx'
import { KeptRecords } from '#shared/imports/kept-records.tsx'
import type { KeptRecord, UndoableImport } from '#shared/imports/use-undo-import.ts'
import { peopleQuery } from '#shared/people/people-query.ts'
import { PageHeader } from '#shared/ui/page-header.tsx'
import {
  cancel,
  importChosen,
  pickFromPhone,
  readMapped,
  startReading,
  useStep,
} from './bring-people-state.ts'
import { personCount } from './bring-people-words.ts'
import { CheckPeople } from './check-people.tsx'
import { ChooseContacts } from './choose-contacts.tsx'
import { ExportHelp } from './export-help.tsx'
import { MapColumns } from './map-columns.tsx'

const kind: UndoableImport = {
  path: '/api/people-imports',
  list: async () =>
    (await call('GET /api/people-imports')).map(({ people, ...each }) => ({ ...each, count: people })),
  undo: (id) => call('DELETE /api/people-imports/:id', { params: { id } }),
  undoDays: contactsFile.undoDays,
  countText: personCount,
  question:
    'This deletes the people from this import, except those you changed, wrote about or prayed for since. You can import them again.',
}

const numbers = new Intl.NumberFormat('en-US')

/** People from a phone or another program: contacts are read on this device, shown to be checked, and saved all at once. */
export function BringPeoplePage() {
  const step = useStep()
  const client = useQueryClient()
  const [kept, setKept] = useState<readonly KeptRecord[]>([])

  function onUndone(stayed: readonly KeptRecord[]) {
    setKept(stayed)
    cancel()
  }

  /** As they are now: another device may have added some. Without a connection, as this device knows them. */
  async function knownPeople(): Promise<readonly Person[]> {
    try {
      return await client.fetchQuery({ ...peopleQuery, staleTime: 0 })
    } catch (error) {
      console.warn('The people who are here already could not be read', error)
      return client.getQueryData(peopleQuery.queryKey) ?? []
    }
  }

  async function save() {
    if (await importChosen()) await client.invalidateQueries()
  }

  return (
    <>
      <PageHeader title="Bring your people" back={{ href: '/people', label: 'People' }} />
      <ImportPart step={step.step}>
        {step.step === 'choose' && (
          <>
            <ChooseContacts
              onChoose={(files) => {
                setKept([])
                void startReading(files, knownPeople)
              }}
              onPick={() => {
                setKept([])
                void pickFromPhone(knownPeople)
              }}
            />
            {step.problem !== undefined && (
              <p role="alert" className="mt-4 text-alert">
                {step.problem}
              </p>
            )}
            <ExportHelp />
            <KeptRecords kept={kept} />
            <EarlierImports kind={kind} onUndone={onUndone} />
          </>
        )}
        {step.step === 'reading' && (
          <ImportReading
            title="Reading your contacts…"
            found={`${numbers.format(step.found)} found so far`}
            name={step.name}
            onCancel={cancel}
          />
        )}
        {step.step === 'map' && (
          <MapColumns
            table={step.table}
            name={step.name}
            onMapped={(rows, columns) => void readMapped(rows, columns, knownPeople)}
            onCancel={cancel}
          />
        )}
        {(step.step === 'check' || step.step === 'importing') && (
          <CheckPeople step={step} onImport={() => void save()} />
        )}
        {step.step === 'done' && (
          <ImportDone
            {...step}
            kind={kind}
            home={{ href: '/people', label: 'Go to your people' }}
            onMore={cancel}
            onUndone={onUndone}
          />
        )}
      </ImportPart>
    </>
  )
}
