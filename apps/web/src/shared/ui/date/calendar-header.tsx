import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ComponentProps } from 'react'
import { Button } from '../button.tsx'
import { addMonths, formatIsoDate, parseIsoDate, toIsoDate } from './iso-date.ts'

interface CalendarHeaderProps {
  date: string
  min: string
  max: string
  /** Gets a date in the month asked for; it may lie outside min and max. */
  onMove: (date: string) => void
}

const monthNames = Array.from({ length: 12 }, (_, index) =>
  formatIsoDate(toIsoDate({ year: 2000, month: index + 1, day: 1 }), 'month').replace(' 2000', ''),
)

// The native select is the best picker on a phone, and needs no code.
const jump =
  'field-sizing-content min-h-11 cursor-pointer appearance-none rounded-control bg-transparent pr-6 pl-1.5 font-serif text-lg font-semibold transition-colors hover:bg-tint'

/** The current month, with buttons for the previous and next one and selects for any month or year. */
export function CalendarHeader({ date, min, max, onMove }: CalendarHeaderProps) {
  const { year = 1900, month = 1 } = parseIsoDate(date) ?? {}
  const firstYear = Number(min.slice(0, 4))
  const years = Array.from(
    { length: Number(max.slice(0, 4)) - firstYear + 1 },
    (_, index) => firstYear + index,
  )

  return (
    <div className="flex items-center justify-between">
      <Button
        variant="quiet"
        size="icon"
        aria-label="Previous month"
        disabled={date.slice(0, 7) <= min.slice(0, 7)}
        onClick={() => onMove(addMonths(date, -1))}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <div className="flex min-w-0 flex-wrap justify-center">
        <Jump
          aria-label="Month"
          value={month}
          onChange={(event) => onMove(addMonths(date, Number(event.target.value) - month))}
        >
          {monthNames.map((name, index) => (
            <option key={name} value={index + 1} className="bg-lift font-sans">
              {name}
            </option>
          ))}
        </Jump>
        <Jump
          aria-label="Year"
          value={year}
          onChange={(event) => onMove(addMonths(date, (Number(event.target.value) - year) * 12))}
        >
          {years.map((choice) => (
            <option key={choice} value={choice} className="bg-lift font-sans">
              {choice}
            </option>
          ))}
        </Jump>
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Next month"
        disabled={date.slice(0, 7) >= max.slice(0, 7)}
        onClick={() => onMove(addMonths(date, 1))}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
      <output className="sr-only">{formatIsoDate(date, 'month')}</output>
    </div>
  )
}

/** The arrow is ours too: browsers that keep their own would keep their own frame with it. */
function Jump(props: ComponentProps<'select'>) {
  return (
    <span className="relative">
      <select className={jump} {...props} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-1 my-auto size-4 text-muted"
      />
    </span>
  )
}
