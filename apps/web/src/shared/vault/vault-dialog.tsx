import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { GoBack } from './go-back/go-back.tsx'
import { SetUpVault } from './set-up-vault.tsx'
import { StartOver } from './start-over/start-over.tsx'
import { UnlockVault } from './unlock-vault.tsx'
import { vaultQuery } from './vault-query.ts'
import type { VaultSealer } from './vault-sealer.ts'

interface VaultDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onOpened: (sealer: VaultSealer) => void
}

/** Asks for the passphrase, or lets one be chosen before the first use and after starting over. */
export function VaultDialog(props: VaultDialogProps) {
  const { data, isError, refetch } = useQuery(vaultQuery)
  const [step, setStep] = useState<'unlock' | 'lost' | 'back'>('unlock')
  if (data === undefined)
    return (
      <Dialog open={props.open} onOpenChange={props.onOpenChange} title="Sealed words">
        {isError ? (
          <LoadFailedLine what="passphrase settings" onRetry={() => void refetch()} />
        ) : (
          <SkeletonGroup label="Loading">
            <SkeletonText lines={3} />
          </SkeletonGroup>
        )}
      </Dialog>
    )
  const { vault } = data
  if (vault === null) return <SetUpVault {...props} />
  const { replaced = null } = data
  if (step === 'back' && replaced !== null)
    return <GoBack {...props} vault={vault} replaced={replaced} onDone={() => setStep('unlock')} />
  if (step === 'lost') return <StartOver {...props} vault={vault} onDone={() => props.onOpenChange(false)} />
  // One that was made anew on another device is another form.
  return (
    <UnlockVault
      key={vault.keyId}
      {...props}
      vault={vault}
      replaced={replaced}
      onGoBack={() => setStep('back')}
      onLost={() => setStep('lost')}
    />
  )
}
