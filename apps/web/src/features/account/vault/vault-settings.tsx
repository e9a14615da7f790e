import { useQuery } from '@tanstack/react-query'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { Button } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { replacedText } from '#shared/vault/go-back/go-back-words.ts'
import { useVaultDialog } from '#shared/vault/use-vault-dialog.tsx'
import { vaultPasskey } from '#shared/vault/vault-passkey.ts'
import { vaultQuery } from '#shared/vault/vault-query.ts'
import { SettingsRow } from '../settings-section.tsx'
import { useCanUsePasskey } from '../use-can-use-passkey.ts'

const PassphraseDialog = lazyComponent(async () => (await import('./passphrase-dialog.tsx')).PassphraseDialog)
const VaultPasskeyDialog = lazyComponent(
  async () => (await import('./vault-passkey-dialog.tsx')).VaultPasskeyDialog,
)
const StartOver = lazyComponent(
  async () => (await import('#shared/vault/start-over/start-over.tsx')).StartOver,
)
const GoBack = lazyComponent(async () => (await import('#shared/vault/go-back/go-back.tsx')).GoBack)
const NewCodeDialog = lazyComponent(async () => (await import('./new-code-dialog.tsx')).NewCodeDialog)

interface Target {
  readonly shown: 'passphrase' | 'code' | 'passkey' | 'go back' | 'start over'
}

/** What unlocks sealed words: the passphrase, the code and, on this device, a passkey. */
export function VaultSettings({ userId }: { readonly userId: string }) {
  const { data, isError, refetch } = useQuery(vaultQuery)
  const setUp = useVaultDialog()
  const passkey = useStoredValue(vaultPasskey, userId)
  const canUsePasskey = useCanUsePasskey()
  /** Each opening is a new form: no passphrase stays in it. */
  const { edit, target, key, open, setOpen } = useEditing<Target>()
  if (data === undefined && isError)
    return <LoadFailedLine what="passphrase settings" onRetry={() => void refetch()} />
  const vault = data?.vault
  const replaced = data?.replaced
  return (
    <>
      <SettingsRow
        title="Sealed words"
        note={
          vault
            ? 'Only you can read what you sealed.'
            : 'Private notes that only your passphrase unlocks. We can’t read them.'
        }
        action={
          vault ? (
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                aria-label="Change passphrase"
                onClick={() => edit({ shown: 'passphrase' })}
              >
                Change
              </Button>
              <Button
                variant="secondary"
                aria-label="New code for sealed words"
                onClick={() => edit({ shown: 'code' })}
              >
                New code
              </Button>
            </div>
          ) : (
            <Button
              variant="secondary"
              aria-label="Set up sealed words"
              disabled={data === undefined}
              onClick={() => setUp.ask()}
            >
              Set up
            </Button>
          )
        }
      />
      {vault && (canUsePasskey || passkey) && (
        <SettingsRow
          title="Passkey for sealed words"
          note={
            passkey
              ? 'On this device, your passkey unlocks them too.'
              : 'Unlock them on this device without typing your passphrase.'
          }
          action={
            passkey ? (
              <Button
                variant="secondary"
                aria-label="Turn off passkey for sealed words"
                onClick={() => vaultPasskey.set(null, userId)}
              >
                Turn off
              </Button>
            ) : (
              <Button
                variant="secondary"
                aria-label="Turn on passkey for sealed words"
                onClick={() => edit({ shown: 'passkey' })}
              >
                Turn on
              </Button>
            )
          }
        />
      )}
      {vault && replaced && (
        <SettingsRow
          title="Earlier passphrase and code"
          note={replacedText(replaced)}
          action={
            <Button
              variant="secondary"
              aria-label="Go back to your earlier passphrase and code"
              onClick={() => edit({ shown: 'go back' })}
            >
              Go back
            </Button>
          }
        />
      )}
      {vault && (
        <SettingsRow
          title="Lost your passphrase and code?"
          note="Start over: what you sealed is deleted, and you choose a new passphrase."
          action={
            <Button
              variant="secondary"
              aria-label="Start over with sealed words"
              onClick={() => edit({ shown: 'start over' })}
            >
              Start over
            </Button>
          }
        />
      )}
      {setUp.dialog}
      {vault && target?.shown === 'passkey' && (
        <VaultPasskeyDialog key={key} vault={vault} userId={userId} open={open} onOpenChange={setOpen} />
      )}
      {vault && target?.shown === 'passphrase' && (
        <PassphraseDialog key={key} vault={vault} open={open} onOpenChange={setOpen} />
      )}
      {vault && replaced && target?.shown === 'go back' && (
        <GoBack
          key={key}
          vault={vault}
          replaced={replaced}
          open={open}
          onOpenChange={setOpen}
          onDone={() => setOpen(false)}
        />
      )}
      {vault && target?.shown === 'start over' && (
        <StartOver key={key} vault={vault} open={open} onOpenChange={setOpen} onDone={() => setOpen(false)} />
      )}
      {vault && target?.shown === 'code' && (
        <NewCodeDialog key={key} vault={vault} open={open} onOpenChange={setOpen} />
      )}
    </>
  )
}
