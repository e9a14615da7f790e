import { useStore } from '#shared/store.ts'
import { answerQuestion, currentQuestion } from './confirm-store.ts'
import { lazyComponent } from '../lazy.tsx'
import { useEffect } from 'react'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'

const ConfirmDialog = lazyComponent(() =>
  import('./confirm-dialog.tsx').then(
    (module) => module.ConfirmDialog,
    () => PlainConfirm,
  ),
)

/** Rendered once at the root of the app, for askToConfirm(). The dialog's code is loaded with the first question. */
export function ConfirmHost() {
  const asked = useStore(currentQuestion)
  return (
    asked && (
      <ConfirmDialog key={asked.id} {...asked} onConfirm={() => answerQuestion(true)} onOpenChange={leave} />
    )
  )
}

function leave(open: boolean) {
  if (!open) answerQuestion(false)
}

/** The browser's own question, for when our dialog's code could not be loaded. */
function PlainConfirm({ open, title, description, onConfirm, onOpenChange }: ConfirmDialogProps) {
  useEffect(() => {
    if (!open) return
    if (window.confirm([title, description].filter(Boolean).join('\n\n'))) void onConfirm()
    else onOpenChange(false)
  }, [open, title, description, onConfirm, onOpenChange])
  return null
}
