import { useState } from 'react'
import * as Radix from '@radix-ui/react-alert-dialog'
import { Button } from '../button.tsx'
import type { ConfirmQuestion } from './confirm-store.ts'
import { useReturnFocus } from './return-focus.ts'
import '../nonce.ts'

export interface ConfirmDialogProps extends ConfirmQuestion {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** While its promise is pending the dialog stays open and busy. Close it from here or when it resolves. */
  onConfirm: () => void | Promise<void>
  busyLabel?: string
}

/** A question with two answers, before something is lost. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = 'Cancel', destructive } = props
  const [busy, setBusy] = useState(false)
  const focus = useReturnFocus()

  async function confirm() {
    setBusy(true)
    try {
      await props.onConfirm()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-60 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          className="fixed inset-0 z-60 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-96 overflow-y-auto rounded-sheet bg-float p-5 shadow-float data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
        >
          <Radix.Title className="text-xl">{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>
          )}
          <div className="mt-6 flex flex-wrap-reverse justify-end gap-3 *:flex-auto">
            <Radix.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button
              variant={destructive ? 'destructive' : 'primary'}
              busy={busy}
              {...(props.busyLabel && { busyLabel: props.busyLabel })}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
