import type { Vault } from '@stillwater/contract/account/vault'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { PasswordField, signInPassword } from '#shared/form/password-field.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { SecretField } from '#shared/vault/passphrase-fields.tsx'
import { SecretSchema } from '#shared/vault/passphrase-schema.ts'
import { RecoveryCodeSheet } from '#shared/vault/recovery-code-sheet.tsx'
import { withNewCode } from '#shared/vault/vault-keys.ts'
import { storeVault } from '#shared/vault/vault-query.ts'
import { type AccountDialogProps, AccountForm, PasswordFormSchema, useAccountForm } from '../account-form.tsx'
import { provePassphrase } from './prove-passphrase.ts'

const ProofSchema = z.object({ secret: SecretSchema })

interface NewCodeDialogProps extends AccountDialogProps {
  readonly vault: Vault
}

/** The old code counts until its owner has the new one on paper. */
export function NewCodeDialog({ vault, open, onOpenChange }: NewCodeDialogProps) {
  const client = useQueryClient()
  const proof = useAccountForm({
    schema: ProofSchema,
    initial: { secret: '' },
    send: async ({ secret }) => withNewCode(vault, await provePassphrase(vault, secret)),
    onDone: () => undefined,
    failed: 'Code not created',
  })
  const made = proof.mutation.data
  const saving = useAccountForm({
    schema: PasswordFormSchema,
    initial: { password: '' },
    send: async ({ password }) => made && storeVault(client, made.vault, password),
    onDone: () => {
      toast({ title: 'New code saved', description: 'Your old code no longer works.' })
      onOpenChange(false)
    },
    failed: 'Code not saved',
  })
  if (made !== undefined)
    return (
      <RecoveryCodeSheet
        open={open}
        code={made.code}
        doneLabel="Save Code"
        busy={saving.mutation.isPending}
        onDone={() => saving.form.check((body) => saving.mutation.mutate(body))}
        onCancel={() => onOpenChange(false)}
      >
        <PasswordField form={saving.form} hint={signInPassword} />
      </RecoveryCodeSheet>
    )
  return (
    <AccountForm
      {...proof}
      open={open}
      onOpenChange={onOpenChange}
      title="New Recovery Code"
      description="For your sealed words. Your old code stops working once you have saved the new one."
      submitLabel="Create Code"
      busyLabel="Creating..."
    >
      <SecretField form={proof.form} autofocus />
    </AccountForm>
  )
}
