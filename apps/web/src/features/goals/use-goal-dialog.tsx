import type { Goal, GoalCategory } from '@stillwater/contract/goals'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'

const GoalDialog = lazy(async () => ({ default: (await import('./goal-dialog.tsx')).GoalDialog }))

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
    <Suspense>
      <GoalDialog
        key={editing.key}
        open={open}
        onOpenChange={setOpen}
        goal={editing.goal}
        category={editing.category}
      />
    </Suspense>
  )
  return { edit, dialog }
}
