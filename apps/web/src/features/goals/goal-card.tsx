import type { Goal } from '@stillwater/contract/goals'
import Pencil from 'lucide-react/icons/pencil'
import { memo, useId } from 'react'
import { CardTitle } from '#shared/records/list/card-title.tsx'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { GoalItems } from './goal-items.tsx'
import { GoalMeta } from './goal-meta.tsx'

export interface GoalActions {
  readonly onEdit: (goal: Goal) => void
  /** Asks first; `before` is called when the answer is yes. */
  readonly onRemove: (goal: Goal, before?: () => void) => Promise<void>
}

interface GoalCardProps extends GoalActions {
  readonly goal: Goal
  readonly onRead: (goal: Goal) => void
}

export const GoalCard = memo(function GoalCard({ goal, onRead, onEdit, onRemove }: GoalCardProps) {
  const titleId = useId()
  return (
    <Card className="hover:border-edge">
      <div className="flex items-start gap-2">
        <div id={titleId} className="min-w-0 flex-1">
          <CardTitle level={3} title={goal.title} onOpen={() => onRead(goal)} />
        </div>
        <RecordMenu title={goal.title} onEdit={() => onEdit(goal)} onRemove={() => void onRemove(goal)} />
      </div>
      <SyncMark id={goal.id} />
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <GoalMeta goal={goal} />
        <Button
          variant="quiet"
          aria-describedby={titleId}
          className="z-10 -mr-2 px-2! text-sm! [&_svg]:size-4!"
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
