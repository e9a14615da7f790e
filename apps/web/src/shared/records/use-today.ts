import { useEffect, useState } from 'react'
import { todayIso } from '#shared/ui/iso-date.ts'

/** The day where the user is. A page that is left open learns of the next one. */
export function useToday(): string {
  const [today, setToday] = useState(() => todayIso())
  useEffect(() => {
    const look = () => setToday(todayIso())
    const timer = setInterval(look, 60_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return today
}
