import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { useSwipe } from '#shared/ui/date/use-swipe.ts'
import { DayDots } from './day-dots.tsx'
import { type DayMarks, totalOf } from './day-marks.ts'
import { dayAfterKey, weekOf } from './week.ts'

// Seven days stay in one row at any text size: when space is short, they are named by a letter and grow no further.
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

interface WeekStripProps {
  readonly day: string
  readonly today: string
  readonly marks: ReadonlyMap<string, DayMarks>
  readonly onChoose: (date: string) => void
  readonly onStep: (weeks: 1 | -1) => void
}

/** The week around a day: radio buttons, so that one day is always selected and the arrow keys move between days. */
export function WeekStrip({ day, today, marks, onChoose, onStep }: WeekStripProps) {
  const name = useId()
  const row = useRef<HTMLFieldSetElement>(null)
  const focusNext = useRef(false)
  useSwipe(row, (direction) => onStep(direction === 'left' ? 1 : -1))

  // The day to focus may belong to a week that is on the page only after this render.
  useEffect(() => {
    if (!focusNext.current) return
    focusNext.current = false
    row.current?.querySelector<HTMLElement>(':checked')?.focus()
  }, [day])

  function keyDown(event: KeyboardEvent) {
    const next = dayAfterKey(day, event.key)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    focusNext.current = true
    onChoose(next)
  }

  return (
    <fieldset ref={row} className="@container touch-pan-y select-none">
      <legend className="sr-only">Day</legend>
      <div className="grid grid-cols-7 gap-0.5">
        {weekOf(day).map((date, weekday) => {
          const count = totalOf(marks.get(date))
          return (
            <label
              key={date}
              className="group relative flex min-h-18 cursor-pointer flex-col items-center rounded-control pt-2 transition-colors hover:bg-tint has-checked:bg-water has-checked:text-on-water has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-water"
            >
              <input
                type="radio"
                name={name}
                value={date}
                checked={date === day}
                onChange={() => onChoose(date)}
                onKeyDown={keyDown}
                aria-label={`${formatIsoDate(date, 'long')}${count > 0 ? `, ${count} planned` : ''}`}
                aria-current={date === today ? 'date' : undefined}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span aria-hidden="true" className="text-xs text-muted group-has-checked:text-on-water">
                {weekdays[weekday]?.slice(0, 1)}
                <span className="@max-[14rem]:hidden">{weekdays[weekday]?.slice(1)}</span>
              </span>
              <span
                aria-hidden="true"
                className={`grid aspect-square w-full max-w-8 place-items-center rounded-full text-[min(1.125rem,7cqi)] font-medium tabular-nums ${date === today ? 'font-semibold text-water inset-ring inset-ring-water group-has-checked:text-on-water group-has-checked:inset-ring-on-water' : ''}`}
              >
                {Number(date.slice(8))}
              </span>
              <span className="mt-0.5">
                <DayDots marks={marks.get(date)} selected={date === day} />
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
