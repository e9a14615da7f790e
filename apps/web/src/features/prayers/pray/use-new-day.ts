import type { IsoDate } from '@stillwater/contract/dates/dates'
import { useEffect, useEffectEvent } from 'react'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { useToday } from '#shared/ui/date/use-today.ts'

/**
 * Tells the day to a page that was left open: at midnight unless somebody is in the middle of praying, and to whoever comes back to the
 * page in any case. Not while it is off, such as under a dialog.
 */
export function useNewDay(isOn: boolean, isPraying: boolean, onDay: (day: IsoDate) => void): void {
  const today = useToday()
  useEffect(() => {
    if (isOn && !isPraying) onDay(today)
  }, [isOn, isPraying, today, onDay])

  const comeBack = useEffectEvent(() => {
    if (isOn && document.visibilityState === 'visible') onDay(todayIso())
  })
  useEffect(() => {
    const look = () => comeBack()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
