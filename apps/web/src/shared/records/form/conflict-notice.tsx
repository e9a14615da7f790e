import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'

interface ConflictNoticeProps {
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  /** The text written here, unless it is in a form below. */
  readonly mine?: ReactNode
  /** What the other device saved. */
  readonly children: ReactNode
}

/** Two devices changed one record: both texts are on the screen, and the user chooses. */
export function ConflictNotice({ onKeepMine, onTakeTheirs, mine, children }: ConflictNoticeProps) {
  return (
    <div role="alert" className="mb-5 rounded-control bg-lamp-soft p-4">
      <p className="font-medium">This was changed on another device in the meantime.</p>
      <p className="mt-1 text-sm text-muted">Saved version:</p>
      <div className="mt-1 max-h-40 overflow-y-auto rounded-tip bg-card p-3 text-sm whitespace-pre-wrap">
        {children}
      </div>
      {mine !== undefined && (
        <>
          <p className="mt-2 text-sm text-muted">Your version:</p>
          <div className="mt-1 max-h-40 overflow-y-auto rounded-tip bg-card p-3 text-sm whitespace-pre-wrap">
            {mine}
          </div>
        </>
      )}
      <p className="mt-2 text-sm text-muted">
        {mine === undefined && 'Yours is below, untouched. '}Which one should we save?
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          Use the other version
        </Button>
      </div>
    </div>
  )
}
