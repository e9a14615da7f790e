import type { Goal } from '@stillwater/contract/goals'
import { RecordReader } from '#shared/records/list/record-reader.tsx'
import { answerQuestion } from '#shared/ui/dialog/confirm-store.ts'
import type { GoalActions } from './goal-card.tsx'
import { GoalItems } from './goal-items.tsx'
import { GoalMeta } from './goal-meta.tsx'

interface GoalReaderProps extends GoalActions {
  readonly goal: Goal
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** One goal in full, with its steps. */
export function GoalReader({ goal, open, onOpenChange, onEdit, onRemove }: GoalReaderProps) {
  return (
    <RecordReader
      record={goal}
      open={open}
      onOpenChange={(next) => {
        // Back closes the reader below the confirmation, and the confirmation with it.
        if (!next) answerQuestion(false)
        onOpenChange(next)
      }}
      onEdit={() => onEdit(goal)}
      onRemove={() => void onRemove(goal, () => onOpenChange(false))}
      asksToRemove
      facts={<GoalMeta goal={goal} />}
    >
      <GoalItems goal={goal} />
    </RecordReader>
  )
}
