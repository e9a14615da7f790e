import { setSyncSheetOpen } from './sync-sheet-store.ts'
import { useSyncState } from './use-outbox.ts'

/** Where the changes of a record are, for as long as the server does not have them. */
export function SyncMark({ id }: { id: string }) {
  const state = useSyncState(id)
  if (state === undefined) return null
  if (state === 'attention') {
    return (
      <button
        type="button"
        onClick={() => setSyncSheetOpen(true)}
        className="relative z-10 mt-1 -ml-1 min-h-8 rounded-tip px-1 text-sm font-medium text-alert underline underline-offset-4"
      >
        Needs attention
      </button>
    )
  }
  return (
    <p className="mt-1 flex items-center gap-2 text-sm text-muted">
      <span
        aria-hidden="true"
        className={state === 'sending' ? 'size-2 rounded-full bg-water' : 'size-2 rounded-full bg-lamp'}
      />
      {state === 'sending' ? 'Sending' : 'Saved here, not sent yet'}
    </p>
  )
}
