import { useQuery } from '@tanstack/react-query'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { Button } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { useVaultDialog } from '#shared/vault/use-vault-dialog.tsx'
import { vaultQuery } from '#shared/vault/vault-query.ts'
import { SettingsRow } from '../settings-section.tsx'

const PassphraseDialog = lazyComponent(async () => (await import('./passphrase-dialog.tsx')).PassphraseDialog)
const NewCodeDialog = lazyComponent(async () => (await import('./new-code-dialog.tsx')).NewCodeDialog)

interface Target {
  readonly shown: 'passphrase' | 'code'
}

/** The passphrase and the code that unlock sealed words. */
export function VaultSettings() {
  const { data, isError, refetch } = useQuery(vaultQuery)
  const setUp = useVaultDialog()
  /** Each opening is a new form: no passphrase stays in it. */
  const { edit, target, key, open, setOpen } = useEditing<Target>()
  if (data === undefined && isError)
    return <LoadFailedLine what="passphrase settings" onRetry={() => void refetch()} />
  const vault = data?.vault
  return (
    <>
      <SettingsRow
        title="Sealed words"
        note={
          vault
            ? 'What you sealed can be read with your passphrase only.'
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
      {setUp.dialog}
      {vault && target?.shown === 'passphrase' && (
        <PassphraseDialog key={key} vault={vault} open={open} onOpenChange={setOpen} />
      )}
      {vault && target?.shown === 'code' && (
        <NewCodeDialog key={key} vault={vault} open={open} onOpenChange={setOpen} />
      )}
    </>
  )
}
