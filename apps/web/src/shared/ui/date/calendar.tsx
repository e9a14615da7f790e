import { useState } from 'react'
import { CalendarHeader } from './calendar-header.tsx'
import { clampDate } from './calendar-month.ts'
import { todayIso } from './iso-date.ts'
import { MonthGrid } from './month-grid.tsx'

interface CalendarProps {
  value: string | null
  onSelect: (date: string) => void
  min: string
  max: string
}

/** Chooses a day: any month can be looked at before one is. */
export function Calendar({ value, onSelect, min, max }: CalendarProps) {
  const [cursor, setCursor] = useState(() => clampDate(value ?? todayIso(), min, max))
  return (
    <div className="@container grid grid-cols-1 gap-2">
      <CalendarHeader
        date={cursor}
        min={min}
        max={max}
        onMove={(date) => setCursor(clampDate(date, min, max))}
      />
      <MonthGrid cursor={cursor} onMove={setCursor} value={value} onSelect={onSelect} min={min} max={max} />
    </div>
  )
}
