import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { answerQuestion, currentQuestion, watchQuestions } from './confirm-store.ts'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import { PlainConfirm } from './plain-confirm.tsx'

const ConfirmDialog = lazy<ComponentType<ConfirmDialogProps>>(() =>
  import('./confirm-dialog.tsx').then(
    (module) => ({ default: module.ConfirmDialog }),
    () => ({ default: PlainConfirm }),
  ),
)

/** Put once at the root of the app, for askToConfirm(). The dialog's code is fetched with the first question. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(watchQuestions, currentQuestion, () => null)
  return (
    asked && (
      <Suspense fallback={null}>
        <ConfirmDialog
          key={asked.id}
          {...asked}
          onConfirm={() => answerQuestion(true)}
          onOpenChange={leave}
        />
      </Suspense>
    )
  )
}

function leave(open: boolean) {
  if (!open) answerQuestion(false)
}
