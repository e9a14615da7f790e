import { useSyncExternalStore } from 'react'

const hour = 3_600_000

/** Updates while the page is open. In every time zone, hours begin on a quarter of an hour. */
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

/** 0 to 23, in the user's time zone. */
export const useHour = (): number => useSyncExternalStore(watchHour, () => new Date().getHours())
