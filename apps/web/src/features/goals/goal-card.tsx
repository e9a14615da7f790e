import type { Goal } from '@stillwater/contract/goals'
import Pencil from 'lucide-react/icons/pencil'
import { memo, useId } from 'react'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { GoalItems } from './goal-items.tsx'
import { GoalMeta } from './goal-meta.tsx'
import { LongWords } from '#shared/ui/long-words.tsx'

interface GoalCardProps {
  readonly goal: Goal
  readonly onEdit: (goal: Goal) => void
}

export const GoalCard = memo(function GoalCard({ goal, onEdit }: GoalCardProps) {
  const titleId = useId()
  return (
    <Card>
      <h3 id={titleId} dir="auto" className="text-lg">
        <LongWords>{goal.title}</LongWords>
      </h3>
      <SyncMark id={goal.id} />
      <div className="flex items-center justify-between gap-2">
        <GoalMeta goal={goal} />
        <Button
          variant="quiet"
          aria-describedby={titleId}
          className="-mr-2 px-2! text-sm! [&_svg]:size-4!"
          onClick={() => onEdit(goal)}
        >
          <Pencil aria-hidden="true" />
          Edit Goal
        </Button>
      </div>
      <GoalItems goal={goal} />
    </Card>
  )
})
