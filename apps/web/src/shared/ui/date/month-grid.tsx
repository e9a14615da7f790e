import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { clampDate, dateAfterKey, monthGrid } from './calendar-month.ts'
import { formatIsoDate, parseIsoDate, todayIso } from './iso-date.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

// Round at any text size, and as large as seven in a row can be.
const dayBox = 'mx-auto grid aspect-square w-full max-w-11'

interface MonthGridProps {
  /** The day that the keyboard is on; its month is shown. */
  cursor: string
  onMove: (date: string) => void
  value: string | null
  onSelect: (date: string) => void
  min: string
  max: string
  /** What is on a day: said after its date, and shown under its number. */
  noteOf?: (date: string) => string
  renderDots?: (date: string) => ReactNode
  /** Leaves out the weeks after the month's end, where what follows may move up. */
  short?: boolean
}

/** One month of days, moved through by keyboard as the WAI-ARIA grid pattern asks. Needs a container for its text sizes. */
export function MonthGrid(props: MonthGridProps) {
  const { cursor, onMove, value, onSelect, min, max, noteOf, renderDots, short = false } = props
  const today = todayIso()
  const table = useRef<HTMLTableElement>(null)
  const focusNext = useRef(false)
  const { year = 1900, month = 1 } = parseIsoDate(cursor) ?? {}
  const weeks = monthGrid(year, month).filter(({ days }) => !short || days.some((date) => date !== null))

  // The day to focus may belong to a month that is only on the page after this render.
  useEffect(() => {
    if (!focusNext.current) return
    focusNext.current = false
    table.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus()
  }, [cursor])

  function keyDown(event: KeyboardEvent) {
    const next = dateAfterKey(cursor, event.key, event.shiftKey)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const date = clampDate(next, min, max)
    focusNext.current = date !== cursor
    onMove(date)
  }

  return (
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
        {weeks.map((week) => (
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
                    aria-label={[formatIsoDate(date, 'long'), noteOf?.(date)].filter(Boolean).join(', ')}
                    aria-current={date === today ? 'date' : undefined}
                    onClick={() => onSelect(date)}
                    className={cx(
                      dayBox,
                      'relative place-items-center rounded-full text-[min(1rem,7cqi)] tabular-nums transition-colors disabled:text-muted disabled:line-through',
                      date === value
                        ? 'bg-water font-semibold text-on-water'
                        : 'not-disabled:hover:bg-tint aria-[current=date]:font-semibold aria-[current=date]:text-water aria-[current=date]:inset-ring aria-[current=date]:inset-ring-water',
                    )}
                  >
                    {Number(date.slice(8))}
                    {renderDots && (
                      <span className="absolute inset-x-0 bottom-[15%] flex justify-center">
                        {renderDots(date)}
                      </span>
                    )}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
