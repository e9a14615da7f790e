import { ImportCheck } from '#shared/imports/import-check.tsx'
import { LongList } from '#shared/records/list/long-list.tsx'
import { type BringState, cancel, chooseAll } from './bring-state.ts'
import { sermonCount } from './bring-words.ts'
import { CheckRow } from './check-row.tsx'

interface CheckSermonsProps {
  readonly state: Extract<BringState, { step: 'check' | 'importing' }>
  readonly onImport: () => void
}

/** The sermons that were read, to look at before they are saved. */
export function CheckSermons({ state, onImport }: CheckSermonsProps) {
  const { rows, known, failures } = state
  const chosen = rows.filter(({ isChosen }) => isChosen).length
  return (
    <ImportCheck
      status={
        <>
          <p className="font-medium">
            {rows.length === 0 ? 'There’s nothing new to import.' : `${sermonCount(rows.length)} to check.`}
          </p>
          {known > 0 && <p className="text-sm text-muted">{sermonCount(known)} you already have.</p>}
          {rows.length > 0 && (
            <p className="text-sm text-muted">
              We guessed titles, dates and passages. Nothing is saved until you import.
            </p>
          )}
        </>
      }
      problem={state.step === 'check' ? state.problem : undefined}
      failures={failures}
      importing={state.step === 'importing' ? state : undefined}
      importLabel={`Import ${sermonCount(chosen).replace('sermon', 'Sermon')}`}
      total={rows.length}
      chosen={chosen}
      onChooseAll={chooseAll}
      onImport={onImport}
      onCancel={cancel}
    >
      <LongList items={rows} keyOf={({ id }) => id} label="Sermons to import">
        {(row) => <CheckRow row={row} />}
      </LongList>
    </ImportCheck>
  )
}
