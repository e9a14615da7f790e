import { useUser } from '#features/auth/index.ts'
import { saveFile } from '#shared/device/save-file.ts'
import { Button } from '#shared/ui/button.tsx'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { Wordmark } from '#shared/ui/wordmark.tsx'
import '#shared/styles/print.css'

interface CodesToSaveProps {
  readonly open: boolean
  readonly codes: readonly string[]
  /** Whether something else was changed, which ended the codes from before. */
  readonly oldEnded?: boolean
  readonly onClose: () => void
}

/** New recovery codes: once, because only their hashes are stored. */
export function CodesToSave({ open, codes, oldEnded = false, onClose }: CodesToSaveProps) {
  const user = useUser()
  const text = [
    'Stillwater recovery codes',
    user?.email ?? '',
    '',
    ...codes,
    '',
    'Each code lets you set a new password, once. Keep them where only you can find them.',
    '',
  ].join('\n')

  /** A slip of the finger must not take the codes away unseen. */
  async function closeIfSaved() {
    const saved = await askToConfirm({
      title: 'Did you save the codes?',
      description: 'They can’t be shown again.',
      confirmLabel: 'Yes, close',
      cancelLabel: 'Not yet',
    })
    if (saved) onClose()
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: 'Codes copied' })
    } catch (error) {
      console.warn('The codes could not be copied', error)
      toast({
        title: 'Codes not copied',
        description: 'Your browser didn’t allow it. Print or download them instead.',
        variant: 'destructive',
      })
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={() => void closeIfSaved()}
      onSubmit={(event) => event.preventDefault()}
      title="Save these codes now"
      description={`${oldEnded ? 'Your old recovery codes no longer work. These replace them. ' : ''}You won’t see them again. Print them, or save them where only you can find them.`}
      footer={
        <Button variant="primary" onClick={onClose}>
          I saved them
        </Button>
      }
    >
      <div className="print-page grid gap-4">
        <div className="paper-only">
          <Wordmark />
          <p>Recovery codes for {user?.email}. Each lets you set a new password, once.</p>
        </div>
        <ul
          aria-label="Recovery codes"
          className="grid gap-2 rounded-card bg-sunk p-4 text-center text-lg font-mono"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="grid grid-cols-3 gap-2">
          <Button variant="secondary" className="px-2" onClick={() => window.print()}>
            Print
          </Button>
          <Button
            variant="secondary"
            className="px-2"
            onClick={() =>
              saveFile('stillwater-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))
            }
          >
            Download
          </Button>
          <Button variant="secondary" className="px-2" onClick={() => void copy()}>
            Copy
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
