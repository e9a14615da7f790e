import { useQuery } from '@tanstack/react-query'
import type { Sealer } from '#shared/device/sealer.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { SetUpVault } from './set-up-vault.tsx'
import { UnlockVault } from './unlock-vault.tsx'
import { vaultQuery } from './vault-query.ts'

interface VaultDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onOpened: (sealer: Sealer) => void
}

/** Asks for the passphrase, or lets one be chosen before the first use. */
export function VaultDialog(props: VaultDialogProps) {
  const { data, isError, refetch } = useQuery(vaultQuery)
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
  return data.vault === null ? <SetUpVault {...props} /> : <UnlockVault {...props} vault={data.vault} />
}
