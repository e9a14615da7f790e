import { useId } from 'react'
import { byMonth } from '#shared/records/list/by-month.ts'
import type { Part, PlanDay } from './plan-days.ts'
import { type DayActions, PlanDayRow } from './plan-day-row.tsx'

interface MonthColumnsProps {
  readonly days: readonly PlanDay[]
  readonly places: ReadonlyMap<string, Part>
  readonly today: string
  readonly actions: DayActions
}

/** The days under their months: one below the other on a phone, a quarter side by side on a wide screen. */
export function MonthColumns({ days, places, today, actions }: MonthColumnsProps) {
  const id = useId()
  return (
    <div className="lg:grid lg:grid-cols-3 lg:items-start lg:gap-x-4">
      {byMonth(days).map(({ month, name, records }) => (
        <section key={month} aria-labelledby={`${id}-${month}`} className="mb-4">
          <h2
            id={`${id}-${month}`}
            className="sticky top-(--sticky-top) z-20 -mx-4 bg-paper px-4 py-2 text-xl lg:static lg:mx-0 lg:px-0"
          >
            {name}
          </h2>
          <ul
            aria-labelledby={`${id}-${month}`}
            className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-card"
          >
            {records.map((day) => (
              // Off screen, a day costs nothing to lay out and paint.
              <li
                key={day.date}
                data-day={day.date}
                className={
                  day.date === today
                    ? 'bg-water-soft [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]'
                    : '[contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]'
                }
              >
                <PlanDayRow day={day} places={places} isPast={day.date < today} actions={actions} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
