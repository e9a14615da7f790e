import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { FailedFiles } from './failed-files.tsx'
import { type ImportReport, reportText } from './report-text.ts'
import { type KeptRecord, type UndoableImport, useUndoImport } from './use-undo-import.ts'

interface ImportDoneProps {
  readonly id: string
  readonly report: ImportReport
  readonly failures: Parameters<typeof FailedFiles>[0]['failures']
  readonly kind: UndoableImport
  /** Where they are now. */
  readonly home: { readonly href: string; readonly label: string }
  readonly onMore: () => void
  readonly onUndone: (kept: readonly KeptRecord[]) => void
  readonly children?: ReactNode
}

/** What became of all that was in the files. */
export function ImportDone(props: ImportDoneProps) {
  const { id, report, failures, kind, home, onMore, onUndone, children } = props
  const { undo, isUndoing } = useUndoImport(kind, onUndone)
  return (
    <div className="grid gap-4">
      <div role="status" className="grid gap-1">
        <p className="font-serif text-lg font-medium text-balance">{reportText(report)}</p>
        {children}
        {report.imported > 0 && (
          <p className="text-sm text-muted">You can undo this import for {kind.undoDays} days.</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Link href={home.href} className={buttonClass({ variant: 'primary' })}>
          {home.label}
        </Link>
        <Button variant="secondary" onClick={onMore}>
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
