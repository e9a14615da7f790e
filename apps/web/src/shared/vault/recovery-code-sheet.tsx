import { type ReactNode, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { copyText } from '#shared/ui/toast/copy-text.ts'
import { Wordmark } from '#shared/ui/wordmark.tsx'
import '#shared/styles/print.css'

interface RecoveryCodeSheetProps {
  readonly open: boolean
  readonly code: string
  readonly doneLabel: string
  readonly busy: boolean
  /** It is on paper: now it may count. */
  readonly onDone: () => void
  readonly onCancel: () => void
  /** What else is asked for, not on paper. */
  readonly children?: ReactNode
}

/** The code, shown once. It counts only when its owner says that it is on paper. */
export function RecoveryCodeSheet(props: RecoveryCodeSheetProps) {
  const { open, code, doneLabel, busy, onDone, onCancel, children } = props
  const [isSaved, setSaved] = useState(false)
  const [isAsked, setAsked] = useState(false)

  /** A slip of the finger must not take the code away unseen. */
  async function cancel() {
    const sure = await askToConfirm({
      title: 'Stop here?',
      description: 'This code won’t work, and nothing has changed.',
      confirmLabel: 'Stop',
      cancelLabel: 'Go on',
    })
    if (sure) onCancel()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={() => void cancel()}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setAsked(true)
        if (isSaved && !busy) onDone()
      }}
      title="Print your recovery code"
      description="If you forget your passphrase, this code unlocks your sealed words. You won’t see it again."
      footer={
        <>
          <Button variant="secondary" onClick={() => void cancel()}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
            {doneLabel}
          </Button>
        </>
      }
    >
      <div className="print-page grid gap-4">
        <div className="paper-only">
          <Wordmark />
          <p>Recovery code for sealed words. Keep it where only you can find it.</p>
        </div>
        <p
          aria-label="Recovery code"
          role="group"
          className="rounded-card bg-sunk p-4 text-center font-mono text-lg wrap-anywhere"
        >
          {code.replaceAll('-', ' ')}
        </p>
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
          <Button variant="secondary" onClick={() => void copyText(code, 'Code copied')}>
            Copy
          </Button>
        </div>
        <Checkbox checked={isSaved} onCheckedChange={setSaved}>
          <span>
            I have it on paper. If I lose both this code and my passphrase, nobody can bring my sealed words
            back.
          </span>
        </Checkbox>
        {isAsked && !isSaved && (
          <p role="alert" className="text-sm text-alert">
            Print the code or write it down, then check the box.
          </p>
        )}
      </div>
      {children !== undefined && <div className="mt-5">{children}</div>}
    </Dialog>
  )
}
