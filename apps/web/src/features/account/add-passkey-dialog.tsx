import { PasswordSchema } from '@stillwater/contract/auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { createPasskey } from '#features/auth/index.ts'
import { call } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import { useForm } from '#shared/form/use-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { PasswordInput } from '#shared/ui/field/password-input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { passkeysQuery } from './passkeys-query.ts'

const PasswordFormSchema = z.object({ password: PasswordSchema })

interface AddPasskeyDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Asks for the password, lets the browser make the passkey, then asks for its name. */
export function AddPasskeyDialog({ open, onOpenChange }: AddPasskeyDialogProps) {
  const client = useQueryClient()
  const add = useMutation({
    mutationFn: async (body: { password: string }) => {
      const credential = await createPasskey(await call('POST /api/passkeys/options', { body }))
      return credential === undefined ? null : call('POST /api/passkeys', { body: { credential } })
    },
    onSuccess: (passkey) => {
      if (passkey === null) return
      toast({ title: 'Passkey added', description: 'You can sign in with it from now on.' })
      return client.invalidateQueries({ queryKey: passkeysQuery.queryKey })
    },
    onError: (error) => {
      form.reject(error)
      toast({
        title: 'Passkey not added',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      })
    },
  })
  const form = useForm({
    schema: PasswordFormSchema,
    initial: { password: '' },
    onSubmit: (body) => add.mutate(body),
  })

  function close() {
    onOpenChange(false)
    add.reset()
    form.restart({ password: '' })
  }

  if (add.data) {
    return (
      <PasskeyNameDialog
        title="Name Your Passkey"
        description="So that you know which device it’s on."
        passkey={add.data}
        open={open}
        onOpenChange={close}
      />
    )
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="Add a Passkey"
      description="Enter your password. Then your device asks for your fingerprint, face or screen lock."
      onSubmit={form.submit}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={add.isPending} busyLabel="Adding...">
            Continue
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
