import type { Goal, GoalCategory } from '@stillwater/contract/goals'
import { type ReactNode, useCallback, useState } from 'react'
import { later } from '#shared/ui/later.tsx'

const GoalDialog = later(async () => (await import('./goal-dialog.tsx')).GoalDialog)

interface Editing {
  readonly goal: Goal | undefined
  readonly category: GoalCategory | undefined
  /** A form that is opened anew is a new form. */
  readonly key: number
}

/** The one dialog for making and changing goals. Its code is fetched when it is first opened. */
export function useGoalDialog() {
  const [editing, setEditing] = useState<Editing>()
  const [open, setOpen] = useState(false)

  const edit = useCallback((goal?: Goal, category?: GoalCategory) => {
    setEditing((before) => ({ goal, category, key: (before?.key ?? 0) + 1 }))
    setOpen(true)
  }, [])

  const dialog: ReactNode = editing !== undefined && (
    <GoalDialog
      key={editing.key}
      open={open}
      onOpenChange={setOpen}
      goal={editing.goal}
      category={editing.category}
    />
  )
  return { edit, dialog }
}
