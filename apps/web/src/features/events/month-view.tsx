import { useRef } from 'react'
import { EARLIEST_DATE, LATEST_DATE } from '#shared/ui/date/iso-date.ts'
import { MonthGrid } from '#shared/ui/date/month-grid.tsx'
import { useSwipe } from '#shared/ui/date/use-swipe.ts'
import { DayDots } from './day-dots.tsx'
import { type DayMarks, sayMarks } from './day-marks.ts'

interface MonthViewProps {
  readonly day: string
  readonly marks: ReadonlyMap<string, DayMarks>
  readonly onChoose: (date: string) => void
  readonly onStep: (months: 1 | -1) => void
}

/** The month around a day. As in the week's row, the keyboard selects the day it moves to. */
export function MonthView({ day, marks, onChoose, onStep }: MonthViewProps) {
  const box = useRef<HTMLDivElement>(null)
  useSwipe(box, (direction) => onStep(direction === 'left' ? 1 : -1))
  return (
    <div ref={box} className="@container touch-pan-y select-none">
      <MonthGrid
        short
        cursor={day}
        onMove={onChoose}
        value={day}
        onSelect={onChoose}
        min={EARLIEST_DATE}
        max={LATEST_DATE}
        noteOf={(date) => sayMarks(marks.get(date))}
        renderDots={(date) => <DayDots marks={marks.get(date)} selected={date === day} />}
      />
    </div>
  )
}
