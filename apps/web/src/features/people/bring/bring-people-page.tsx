import { contactsFile } from '@stillwater/contract/contacts-file'
import type { Person } from '@stillwater/contract/people'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '#shared/api/call.ts'
import { EarlierImports } from '#shared/imports/earlier-imports.tsx'
import { ImportDone } from '#shared/imports/import-done.tsx'
import { KeptRecords } from '#shared/imports/kept-records.tsx'
import { peopleQuery } from '#shared/people/people-query.ts'
import { Button } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SpinnerMark } from '#shared/ui/spinner.tsx'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import {
  type BringPeopleState,
  cancel,
  importChosen,
  pickFromPhone,
  readMapped,
  startReading,
  useBringPeople,
} from './bring-people-state.ts'
import { personCount } from './bring-people-words.ts'
import { CheckPeople } from './check-people.tsx'
import { ChooseContacts } from './choose-contacts.tsx'
import { ExportHelp } from './export-help.tsx'
import { MapColumns } from './map-columns.tsx'

type Kept = readonly { readonly id: string; readonly name: string }[]

const importsQuery = {
  queryKey: ['/api/people-imports'],
  queryFn: () => call('GET /api/people-imports'),
  staleTime: 0,
}

const kind = {
  undo: (id: string) => call('DELETE /api/people-imports/:id', { params: { id } }),
  countText: personCount,
  question:
    'Its people are deleted, except those you changed, wrote about or prayed for since. You can import them again.',
}

/** People from a phone or another program: contacts are read on this device, shown to be checked, and saved all at once. */
export function BringPeoplePage() {
  const state = useBringPeople()
  const client = useQueryClient()
  const [kept, setKept] = useState<Kept>([])
  const part = useRef<HTMLDivElement>(null)
  const shown = state.step === 'importing' ? 'check' : state.step
  const shownBefore = useRef(shown)

  // What had the focus is gone with its step.
  useEffect(() => {
    if (shownBefore.current !== shown) part.current?.focus()
    shownBefore.current = shown
  }, [shown])

  function onUndone(stayed: Kept) {
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
      <div ref={part} tabIndex={-1} className="outline-none">
        {state.step === 'choose' && (
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
            {state.problem !== undefined && (
              <p role="alert" className="mt-4 text-alert">
                {state.problem}
              </p>
            )}
            <ExportHelp />
            <KeptRecords kept={kept} />
            <EarlierPeopleImports onUndone={onUndone} />
          </>
        )}
        {state.step === 'reading' && <Reading state={state} />}
        {state.step === 'map' && (
          <MapColumns
            table={state.table}
            name={state.name}
            onMapped={(rows, columns) => void readMapped(rows, columns, knownPeople)}
            onCancel={cancel}
          />
        )}
        {(state.step === 'check' || state.step === 'importing') && (
          <CheckPeople state={state} onImport={() => void save()} />
        )}
        {state.step === 'done' && (
          <ImportDone
            {...state}
            kind={kind}
            undoDays={contactsFile.undoDays}
            home={{ href: '/people', label: 'Go to your people' }}
            onMore={cancel}
            onUndone={onUndone}
          />
        )}
      </div>
    </>
  )
}

const numbers = new Intl.NumberFormat('en-US')

function Reading({
  state: { found, name },
}: {
  readonly state: Extract<BringPeopleState, { step: 'reading' }>
}) {
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="flex items-center gap-2">
        <SpinnerMark className="size-5" />
        Reading your contacts…
      </p>
      {/* Not announced: it changes all the time. */}
      <p className="font-medium">{numbers.format(found)} found so far</p>
      <p className="text-sm wrap-anywhere text-muted" dir="auto">
        <LongWords>{name}</LongWords>
      </p>
      <Button variant="secondary" onClick={cancel}>
        Cancel
      </Button>
    </div>
  )
}

function EarlierPeopleImports({ onUndone }: { readonly onUndone: (kept: Kept) => void }) {
  const imports = useQuery({
    ...importsQuery,
    select: (all) => all.map(({ people, ...each }) => ({ ...each, count: people })),
  })
  return <EarlierImports imports={imports} kind={kind} onUndone={onUndone} />
}
