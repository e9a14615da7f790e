import { sermonImport } from '@stillwater/contract/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sermonsQuery } from '#shared/agenda/sermons-query.ts'
import { call } from '#shared/api/call.ts'
import { EarlierImports } from '#shared/imports/earlier-imports.tsx'
import { ImportDone } from '#shared/imports/import-done.tsx'
import { KeptRecords } from '#shared/imports/kept-records.tsx'
import { Button } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SpinnerMark } from '#shared/ui/spinner.tsx'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import { type BringState, cancel, importChosen, startReading, useBringState } from './bring-state.ts'
import { CheckSermons } from './check-sermons.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { sermonCount } from './bring-words.ts'

type Kept = readonly { readonly id: string; readonly title: string }[]

const importsQuery = {
  queryKey: ['/api/sermon-imports'],
  queryFn: () => call('GET /api/sermon-imports'),
  staleTime: 0,
}

const kind = {
  undo: (id: string) => call('DELETE /api/sermon-imports/:id', { params: { id } }),
  countText: sermonCount,
  question: 'Its sermons are deleted, except those that you changed since. You can import them again.',
}

/** Sermons from other programs: files are read on this device, shown to be checked, and saved all at once. */
export function BringSermonsPage() {
  const state = useBringState()
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

  /** Where they cannot be known, the server still adds nothing twice. */
  async function knownIds(): Promise<Set<string>> {
    try {
      return new Set((await client.fetchQuery(sermonsQuery)).map(({ id }) => id))
    } catch (error) {
      console.warn('The sermons that are here already could not be read', error)
      return new Set()
    }
  }

  async function save() {
    if (await importChosen()) await client.invalidateQueries()
  }

  return (
    <>
      <PageHeader title="Bring your sermons" back={{ href: '/sermons', label: 'Sermons' }} />
      <div ref={part} tabIndex={-1} className="outline-none">
        {state.step === 'choose' && (
          <>
            <ChooseFiles
              onChoose={(files) => {
                setKept([])
                void startReading(files, knownIds)
              }}
            />
            {state.problem !== undefined && (
              <p role="alert" className="mt-4 text-alert">
                {state.problem}
              </p>
            )}
            <KeptRecords kept={kept.map(({ id, title }) => ({ id, name: title }))} />
            <EarlierSermonImports onUndone={onUndone} />
          </>
        )}
        {state.step === 'reading' && <Reading state={state} />}
        {(state.step === 'check' || state.step === 'importing') && (
          <CheckSermons state={state} onImport={() => void save()} />
        )}
        {state.step === 'done' && (
          <ImportDone
            {...state}
            kind={kind}
            undoDays={sermonImport.undoDays}
            home={{ href: '/sermons', label: 'Go to your sermons' }}
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
  state: { found, files, name },
}: {
  readonly state: Extract<BringState, { step: 'reading' }>
}) {
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="flex items-center gap-2">
        <SpinnerMark className="size-5" />
        Reading {files === 1 ? 'your file' : `${numbers.format(files)} files`}…
      </p>
      {/* Not announced: it changes with each file. */}
      <p className="font-medium">{numbers.format(found)} read so far</p>
      <p className="text-sm wrap-anywhere text-muted" dir="auto">
        <LongWords>{name}</LongWords>
      </p>
      <Button variant="secondary" onClick={cancel}>
        Cancel
      </Button>
    </div>
  )
}

function EarlierSermonImports({ onUndone }: { readonly onUndone: (kept: Kept) => void }) {
  const imports = useQuery({
    ...importsQuery,
    select: (all) => all.map(({ sermons, ...each }) => ({ ...each, count: sermons })),
  })
  return <EarlierImports imports={imports} kind={kind} onUndone={onUndone} />
}
