import { type ReactNode, useRef } from 'react'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { openVault } from './opened-vault.ts'
import type { VaultSealer } from './vault-sealer.ts'

const VaultDialog = lazyComponent(async () => (await import('./vault-dialog.tsx')).VaultDialog)

interface VaultAsking {
  /** Asks for the passphrase; `then` runs once it was right. */
  readonly ask: (then?: (sealer: VaultSealer) => void) => void
  readonly dialog: ReactNode
}

export function useVaultDialog(): VaultAsking {
  const { edit, ...asking } = useEditing()
  const next = useRef<(sealer: VaultSealer) => void>(undefined)
  return {
    ask: (then) => {
      next.current = then
      edit({})
    },
    dialog: asking.target !== undefined && (
      <VaultDialog
        key={asking.key}
        open={asking.open}
        onOpenChange={asking.setOpen}
        onOpened={(sealer) => {
          asking.setOpen(false)
          openVault(sealer)
          next.current?.(sealer)
        }}
      />
    ),
  }
}
