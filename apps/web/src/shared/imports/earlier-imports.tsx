import { useQuery } from '@tanstack/react-query'
import { isUnreachable } from '#shared/api/error.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { Button } from '#shared/ui/button.tsx'
import { formatIsoDate, todayIso } from '#shared/ui/date/iso-date.ts'
import { type KeptRecord, type UndoableImport, useUndoImport } from './use-undo-import.ts'

interface EarlierImportsProps {
  readonly kind: UndoableImport
  readonly onUndone: (kept: readonly KeptRecord[]) => void
}

const day = (at: number) => formatIsoDate(todayIso(new Date(at)))

/** Imports that can still be undone. Without a connection there is nothing to undo them with, so nothing is shown. */
export function EarlierImports({ kind, onUndone }: EarlierImportsProps) {
  const imports = useQuery({ queryKey: [kind.path], queryFn: kind.list, staleTime: 0 })
  const { undo, isUndoing } = useUndoImport(kind, onUndone)
  if (imports.isError && !isUnreachable(imports.error))
    return (
      <div className="mt-8">
        <LoadFailedLine what="earlier imports" onRetry={() => void imports.refetch()} />
      </div>
    )
  if (imports.data === undefined || imports.data.length === 0) return null
  return (
    <section aria-labelledby="earlier-imports" className="mt-8">
      <h2 id="earlier-imports" className="text-lg">
        Earlier imports
      </h2>
      <ul className="mt-2 grid gap-3">
        {imports.data.map(({ id, importedAt, undoUntil, count }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline pt-3"
          >
            <div>
              <p className="font-medium">
                {kind.countText(count)}, {day(importedAt)}
              </p>
              <p className="text-sm text-muted">Can be undone until {day(undoUntil)}</p>
            </div>
            <Button
              variant="quiet"
              busy={isUndoing}
              aria-label={`Undo the import of ${kind.countText(count)} on ${day(importedAt)}`}
              onClick={() => void undo(id)}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
