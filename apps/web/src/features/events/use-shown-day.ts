import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { useToday } from '#shared/ui/date/use-today.ts'
import { isShown } from './week.ts'

/** The day in the URL, else today. Selecting one changes the URL without adding a history entry. */
export function useShownDay() {
  const today = useToday()
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('date')
  const choose = useCallback(
    (date: string) => {
      if (isShown(date)) navigate(date === todayIso() ? path : `${path}?date=${date}`, { replace: true })
    },
    [path, navigate],
  )
  return { day: asked !== null && isShown(asked) ? asked : today, today, choose }
}
