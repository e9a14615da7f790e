import { LongList } from '#shared/records/list/long-list.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Progress } from '#shared/ui/progress.tsx'
import { type BringState, cancel, chooseAll } from './bring-state.ts'
import { sermonCount } from './bring-words.ts'
import { CheckRow } from './check-row.tsx'
import { FailedFiles } from './failed-files.tsx'

interface CheckSermonsProps {
  readonly state: Extract<BringState, { step: 'check' | 'importing' }>
  readonly onImport: () => void
}

/** What was read, to look at before anything is saved. */
export function CheckSermons({ state, onImport }: CheckSermonsProps) {
  const { rows, known, failures } = state
  const chosen = rows.filter(({ isChosen }) => isChosen).length
  const importing = state.step === 'importing' ? state : undefined
  const problem = state.step === 'check' ? state.problem : undefined
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-1">
        <p className="font-medium">
          {rows.length === 0 ? 'There’s nothing new to import.' : `${sermonCount(rows.length)} to check.`}
        </p>
        {known > 0 && <p className="text-sm text-muted">{sermonCount(known)} you already have.</p>}
        {rows.length > 0 && (
          <p className="text-sm text-muted">
            We guessed titles, dates and passages. Nothing is saved until you import.
          </p>
        )}
      </div>
      {problem !== undefined && (
        <p role="alert" className="text-alert wrap-anywhere">
          {problem}
        </p>
      )}
      {importing !== undefined && (
        <Progress label="Importing" value={importing.isSent ? 100 : importing.share * 100} />
      )}
      <div className="flex flex-wrap gap-3">
        {rows.length > 0 && (
          <Button
            variant="primary"
            disabled={chosen === 0}
            busy={importing !== undefined}
            busyLabel={importing?.isSent ? 'Saving...' : 'Sending...'}
            onClick={onImport}
          >
            {`Import ${sermonCount(chosen).replace('sermon', 'Sermon')}`}
          </Button>
        )}
        {!importing?.isSent && (
          <Button variant="secondary" onClick={cancel}>
            {rows.length === 0 ? 'Choose other files' : 'Cancel'}
          </Button>
        )}
      </div>
      <FailedFiles failures={failures} />
      {rows.length > 1 && importing === undefined && (
        <Button
          variant="quiet"
          className="-ml-4 justify-self-start"
          onClick={() => chooseAll(chosen < rows.length)}
        >
          {chosen < rows.length ? 'Check all' : 'Uncheck all'}
        </Button>
      )}
      {importing === undefined && (
        <LongList items={rows} keyOf={({ id }) => id} label="Sermons to import">
          {(row) => <CheckRow row={row} />}
        </LongList>
      )}
    </div>
  )
}
