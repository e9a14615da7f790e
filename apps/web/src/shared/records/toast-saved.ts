import { localSession } from './local/local-session.ts'
import { type ToastMessage, toast } from '#shared/ui/toast/toast-store.ts'

/** The description beside a success message until the server has the change; undefined once it has. */
export function unsyncedNote(id: string): string | undefined {
  const { items = [], signedOut } = localSession()?.outbox.state ?? {}
  const waiting = items.filter((item) => item.id === id)
  if (waiting.length === 0) return undefined
  if (waiting.some(({ refused }) => refused !== undefined))
    return 'Saved on this device. It needs your attention before it can sync.'
  return signedOut
    ? 'Saved on this device. Sign in to sync it.'
    : 'Saved on this device. It will sync when you’re back online.'
}

/** Says that a record was saved, and where it is if it has not reached the server. */
export function toastSaved({ id }: { readonly id: string }, message: ToastMessage): void {
  const note = unsyncedNote(id)
  toast(note === undefined ? message : { ...message, description: note })
}
