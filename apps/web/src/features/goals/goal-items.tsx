import type { Goal } from '@stillwater/contract/goals'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Sparkles from 'lucide-react/icons/sparkles'
import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { Progress } from '#shared/ui/progress.tsx'
import { itemsText, shareOf } from './goal-progress.ts'
import { useItemsDone } from './use-items-done.ts'

/** A goal's progress, with buttons to count steps. */
export function GoalItems({ goal }: { goal: Goal }) {
  const { shown, set } = useItemsDone(goal)
  const [tapped, setTapped] = useState(false)
  const { completedItems, totalItems } = shown
  const finished = totalItems > 0 && completedItems >= totalItems
  const share = shareOf(shown)

  const step = (by: number) => {
    setTapped(true)
    set(completedItems + by)
  }

  return (
    <div className="mt-2 border-t border-hairline pt-2">
      <div className="relative z-10 flex items-center gap-1">
        <p className="mr-auto text-sm tabular-nums">
          {itemsText(shown)}
          <span className="text-muted"> · {share}%</span>
        </p>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`−1 for ${goal.title}`}
          {...unavailable(completedItems === 0)}
          onClick={() => completedItems > 0 && step(-1)}
        >
          <Minus aria-hidden="true" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`+1 for ${goal.title}`}
          {...unavailable(finished)}
          onClick={() => !finished && step(1)}
        >
          <Plus aria-hidden="true" />
        </Button>
      </div>
      <Progress label={`Progress of ${goal.title}`} value={share} className="mt-1" />
      <output className="block">
        {tapped && finished && (
          <span className="mt-3 flex animate-pop-in items-center gap-2 rounded-control bg-lamp-soft px-3 py-2 text-sm text-lamp-ink">
            <Sparkles aria-hidden="true" className="size-4 shrink-0" />
            All done. Thanks be to God.
          </span>
        )}
      </output>
    </div>
  )
}

/** Not `disabled`: the last tap must not lose the keyboard focus. */
const unavailable = (is: boolean) => (is ? { 'aria-disabled': true, className: 'opacity-50' } : {})
