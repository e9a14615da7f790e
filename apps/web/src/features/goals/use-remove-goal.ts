import type { Goal } from '@stillwater/contract/goals'
import { useCallback } from 'react'
import { useRemove } from '#shared/records/use-remove.ts'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'

/** Deletes a goal if the user is sure; `before` is called in between, such as to close a dialog. */
export function useRemoveGoal() {
  const remove = useRemove('goals', { removed: 'Goal Deleted', failed: 'Failed to delete goal' })
  return useCallback(
    async (goal: Goal, before?: () => void): Promise<void> => {
      const sure = await askToConfirm({
        title: 'Are you sure you want to delete this goal?',
        description: goal.title,
        confirmLabel: 'Delete',
        destructive: true,
      })
      if (!sure) return
      before?.()
      remove(goal)
    },
    [remove],
  )
}
