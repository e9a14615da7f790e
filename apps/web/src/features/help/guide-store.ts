import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

export function setGuideOpen(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

/** Whether the guide lies over the page: tips wait until it is gone. */
export const useGuideOpen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
