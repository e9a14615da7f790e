import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { Progress } from '#shared/ui/progress.tsx'
import { FailedFiles } from './failed-files.tsx'
import type { CheckStep } from './import-steps.ts'

interface ImportCheckProps {
  readonly step: CheckStep<{ readonly isChosen: boolean }>
  /** What was found, in a few lines. */
  readonly status: ReactNode
  readonly importLabel: (chosen: number) => string
  readonly onChooseAll: (isChosen: boolean) => void
  readonly onImport: () => void
  readonly onCancel: () => void
  /** The list to check. */
  readonly children: ReactNode
}

/** What was read, to look at before anything is saved. */
export function ImportCheck(props: ImportCheckProps) {
  const { step, status, importLabel, onChooseAll, onImport, onCancel, children } = props
  const { rows, failures } = step
  const problem = step.step === 'check' ? step.problem : undefined
  const importing = step.step === 'importing' ? step : undefined
  const total = rows.length
  const chosen = rows.filter(({ isChosen }) => isChosen).length
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-1">
        {status}
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
        {total > 0 && (
          <Button
            variant="primary"
            disabled={chosen === 0}
            busy={importing !== undefined}
            busyLabel={importing?.isSent ? 'Saving...' : 'Sending...'}
            onClick={onImport}
          >
            {importLabel(chosen)}
          </Button>
        )}
        {!importing?.isSent && (
          <Button variant="secondary" onClick={onCancel}>
            {total === 0 ? 'Choose other files' : 'Cancel'}
          </Button>
        )}
      </div>
      <FailedFiles failures={failures} />
      {total > 1 && importing === undefined && (
        <Button
          variant="quiet"
          className="-ml-4 justify-self-start"
          onClick={() => onChooseAll(chosen < total)}
        >
          {chosen < total ? 'Check all' : 'Uncheck all'}
        </Button>
      )}
      {importing === undefined && children}
    </div>
  )
}
