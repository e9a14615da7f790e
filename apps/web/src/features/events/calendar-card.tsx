import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { cx } from '#shared/ui/cx.ts'
import { addDays, addMonths, formatIsoDate } from '#shared/ui/date/iso-date.ts'
import type { DayMarks } from './day-marks.ts'
import { MonthView } from './month-view.tsx'
import { StepButtons } from './step-buttons.tsx'
import { daysOfWeek } from './week.ts'
import { WeekStrip } from './week-strip.tsx'

interface CalendarCardProps {
  readonly day: string
  readonly today: string
  readonly marks: ReadonlyMap<string, DayMarks>
  readonly onChoose: (date: string) => void
  /** Whether the month is unfolded. */
  readonly unfolded: boolean
  readonly onUnfoldedChange: (unfolded: boolean) => void
  readonly onPrint: () => void
}

/** The week around a day. Its heading unfolds the month above it; the arrows beside the heading then step through months. */
export function CalendarCard(props: CalendarCardProps) {
  const { day, today, marks, onChoose, unfolded, onUnfoldedChange, onPrint } = props
  const monthId = useId()
  const [lastMonth, nextMonth] = [addMonths(day, -1), addMonths(day, 1)]
  const [lastWeek, nextWeek] = [addDays(day, -7), addDays(day, 7)]
  const weekSteps = <StepButtons unit="week" previous={lastWeek} next={nextWeek} onChoose={onChoose} />
  return (
    <Card className="mb-4 px-2 pt-2 pb-2">
      <div className="mb-2 flex flex-wrap items-center gap-1">
        <h2 className="mr-auto text-xl wrap-break-word">
          <button
            type="button"
            aria-expanded={unfolded}
            aria-controls={unfolded ? monthId : undefined}
            className="flex min-h-11 items-center gap-1 rounded-control px-1.5 text-left transition-colors hover:bg-tint"
            onClick={() => onUnfoldedChange(!unfolded)}
          >
            {formatIsoDate(day, 'month')}
            <ChevronDown
              aria-hidden="true"
              className={cx('size-5 shrink-0 text-muted transition-transform', unfolded && 'rotate-180')}
            />
          </button>
        </h2>
        {day !== today && (
          <Button variant="quiet" className="px-3" onClick={() => onChoose(today)}>
            Today
          </Button>
        )}
        {unfolded && (
          <Button variant="quiet" className="px-3" aria-label="Print month" onClick={onPrint}>
            Print
          </Button>
        )}
        {unfolded ? (
          <StepButtons unit="month" previous={lastMonth} next={nextMonth} onChoose={onChoose} />
        ) : (
          weekSteps
        )}
      </div>
      {unfolded && (
        <div id={monthId}>
          <MonthView
            day={day}
            marks={marks}
            onChoose={onChoose}
            onStep={(months) => onChoose(months === 1 ? nextMonth : lastMonth)}
          />
        </div>
      )}
      <div className={cx(unfolded && 'mt-2 flex flex-wrap items-center gap-1 border-t border-hairline pt-1')}>
        <output className={unfolded ? 'mr-auto pl-1.5 text-sm text-muted' : 'sr-only'}>
          Week of {formatIsoDate(daysOfWeek(day).from)}
        </output>
        {unfolded && weekSteps}
      </div>
      <WeekStrip
        day={day}
        today={today}
        marks={marks}
        onChoose={onChoose}
        onStep={(weeks) => onChoose(weeks === 1 ? nextWeek : lastWeek)}
      />
    </Card>
  )
}
