import type { Vault } from '@stillwater/contract/account/vault'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { messageOf } from '#shared/api/error.ts'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { useForm } from '#shared/form/use-form.ts'
import { PasskeyButton } from '#shared/lock/passkey-button.tsx'
import { openWithPasskey } from '#shared/lock/passkey-secret.ts'
import { localSession } from '#shared/records/local/local-session.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { type Replaced, replacedText } from './go-back/go-back-words.ts'
import { SecretField } from './passphrase-fields.tsx'
import { SecretSchema, wrongSecret } from './passphrase-schema.ts'
import { keyBySecret } from './vault-keys.ts'
import { vaultPasskey } from './vault-passkey.ts'
import { createVaultSealer, type VaultSealer } from './vault-sealer.ts'

const UnlockSchema = z.object({ secret: SecretSchema })

interface UnlockVaultProps {
  readonly vault: Vault
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onOpened: (sealer: VaultSealer) => void
  readonly replaced: Replaced | null
  /** The passphrase was changed, and not by its owner or not for good. */
  readonly onGoBack: () => void
  /** Neither passphrase nor code is there any more. */
  readonly onLost: () => void
}

export function UnlockVault(props: UnlockVaultProps) {
  const { vault, replaced, open, onOpenChange, onOpened, onGoBack, onLost } = props
  const stored = useStoredValue(vaultPasskey, localSession()?.userId)
  // One that opens an earlier key would open nothing that is sealed now.
  const passkey = stored?.keyId === (vault.keyId ?? '') ? stored : null
  const unlocking = useMutation({
    mutationFn: (secret: string) => keyBySecret(vault, secret),
    onSuccess: (key) => key && onOpened(createVaultSealer(key, vault)),
    onError: (error) =>
      toast({
        title: 'Not unlocked',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
    gcTime: 0,
  })
  const form = useForm({
    schema: UnlockSchema,
    initial: { secret: '' },
    onSubmit: ({ secret }) => {
      if (!unlocking.isPending) unlocking.mutate(secret)
    },
  })
  const isWrong = unlocking.isSuccess && unlocking.data === undefined
  const isSame = unlocking.variables === form.values.secret
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Unlock Sealed Words"
      description="They stay unlocked until you leave the app or stop using it for two minutes."
      onSubmit={(event) => {
        event.stopPropagation()
        form.submit(event)
      }}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={unlocking.isPending} busyLabel="Unlocking...">
            Unlock
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {passkey && (
          <PasskeyButton
            isMain={false}
            open={() => openWithPasskey(passkey)}
            onOpen={(key) => onOpened(createVaultSealer(key, vault))}
          />
        )}
        <div aria-live="polite">
          <SecretField
            form={isWrong && isSame ? { ...form, errors: { secret: wrongSecret } } : form}
            // Who has a passkey here rarely types.
            autofocus={passkey === null}
          />
        </div>
        {isWrong && replaced !== null && (
          <div className="grid justify-items-start gap-2 rounded-control bg-lamp-soft p-4">
            <p>{replacedText(replaced)}</p>
            <Button variant="secondary" onClick={onGoBack}>
              Go back to the earlier ones
            </Button>
          </div>
        )}
        <Button variant="quiet" className="-mx-4 justify-self-start" onClick={onLost}>
          I lost my passphrase and code
        </Button>
      </div>
    </Dialog>
  )
}
