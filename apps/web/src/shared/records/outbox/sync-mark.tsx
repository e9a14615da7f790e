import { syncSheetOpen, useSyncState } from './use-outbox.ts'

/** In the upper margin of the card, so that nothing moves when it comes and goes. */
const position =
  'absolute top-0 left-4 h-4 max-w-[calc(100%-2rem)] truncate rounded-b-tip bg-sunk px-2 text-xs leading-4!'

/** The sync state of a record, until the server has its changes. */
export function SyncMark({ id }: { id: string }) {
  const state = useSyncState(id)
  if (state === undefined) return null
  if (state === 'attention') {
    return (
      <button
        type="button"
        onClick={() => syncSheetOpen.set(true)}
        className={`${position} z-10 font-medium text-alert underline underline-offset-2 after:absolute after:-inset-3.5`}
      >
        Needs attention
      </button>
    )
  }
  return (
    <p className={`${position} flex items-center gap-1.5 text-muted`}>
      <span
        aria-hidden="true"
        className={state === 'sending' ? 'size-2 rounded-full bg-water' : 'size-2 rounded-full bg-lamp'}
      />
      {state === 'sending' ? 'Sending' : 'Waiting to sync'}
    </p>
  )
}
