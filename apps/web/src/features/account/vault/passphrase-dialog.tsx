import { PasswordSchema } from '@stillwater/contract/account/auth'
import type { Vault } from '@stillwater/contract/account/vault'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { PasswordField, signInPassword } from '#shared/form/password-field.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { NewPassphraseFields, SecretField } from '#shared/vault/passphrase-fields.tsx'
import {
  isConfirmed,
  newPassphraseFields,
  notConfirmed,
  SecretSchema,
} from '#shared/vault/passphrase-schema.ts'
import { withPassphrase } from '#shared/vault/vault-keys.ts'
import { storeVault } from '#shared/vault/vault-query.ts'
import { type AccountDialogProps, AccountForm, useAccountForm } from '../account-form.tsx'
import { provePassphrase } from './prove-passphrase.ts'

const ChangeSchema = z
  .object({ secret: SecretSchema, ...newPassphraseFields, password: PasswordSchema })
  .check(
    z.refine(isConfirmed, notConfirmed),
    // The server gets to see the password.
    z.refine(({ passphrase, password }) => passphrase !== password, {
      path: ['passphrase'],
      error: 'Choose something other than the password you sign in with',
    }),
  )

interface PassphraseDialogProps extends AccountDialogProps {
  readonly vault: Vault
}

export function PassphraseDialog({ vault, open, onOpenChange }: PassphraseDialogProps) {
  const client = useQueryClient()
  const change = useAccountForm({
    schema: ChangeSchema,
    initial: { secret: '', passphrase: '', confirmation: '', password: '' },
    send: async ({ secret, passphrase, password }) => {
      const key = await provePassphrase(vault, secret)
      return storeVault(client, await withPassphrase(vault, key, passphrase), password)
    },
    onDone: () => {
      toast({ title: 'Passphrase changed', description: 'Your recovery code stays the same.' })
      onOpenChange(false)
    },
    failed: 'Passphrase not changed',
  })
  return (
    <AccountForm
      {...change}
      open={open}
      onOpenChange={onOpenChange}
      title="Change Passphrase"
      description="What you sealed stays sealed. From now on the new passphrase unlocks it, on all your devices."
    >
      <SecretField form={change.form} autofocus />
      <NewPassphraseFields form={change.form} />
      <PasswordField form={change.form} hint={signInPassword} />
    </AccountForm>
  )
}
