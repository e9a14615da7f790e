import { useSyncExternalStore } from 'react'
import { localSession, subscribeToSession } from '../local/session.ts'
import { emptyOutbox, type OutboxState } from './outbox.ts'

/** What is not sent yet. */
export const useOutbox = (): OutboxState => useSyncExternalStore(watch, state)

export type SyncState = 'here' | 'sending' | 'attention' | undefined

/** How far the changes of one record have come; undefined once the server has them. */
export const useSyncState = (id: string): SyncState => useSyncExternalStore(watch, () => syncState(id))

const state = () => localSession()?.outbox.state ?? emptyOutbox

function syncState(id: string): SyncState {
  const { items, sending, awaited } = state()
  const own = items.filter((item) => item.id === id && !awaited.has(item.key))
  if (own.length === 0) return undefined
  if (own.some(({ refused }) => refused !== undefined)) return 'attention'
  return own.some(({ key }) => key === sending) ? 'sending' : 'here'
}

function watch(listener: () => void): () => void {
  let stop = localSession()?.outbox.watch(listener)
  const stopKept = subscribeToSession(() => {
    stop?.()
    stop = localSession()?.outbox.watch(listener)
    listener()
  })
  return () => {
    stop?.()
    stopKept()
  }
}
