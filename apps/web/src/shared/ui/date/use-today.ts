import { useSyncExternalStore } from 'react'
import { todayIso } from './iso-date.ts'

/** Tomorrow's first moment: clocks may change at night, so it is asked of the calendar rather than counted in hours. */
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
  // A phone that slept through midnight, or has travelled, looks again when it is taken out.
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

const today = () => todayIso()

/** The day on the wall calendar where the user is, also when it changes while the page is open. */
export const useToday = (): string => useSyncExternalStore(watchDay, today)
