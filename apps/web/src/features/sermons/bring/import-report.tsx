import { sermonImport } from '@stillwater/contract/limits'
import { Link } from 'wouter'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { type BringState, cancel } from './bring-state.ts'
import { reportText } from './bring-words.ts'
import { FailedFiles } from './failed-files.tsx'
import { useUndoImport } from './use-undo-import.ts'

interface ImportReportProps {
  readonly state: Extract<BringState, { step: 'done' }>
  readonly onUndone: Parameters<typeof useUndoImport>[0]
}

/** What became of all that was in the files. */
export function ImportReport({ state: { id, report, failures }, onUndone }: ImportReportProps) {
  const { undo, isUndoing } = useUndoImport(onUndone)
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-1">
        <p className="font-serif text-lg font-medium text-balance">{reportText(report)}</p>
        {report.imported > 0 && (
          <p className="text-sm text-muted">You can undo this import for {sermonImport.undoDays} days.</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Link href="/sermons" className={buttonClass({ variant: 'primary' })}>
          Go to your sermons
        </Link>
        <Button variant="secondary" onClick={cancel}>
          Import more
        </Button>
      </div>
      {report.imported > 0 && (
        <Button
          variant="quiet"
          className="-ml-4 justify-self-start"
          busy={isUndoing}
          busyLabel="Undoing..."
          onClick={() => void undo(id)}
        >
          Undo this import
        </Button>
      )}
      <FailedFiles failures={failures} />
    </div>
  )
}
