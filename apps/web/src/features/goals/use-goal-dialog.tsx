import type { GoalCategory } from '@stillwater/contract/choices'
import type { Goal } from '@stillwater/contract/goals'
import { type ReactNode, useCallback } from 'react'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'

const GoalDialog = lazyComponent(async () => (await import('./goal-dialog.tsx')).GoalDialog)

interface Target {
  readonly goal: Goal | undefined
  readonly category: GoalCategory | undefined
}

/** The dialog for creating and editing goals, which also deletes them. Its code is loaded when it is first opened. */
export function useGoalDialog(onRemoved?: () => void) {
  const { edit: open, ...editing } = useEditing<Target>()
  const edit = useCallback((goal?: Goal, category?: GoalCategory) => open({ goal, category }), [open])

  const dialog: ReactNode = editing.target !== undefined && (
    <GoalDialog
      key={editing.key}
      open={editing.open}
      onOpenChange={editing.setOpen}
      onRemoved={onRemoved}
      {...editing.target}
    />
  )
  return { edit, dialog }
}
