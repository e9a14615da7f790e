import type { Goal } from '@stillwater/contract/goals'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { Badge } from '#shared/ui/badge.tsx'
import { goalTone } from '#shared/ui/goal-tone.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'

/** A goal's category in its color, and its target day. */
export function GoalMeta({ goal: { category, targetDate } }: { goal: Goal }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Badge tone={goalTone(category)}>{category}</Badge>
      {targetDate !== null && (
        <span className="inline-flex items-center gap-1.5">
          <CalendarDays aria-hidden="true" className="size-4" />
          <span className="sr-only">Target date</span>
          {formatIsoDate(targetDate)}
        </span>
      )}
    </p>
  )
}
