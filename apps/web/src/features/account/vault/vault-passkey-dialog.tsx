import type { Vault } from '@stillwater/contract/account/vault'
import * as z from 'zod/mini'
import { lockWithPasskey } from '#shared/lock/passkey-secret.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { SecretField } from '#shared/vault/passphrase-fields.tsx'
import { SecretSchema } from '#shared/vault/passphrase-schema.ts'
import { vaultPasskey } from '#shared/vault/vault-passkey.ts'
import { type AccountDialogProps, AccountForm, useAccountForm } from '../account-form.tsx'
import { provePassphrase } from './prove-passphrase.ts'

const ProofSchema = z.object({ secret: SecretSchema })

interface VaultPasskeyDialogProps extends AccountDialogProps {
  readonly vault: Vault
  readonly userId: string
}

/** The passphrase once, then the passkey that stands for it on this device. */
export function VaultPasskeyDialog({ vault, userId, open, onOpenChange }: VaultPasskeyDialogProps) {
  const adding = useAccountForm({
    schema: ProofSchema,
    initial: { secret: '' },
    send: async ({ secret }) => lockWithPasskey(await provePassphrase(vault, secret)),
    onDone: (lock) => {
      // The browser's own dialog was closed.
      if (lock === undefined) return
      vaultPasskey.set({ ...lock, keyId: vault.keyId }, userId)
      toast({
        title: 'Your passkey unlocks sealed words',
        description: 'Your passphrase still works.',
      })
      onOpenChange(false)
    },
    failed: 'Passkey not turned on',
  })
  return (
    <AccountForm
      {...adding}
      open={open}
      onOpenChange={onOpenChange}
      title="Unlock With a Passkey"
      description="On this device, your fingerprint, face or screen lock will unlock your sealed words. Keep your passphrase and your recovery code: other devices need them."
      submitLabel="Continue"
      busyLabel="Waiting..."
    >
      <SecretField form={adding.form} autofocus />
    </AccountForm>
  )
}
