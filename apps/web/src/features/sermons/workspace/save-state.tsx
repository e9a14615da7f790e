import { offline } from '#shared/api/connection.ts'
import type { OpenBody } from '#shared/records/body/open-body.ts'
import { syncSheetOpen, useOutbox } from '#shared/records/outbox/use-outbox.ts'
import { useStorageTrouble } from '#shared/records/unsafe/use-storage-trouble.ts'
import { bodyPath } from '#shared/records/record-type.ts'
import { useStore } from '#shared/store.ts'

/** There is no Save button: this says where the words are. */
export function SaveState({ id, open }: { id: string; open: OpenBody }) {
  const { items } = useOutbox()
  const isOffline = useStore(offline)
  const trouble = useStorageTrouble()
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
  const isSynced = unsent.length === 0 && !isPending
  if (trouble === 'here' && !isSynced) return <span className="text-alert">Not saved</span>
  // Not announced: it changes with every pause in typing.
  return (
    <span className="text-muted">
      {isSynced ? 'Saved' : !isOffline ? 'Syncing…' : isPending ? 'Saving…' : 'Saved on this device'}
    </span>
  )
}
