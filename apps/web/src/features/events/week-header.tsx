import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '#shared/ui/button.tsx'
import { addDays, formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { daysOfWeek, isShown } from './week.ts'

interface WeekHeaderProps {
  readonly day: string
  readonly today: string
  readonly onStep: (weeks: 1 | -1) => void
  readonly onToday: () => void
}

export function WeekHeader({ day, today, onStep, onToday }: WeekHeaderProps) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-1">
      <h2 className="mr-auto pl-1.5 text-xl wrap-break-word">{formatIsoDate(day, 'month')}</h2>
      {day !== today && (
        <Button variant="quiet" className="px-3" onClick={onToday}>
          Today
        </Button>
      )}
      <Button
        variant="quiet"
        size="icon"
        aria-label="Previous week"
        disabled={!isShown(addDays(day, -7))}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Next week"
        disabled={!isShown(addDays(day, 7))}
        onClick={() => onStep(1)}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
      <output className="sr-only">Week of {formatIsoDate(daysOfWeek(day).from)}</output>
    </div>
  )
}
