import { ImportCheck } from '#shared/imports/import-check.tsx'
import type { CheckStep } from '#shared/imports/import-steps.ts'
import { LongList } from '#shared/records/list/long-list.tsx'
import { cancel, chooseAll } from './bring-state.ts'
import { sermonCount } from './bring-words.ts'
import { CheckRow } from './check-row.tsx'
import type { SermonRow } from './sort-results.ts'

interface CheckSermonsProps {
  readonly step: CheckStep<SermonRow>
  readonly onImport: () => void
}

/** The sermons that were read, to look at before they are saved. */
export function CheckSermons({ step, onImport }: CheckSermonsProps) {
  const { rows, known } = step
  return (
    <ImportCheck
      step={step}
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
      importLabel={(chosen) => `Import ${sermonCount(chosen).replace('sermon', 'Sermon')}`}
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
