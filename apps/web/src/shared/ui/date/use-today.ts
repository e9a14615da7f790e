import { useSyncExternalStore } from 'react'
import { todayIso } from './iso-date.ts'

/** The start of tomorrow, by the calendar rather than in hours: clocks may change at night. */
const untilTomorrow = (now = new Date()) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()

function watchDay(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    changed()
    clearTimeout(timer)
    timer = setTimeout(look, untilTomorrow())
  }
  look()
  // A phone that slept through midnight, or changed time zones, checks again when the page becomes visible.
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

const today = () => todayIso()

/** The day on the wall calendar where the user is, also when it changes while the page is open. */
export const useToday = (): string => useSyncExternalStore(watchDay, today)
