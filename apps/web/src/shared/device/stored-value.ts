import { useSyncExternalStore } from 'react'
import { readPrivate, writePrivate } from './private-storage.ts'

/** A value in local storage, one per owner (a user's id). Without an owner, one for this browser. */
interface StoredValue<T> {
  readonly get: (owner?: string) => T
  readonly set: (value: T, owner?: string) => void
  readonly subscribe: (listener: () => void) => () => void
}

interface Options<T> {
  readonly key: (owner: string) => string
  /** Must return a valid value for any text: users can edit local storage. */
  readonly parse: (text: string | null) => T
  /** JSON by default. */
  readonly serialize?: (value: T) => string
  /** At once, into local storage, by default. */
  readonly write?: (key: string, text: string) => void
}

/** Reads and parses the value once, and again after another tab has changed it. */
export function storedValue<T>({
  key: keyOf,
  parse,
  serialize = (value) => JSON.stringify(value),
  write = writePrivate,
}: Options<T>): StoredValue<T> {
  const cache = new Map<string, T>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }

  globalThis.window?.addEventListener('storage', ({ key }) => {
    // The key is null when everything was removed.
    if (key === null) cache.clear()
    else if (!cache.delete(key)) return
    notify()
  })

  return {
    get(owner = '') {
      const key = keyOf(owner)
      if (!cache.has(key)) cache.set(key, parse(readPrivate(key)))
      return cache.get(key) as T
    },
    set(value, owner = '') {
      const key = keyOf(owner)
      cache.set(key, value)
      write(key, serialize(value))
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStoredValue<T>({ get, subscribe }: StoredValue<T>, owner?: string): T {
  const read = () => get(owner)
  return useSyncExternalStore(subscribe, read, read)
}
