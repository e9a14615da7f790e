import { type ReactNode, useId, useMemo } from 'react'
import { byMonth } from './by-month.ts'

interface MonthListProps<R> {
  readonly records: readonly R[]
  /** The look of each month's list, with the height that a record off screen is taken to have. */
  readonly className: string
  readonly children: (record: R) => ReactNode
}

/** Records under the names of their months. */
export function MonthList<R extends { readonly id: string; readonly date: string }>(
  props: MonthListProps<R>,
) {
  const { records, className, children } = props
  const id = useId()
  const months = useMemo(() => byMonth(records), [records])
  return months.map(({ month, name, records }) => (
    <section key={month} aria-labelledby={`${id}-${month}`} className="mb-4">
      <h2 id={`${id}-${month}`} className="sticky top-(--sticky-top) z-20 -mx-4 bg-paper px-4 py-2 text-xl">
        {name}
      </h2>
      <ul aria-labelledby={`${id}-${month}`} className={className}>
        {records.map((record) => (
          // Off screen, a record costs nothing to lay out and paint.
          <li key={record.id} data-record={record.id} className="[content-visibility:auto]">
            {children(record)}
          </li>
        ))}
      </ul>
    </section>
  ))
}
