import { offline } from '#shared/api/connection.ts'
import type { OpenBody } from '#shared/records/body/open-body.ts'
import { syncSheetOpen, useOutbox } from '#shared/records/outbox/use-outbox.ts'
import { bodyPath } from '#shared/records/record-type.ts'
import { useStore } from '#shared/store.ts'

/** There is no Save button: this says where the words are. */
export function SaveState({ id, open }: { id: string; open: OpenBody }) {
  const { items } = useOutbox()
  const isOffline = useStore(offline)
  const hasFailed = useStore(open.failed)
  const isPending = useStore(open.pending)
  const unsent = items.filter((item) => item.path === bodyPath && item.id === id)
  if (unsent.some(({ refused }) => refused !== undefined))
    return (
      <button
        type="button"
        onClick={() => syncSheetOpen.set(true)}
        className="text-alert underline underline-offset-2"
      >
        Needs attention
      </button>
    )
  if (hasFailed)
    return (
      <span role="alert" className="text-alert">
        Not saved. Your device may be full.
      </span>
    )
  const isSynced = unsent.length === 0 && !isPending
  // Not announced: it changes with every pause in typing.
  return (
    <span className="text-muted">
      {isSynced ? 'Saved' : !isOffline ? 'Syncing…' : isPending ? 'Saving…' : 'Saved on this device'}
    </span>
  )
}
