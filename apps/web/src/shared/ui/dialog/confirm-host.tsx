import { useSyncExternalStore } from 'react'
import { answerQuestion, currentQuestion, watchQuestions } from './confirm-store.ts'
import { lazyComponent } from '../lazy.tsx'
import { PlainConfirm } from './plain-confirm.tsx'

const ConfirmDialog = lazyComponent(() =>
  import('./confirm-dialog.tsx').then(
    (module) => module.ConfirmDialog,
    () => PlainConfirm,
  ),
)

/** Put once at the root of the app, for askToConfirm(). The dialog's code is fetched with the first question. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(watchQuestions, currentQuestion, () => null)
  return (
    asked && (
      <ConfirmDialog key={asked.id} {...asked} onConfirm={() => answerQuestion(true)} onOpenChange={leave} />
    )
  )
}

function leave(open: boolean) {
  if (!open) answerQuestion(false)
}
