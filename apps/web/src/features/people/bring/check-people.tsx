import { ImportCheck } from '#shared/imports/import-check.tsx'
import { LongList } from '#shared/records/list/long-list.tsx'
import { type BringPeopleState, cancel, chooseAll } from './bring-people-state.ts'
import { personCount } from './bring-people-words.ts'
import { CheckPersonRow } from './check-person-row.tsx'

interface CheckPeopleProps {
  readonly state: Extract<BringPeopleState, { step: 'check' | 'importing' }>
  readonly onImport: () => void
}

/** The people who were found, to look at before they are saved. */
export function CheckPeople({ state, onImport }: CheckPeopleProps) {
  const { rows, known, failures } = state
  const chosen = rows.filter(({ isChosen }) => isChosen).length
  const twins = rows.filter(({ twin }) => twin !== undefined).length
  return (
    <ImportCheck
      status={
        <>
          <p className="font-medium">
            {rows.length === 0 ? 'There’s nobody new to import.' : `${personCount(rows.length)} to check.`}
          </p>
          {known > 0 && <p className="text-sm text-muted">{personCount(known)} you imported before.</p>}
          {twins > 0 && (
            <p className="text-sm text-muted">
              {personCount(twins)} may be in your list already, so {twins === 1 ? 'it isn’t' : 'they aren’t'}{' '}
              checked.
            </p>
          )}
          {rows.length > 0 && (
            <p className="text-sm text-muted">
              Choose those in your care. Nothing is saved until you import.
            </p>
          )}
        </>
      }
      problem={state.step === 'check' ? state.problem : undefined}
      failures={failures}
      importing={state.step === 'importing' ? state : undefined}
      importLabel={`Import ${personCount(chosen).replace('p', 'P')}`}
      total={rows.length}
      chosen={chosen}
      onChooseAll={chooseAll}
      onImport={onImport}
      onCancel={cancel}
    >
      <LongList items={rows} keyOf={({ id }) => id} label="People to import">
        {(row) => <CheckPersonRow row={row} />}
      </LongList>
    </ImportCheck>
  )
}
