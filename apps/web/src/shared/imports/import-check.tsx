import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { Progress } from '#shared/ui/progress.tsx'
import { type FailedFile, FailedFiles } from './failed-files.tsx'

interface ImportCheckProps {
  /** What was found, in a few lines. */
  readonly status: ReactNode
  readonly problem: string | undefined
  readonly failures: readonly FailedFile[]
  readonly importing: { readonly share: number; readonly isSent: boolean } | undefined
  readonly importLabel: string
  readonly total: number
  readonly chosen: number
  readonly onChooseAll: (isChosen: boolean) => void
  readonly onImport: () => void
  readonly onCancel: () => void
  /** The list to check. */
  readonly children: ReactNode
}

/** What was read, to look at before anything is saved. */
export function ImportCheck(props: ImportCheckProps) {
  const { status, problem, failures, importing, importLabel, total, chosen } = props
  const { onChooseAll, onImport, onCancel, children } = props
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
            {importLabel}
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
