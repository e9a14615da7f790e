import { useSyncExternalStore } from 'react'

/** Several times a second, so that no second is left out; what shows the time is drawn again only when a second has passed. */
const lookEvery = 250

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, lookEvery)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The time, in whole seconds since a moment. */
export const useNow = (since: number): number =>
  useSyncExternalStore(subscribe, () => since + Math.floor((Date.now() - since) / 1000) * 1000)
