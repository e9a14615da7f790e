import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sermonsQuery } from '#shared/agenda/sermons-query.ts'
import { Button } from '#shared/ui/button.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SpinnerMark } from '#shared/ui/spinner.tsx'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import { type BringState, cancel, importChosen, startReading, useBringState } from './bring-state.ts'
import { CheckSermons } from './check-sermons.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { ImportReport } from './import-report.tsx'

type Kept = readonly { readonly id: string; readonly title: string }[]

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
            {kept.length > 0 && <KeptSermons kept={kept} />}
            <EarlierImports onUndone={onUndone} />
          </>
        )}
        {state.step === 'reading' && <Reading state={state} />}
        {(state.step === 'check' || state.step === 'importing') && (
          <CheckSermons state={state} onImport={() => void save()} />
        )}
        {state.step === 'done' && <ImportReport state={state} onUndone={onUndone} />}
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

/** What an undo has left because it was changed since. */
function KeptSermons({ kept }: { readonly kept: Kept }) {
  return (
    <section className="mt-4 rounded-card border border-hairline bg-card p-4">
      <h2 className="font-medium">Kept, because you changed them since the import:</h2>
      <ul className="mt-2 grid gap-1">
        {kept.map(({ id, title }) => (
          <li key={id} className="wrap-anywhere" dir="auto">
            {title}
          </li>
        ))}
      </ul>
    </section>
  )
}
