import { PasswordSchema } from '@stillwater/contract/auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { codesOffer, useUser } from '#features/auth/index.ts'
import { call } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import { useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { PasswordInput } from '#shared/ui/field/password-input.tsx'
import { downloadText } from './download-text.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { Wordmark } from '#shared/ui/wordmark.tsx'
import { recoveryCodesQuery } from './recovery-codes.tsx'
import '#shared/styles/print.css'

const PasswordFormSchema = z.object({ password: PasswordSchema })

interface RecoveryCodesDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Whether earlier codes stop working. */
  readonly replaces: boolean
}

/** Asks for the password, then shows eight new codes: once, because only their hashes are stored. */
export function RecoveryCodesDialog({ open, onOpenChange, replaces }: RecoveryCodesDialogProps) {
  const user = useUser()
  const client = useQueryClient()
  const make = useMutation({
    mutationFn: (body: { password: string }) => call('POST /api/recovery-codes', { body }),
    onSuccess: () => {
      if (user !== null) codesOffer.set(undefined, user.id)
      return client.invalidateQueries({ queryKey: recoveryCodesQuery.queryKey })
    },
    onError: (error) => {
      form.reject(error)
      toast({
        title: 'No codes made',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      })
    },
  })
  const form = useForm({
    schema: PasswordFormSchema,
    initial: { password: '' },
    onSubmit: (body) => make.mutate(body),
  })
  const codes = make.data?.codes

  /** The codes are not there any more when it is opened again. */
  function close() {
    onOpenChange(false)
    make.reset()
    form.restart({ password: '' })
  }

  if (codes !== undefined) return <Codes open={open} codes={codes} onClose={close} />
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="Recovery Codes"
      description={
        replaces
          ? 'You’ll get eight new codes. The ones you have stop working.'
          : 'You’ll get eight codes. Each sets a new password once, if you forget yours.'
      }
      onSubmit={form.submit}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={make.isPending} busyLabel="Making...">
            Make Codes
          </Button>
        </>
      }
    >
      <Field label="Password" error={form.errors['password']}>
        <PasswordInput {...form.text('password')} autoComplete="current-password" data-autofocus />
      </Field>
    </Dialog>
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
    'Each code sets a new password once. Keep them where only you can find them.',
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
        description: 'Your browser did not allow it. Print or download them instead.',
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
          <p>Recovery codes for {user?.email}. Each sets a new password once.</p>
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
            onClick={() => downloadText('stillwater-recovery-codes.txt', text)}
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
