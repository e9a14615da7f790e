import { cx } from '#shared/ui/cx.ts'
import { type DayMarks, dotsOf, type MarkKind, markKinds } from './day-marks.ts'

// The colors of their cards.
const colors: Record<Exclude<MarkKind, 'others'>, string> = {
  events: 'bg-water',
  activities: 'bg-lamp',
  sermons: 'bg-violet',
}

/** What is in other calendars is a ring: told apart by its form, whatever colors they have. */
function dotClass(kind: MarkKind, selected: boolean): string {
  if (kind === 'others') return selected ? 'inset-ring inset-ring-on-water' : 'inset-ring inset-ring-muted'
  return selected ? 'bg-on-water' : colors[kind]
}

interface DayDotsProps {
  readonly marks: DayMarks | undefined
  /** Whether they are on the selected day's ground. */
  readonly selected: boolean
}

/** What is on a day at a glance; the day's name says it in words. Needs a container for its size. */
export function DayDots({ marks, selected }: DayDotsProps) {
  const dots = dotsOf(marks)
  return (
    <span aria-hidden="true" className="flex gap-[min(0.125rem,2px)]">
      {markKinds.map((kind) =>
        Array.from({ length: dots[kind] }, (_, dot) => (
          <span
            key={dot}
            data-dot={kind}
            className={cx('size-[min(0.3125rem,5px,1.6cqi)] rounded-full', dotClass(kind, selected))}
          />
        )),
      )}
    </span>
  )
}
