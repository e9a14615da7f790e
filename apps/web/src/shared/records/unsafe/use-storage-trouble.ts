import { useSyncExternalStore } from 'react'
import { offline } from '#shared/api/connection.ts'
import { localSession, subscribeToSession } from '../local/local-session.ts'
import { type StorageTrouble, storageTrouble } from './unsafe-words.ts'

export const useStorageTrouble = (): StorageTrouble =>
  useSyncExternalStore(subscribeToTrouble, storageTrouble)

/** Tells whenever words may have become safe or unsafe. */
export function subscribeToTrouble(listener: () => void): () => void {
  const follow = () => {
    const session = localSession()
    if (session === undefined) return []
    const { store, outbox } = session
    return [store.failure.subscribe(listener), store.unstored.subscribe(listener), outbox.subscribe(listener)]
  }
  let followed = follow()
  const stop = () => {
    for (const unsubscribe of followed) unsubscribe()
  }
  const unsubscribe = [
    offline.subscribe(listener),
    subscribeToSession(() => {
      stop()
      followed = follow()
      listener()
    }),
  ]
  return () => {
    stop()
    for (const end of unsubscribe) end()
  }
}
