import type { Vault } from '@stillwater/contract/account/vault'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { messageOf } from '#shared/api/error.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { SecretField } from '#shared/vault/passphrase-fields.tsx'
import { SecretSchema } from '#shared/vault/passphrase-schema.ts'
import { RecoveryCodeSheet } from '#shared/vault/recovery-code-sheet.tsx'
import { withNewCode } from '#shared/vault/vault-keys.ts'
import { storeVault } from '#shared/vault/vault-query.ts'
import { type AccountDialogProps, AccountForm, useAccountForm } from '../account-form.tsx'
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
  const storing = useMutation({
    mutationFn: (next: Vault) => storeVault(client, next),
    onSuccess: () => {
      toast({ title: 'New code saved', description: 'Your old code no longer works.' })
      onOpenChange(false)
    },
    onError: (error) =>
      toast({
        title: 'Code not saved',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })
  const made = proof.mutation.data
  if (made !== undefined)
    return (
      <RecoveryCodeSheet
        open={open}
        code={made.code}
        doneLabel="Save Code"
        busy={storing.isPending}
        onDone={() => storing.mutate(made.vault)}
        onCancel={() => onOpenChange(false)}
      />
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
