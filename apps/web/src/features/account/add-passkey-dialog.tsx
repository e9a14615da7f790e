import { useQueryClient } from '@tanstack/react-query'
import { createPasskey } from '#features/auth/index.ts'
import { call } from '#shared/api/call.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { PasswordField } from '#shared/form/password-field.tsx'
import { type AccountDialogProps, AccountForm, PasswordFormSchema, useAccountForm } from './account-form.tsx'
import { PasskeyNameDialog } from './passkey-name-dialog.tsx'
import { passkeysQuery } from './passkeys-query.ts'

/** Asks for the password, lets the browser make the passkey, then asks for its name. */
export function AddPasskeyDialog({ open, onOpenChange }: AccountDialogProps) {
  const client = useQueryClient()
  const add = useAccountForm({
    schema: PasswordFormSchema,
    initial: { password: '' },
    send: async (body) => {
      const options = await call('POST /api/passkeys/options', { body })
      // Some authenticators compute a secret, as the app lock needs it, only if they were asked to when the passkey was made.
      const credential = await createPasskey({ ...options, extensions: { prf: {} } })
      return credential === undefined ? null : call('POST /api/passkeys', { body: { credential } })
    },
    onDone: (passkey) => {
      if (passkey === null) return undefined
      toast({ title: 'Passkey added', description: 'You can sign in with it from now on.' })
      return client.invalidateQueries({ queryKey: passkeysQuery.queryKey })
    },
    failed: 'Passkey not added',
  })

  function close() {
    onOpenChange(false)
    add.mutation.reset()
    add.form.restart({ password: '' })
  }

  if (add.mutation.data) {
    return (
      <PasskeyNameDialog
        title="Name Your Passkey"
        description="So you know which device it’s on."
        passkey={add.mutation.data}
        open={open}
        onOpenChange={close}
      />
    )
  }
  return (
    <AccountForm
      {...add}
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="Add a Passkey"
      description="Enter your password. Then your device asks for your fingerprint, face or screen lock."
      submitLabel="Continue"
      busyLabel="Adding..."
    >
      <PasswordField form={add.form} autofocus />
    </AccountForm>
  )
}
