import { ImportCheck } from '#shared/imports/import-check.tsx'
import type { CheckStep } from '#shared/imports/import-steps.ts'
import { LongList } from '#shared/records/list/long-list.tsx'
import { cancel, chooseAll } from './bring-people-state.ts'
import { personCount } from './bring-people-words.ts'
import { CheckPersonRow } from './check-person-row.tsx'
import type { PersonRow } from './people-rows.ts'

interface CheckPeopleProps {
  readonly step: CheckStep<PersonRow>
  readonly onImport: () => void
}

/** The people who were found, to look at before they are saved. */
export function CheckPeople({ step, onImport }: CheckPeopleProps) {
  const { rows, known } = step
  const inList = rows.filter(({ twin }) => twin?.isInList === true).length
  const inImport = rows.filter(({ twin }) => twin?.isInList === false).length
  return (
    <ImportCheck
      step={step}
      status={
        <>
          <p className="font-medium">
            {rows.length === 0 ? 'There’s nobody new to import.' : `${personCount(rows.length)} to check.`}
          </p>
          {known > 0 && <p className="text-sm text-muted">{personCount(known)} you imported before.</p>}
          {inList > 0 && (
            <p className="text-sm text-muted">
              {personCount(inList)} may already be in your list, so they aren’t selected.
            </p>
          )}
          {inImport > 0 && (
            <p className="text-sm text-muted">
              {personCount(inImport)} may be in this import twice, so they aren’t selected.
            </p>
          )}
          {rows.length > 0 && (
            <p className="text-sm text-muted">
              Choose those in your care. Nothing is saved until you import.
            </p>
          )}
        </>
      }
      importLabel={(chosen) => `Import ${personCount(chosen).replace('p', 'P')}`}
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
