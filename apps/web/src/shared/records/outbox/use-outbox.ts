import { useSyncExternalStore } from 'react'
import { createStore } from '#shared/store.ts'
import { localSession, subscribeToSession } from '../local/local-session.ts'
import { emptyOutbox, type OutboxState } from './outbox-queue.ts'

/** Whether the list of unsynced changes is open. Any card can open it. */
export const syncSheetOpen = createStore(false)

/** The changes that are not synced yet. */
export const useOutbox = (): OutboxState => useSyncExternalStore(subscribe, state)

type SyncState = 'here' | 'sending' | 'attention' | undefined

/** The sync state of one record's changes; undefined once the server has them. */
export const useSyncState = (id: string): SyncState => useSyncExternalStore(subscribe, () => syncState(id))

const state = () => localSession()?.outbox.state ?? emptyOutbox

function syncState(id: string): SyncState {
  const { items, sending, awaited } = state()
  // A date of a repeating event has not arrived before the event itself has.
  const isOwn = (item: { readonly id: string }) => id === item.id || id.startsWith(`${item.id}_`)
  const own = items.filter((item) => isOwn(item) && !awaited.has(item.key))
  if (own.length === 0) return undefined
  if (own.some(({ refused }) => refused !== undefined)) return 'attention'
  return own.some(({ key }) => key === sending) ? 'sending' : 'here'
}

function subscribe(listener: () => void): () => void {
  let unsubscribe = localSession()?.outbox.subscribe(listener)
  const unsubscribeFromSession = subscribeToSession(() => {
    unsubscribe?.()
    unsubscribe = localSession()?.outbox.subscribe(listener)
    listener()
  })
  return () => {
    unsubscribe?.()
    unsubscribeFromSession()
  }
}
