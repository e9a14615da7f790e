import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { CalendarHeader } from './calendar-header.tsx'
import { clampDate, dateAfterKey, monthGrid } from './calendar-month.ts'
import { cx } from '../cx.ts'
import { formatIsoDate, parseIsoDate, todayIso } from './iso-date.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

// Round at any text size, and as large as seven in a row can be.
const dayBox = 'mx-auto grid aspect-square w-full max-w-11'

interface CalendarProps {
  value: string | null
  onSelect: (date: string) => void
  min: string
  max: string
}

/** One month of days, moved through by keyboard as the WAI-ARIA grid pattern asks. */
export function Calendar({ value, onSelect, min, max }: CalendarProps) {
  const today = todayIso()
  const [cursor, setCursor] = useState(() => clampDate(value ?? today, min, max))
  const table = useRef<HTMLTableElement>(null)
  const focusNext = useRef(false)
  const { year = 1900, month = 1 } = parseIsoDate(cursor) ?? {}

  // The day to focus may belong to a month that is only on the page after this render.
  useEffect(() => {
    if (!focusNext.current) return
    focusNext.current = false
    table.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus()
  }, [cursor])

  function keyDown(event: KeyboardEvent) {
    const next = dateAfterKey(cursor, event.key, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    focusNext.current = true
    setCursor(clampDate(next, min, max))
  }

  return (
    <div className="@container grid grid-cols-1 gap-2">
      <CalendarHeader
        date={cursor}
        min={min}
        max={max}
        onMove={(date) => setCursor(clampDate(date, min, max))}
      />
      <table
        ref={table}
        role="grid"
        aria-label={formatIsoDate(cursor, 'month')}
        onKeyDown={keyDown}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={weekday}
                className="h-8 text-[min(0.75rem,6cqi)] font-medium whitespace-nowrap text-muted"
              >
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(year, month).map((week) => (
            <tr key={week.start}>
              {week.days.map((date, weekday) => (
                <td key={date ?? weekday} aria-selected={date !== null && date === value} className="p-0">
                  {date === null ? (
                    <div className={dayBox} />
                  ) : (
                    <button
                      type="button"
                      data-date={date}
                      tabIndex={date === cursor ? 0 : -1}
                      disabled={date < min || date > max}
                      aria-label={formatIsoDate(date, 'long')}
                      aria-current={date === today ? 'date' : undefined}
                      onClick={() => onSelect(date)}
                      className={cx(
                        dayBox,
                        'place-items-center rounded-full text-[min(1rem,7cqi)] tabular-nums transition-colors disabled:text-muted disabled:line-through',
                        date === value
                          ? 'bg-water font-semibold text-on-water'
                          : 'not-disabled:hover:bg-tint aria-[current=date]:font-semibold aria-[current=date]:text-water aria-[current=date]:inset-ring aria-[current=date]:inset-ring-water',
                      )}
                    >
                      {Number(date.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
