import { sermonImport } from '@stillwater/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sermonsQuery } from '#shared/agenda/sermons-query.ts'
import { call } from '#shared/api/call.ts'
import { EarlierImports } from '#shared/imports/earlier-imports.tsx'
import { ImportDone } from '#shared/imports/import-done.tsx'
import { ImportPart } from '#shared/imports/import-part.tsx'
import { ImportReading } from '#shared/imports/import-reading.tsx'
import { KeptRecords } from '#shared/imports/kept-records.tsx'
import type { KeptRecord, UndoableImport } from '#shared/imports/use-undo-import.ts'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { cancel, importChosen, startReading, useStep } from './bring-state.ts'
import { CheckSermons } from './check-sermons.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { sermonCount } from './bring-words.ts'

const kind: UndoableImport = {
  path: '/api/sermon-imports',
  list: async () =>
    (await call('GET /api/sermon-imports')).map(({ sermons, ...each }) => ({ ...each, count: sermons })),
  undo: async (importId) => {
    const { removed, kept } = await call('DELETE /api/sermon-imports/:id', { params: { id: importId } })
    return { removed, kept: kept.map(({ id, title }) => ({ id, name: title })) }
  },
  undoDays: sermonImport.undoDays,
  countText: sermonCount,
  question:
    'This deletes the sermons from this import, except those you’ve changed since. You can import them again.',
}

const numbers = new Intl.NumberFormat('en-US')

/** Sermons from other programs: files are read on this device, shown to be checked, and saved all at once. */
export function BringSermonsPage() {
  const step = useStep()
  const client = useQueryClient()
  const [kept, setKept] = useState<readonly KeptRecord[]>([])

  function onUndone(stayed: readonly KeptRecord[]) {
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
      <ImportPart step={step.step}>
        {step.step === 'choose' && (
          <>
            <ChooseFiles
              onChoose={(files) => {
                setKept([])
                void startReading(files, knownIds)
              }}
            />
            {step.problem !== undefined && (
              <p role="alert" className="mt-4 text-alert">
                {step.problem}
              </p>
            )}
            <KeptRecords kept={kept} />
            <EarlierImports kind={kind} onUndone={onUndone} />
          </>
        )}
        {step.step === 'reading' && (
          <ImportReading
            title={`Reading ${step.files === 1 ? 'your file' : `${numbers.format(step.files)} files`}…`}
            found={`${numbers.format(step.found)} read so far`}
            name={step.name}
            onCancel={cancel}
          />
        )}
        {(step.step === 'check' || step.step === 'importing') && (
          <CheckSermons step={step} onImport={() => void save()} />
        )}
        {step.step === 'done' && (
          <ImportDone
            {...step}
            kind={kind}
            home={{ href: '/sermons', label: 'Go to your sermons' }}
            onMore={cancel}
            onUndone={onUndone}
          />
        )}
      </ImportPart>
    </>
  )
}
