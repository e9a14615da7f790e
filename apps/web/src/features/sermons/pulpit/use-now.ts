import { useSyncExternalStore } from 'react'

/** Several times a second, so that no second is left out; what shows the time is drawn again only when a second has passed. */
const lookEvery = 250

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function tell(): void {
  for (const listener of listeners) listener()
}

/** One timer for all that show the time, so that they change together. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(tell, lookEvery)
    document.addEventListener('visibilitychange', tell)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}

/** The time, in whole seconds since a moment. */
export const useNow = (since: number): number =>
  useSyncExternalStore(subscribe, () => since + Math.floor((Date.now() - since) / 1000) * 1000)
