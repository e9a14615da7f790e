import { goalCategories } from '@stillwater/contract/choices'
import type { Goal } from '@stillwater/contract/goals'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { Badge } from '#shared/ui/badge.tsx'
import { categoryTone } from '#shared/ui/category-tone.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'

/** A goal's category in its color, and its target day. */
export function GoalMeta({ goal: { category, targetDate } }: { goal: Goal }) {
  // Of a goal, only the four categories of the form have a color.
  const isOffered = goalCategories.some((offered) => offered === category)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Badge tone={isOffered ? categoryTone(category) : 'grey'}>{category}</Badge>
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
