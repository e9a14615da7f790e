import { useSyncExternalStore } from 'react'

const hour = 3_600_000

/** Also when it changes while the page is open. Every zone's hours begin on a quarter of an hour. */
function watchHour(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    changed()
    clearTimeout(timer)
    timer = setTimeout(look, hour / 4 - (Date.now() % (hour / 4)))
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** 0 to 23, where the user is. */
export const useHour = (): number => useSyncExternalStore(watchHour, () => new Date().getHours())
