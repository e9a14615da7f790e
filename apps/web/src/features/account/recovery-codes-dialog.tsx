import { useQueryClient } from '@tanstack/react-query'
import { codesOffer, useUser } from '#features/auth/index.ts'
import { call } from '#shared/api/call.ts'
import { saveFile } from '#shared/device/save-file.ts'
import { Button } from '#shared/ui/button.tsx'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { Wordmark } from '#shared/ui/wordmark.tsx'
import { PasswordField } from '#shared/form/password-field.tsx'
import { type AccountDialogProps, AccountForm, PasswordFormSchema, useAccountForm } from './account-form.tsx'
import { recoveryCodesQuery } from './recovery-codes-query.ts'
import '#shared/styles/print.css'

interface RecoveryCodesDialogProps extends AccountDialogProps {
  /** Whether earlier codes stop working. */
  readonly replaces: boolean
}

/** Asks for the password, then shows eight new codes: once, because only their hashes are stored. */
export function RecoveryCodesDialog({ open, onOpenChange, replaces }: RecoveryCodesDialogProps) {
  const user = useUser()
  const client = useQueryClient()
  const make = useAccountForm({
    schema: PasswordFormSchema,
    initial: { password: '' },
    send: (body) => call('POST /api/recovery-codes', { body }),
    onDone: () => {
      if (user !== null) codesOffer.set(undefined, user.id)
      return client.invalidateQueries({ queryKey: recoveryCodesQuery.queryKey })
    },
    failed: 'Codes not created',
  })
  const codes = make.mutation.data?.codes

  /** The codes are not there any more when it is opened again. */
  function close() {
    onOpenChange(false)
    make.mutation.reset()
    make.form.restart({ password: '' })
  }

  if (codes !== undefined) return <Codes open={open} codes={codes} onClose={close} />
  return (
    <AccountForm
      {...make}
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="Recovery Codes"
      description={
        replaces
          ? 'You’ll get eight new codes. Your old codes will stop working.'
          : 'You’ll get eight codes. If you forget your password, use one to set a new password. Each works once.'
      }
      submitLabel="Create Codes"
      busyLabel="Creating..."
    >
      <PasswordField form={make.form} autofocus />
    </AccountForm>
  )
}

interface CodesProps {
  readonly open: boolean
  readonly codes: readonly string[]
  readonly onClose: () => void
}

function Codes({ open, codes, onClose }: CodesProps) {
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
      description="You won’t see them again. Print them, or save them where only you can find them."
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
