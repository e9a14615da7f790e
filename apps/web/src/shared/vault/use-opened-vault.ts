import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { openedVault } from './opened-vault.ts'
import type { VaultSealer } from './vault-sealer.ts'
import { vaultQuery } from './vault-query.ts'

/** What opens and closes sealed words here; undefined while they are hidden. */
export function useOpenedVault(): VaultSealer | undefined {
  const client = useQueryClient()
  // Their owner may have started over on another device: then the key is dropped before more is written with it.
  useEffect(() => {
    if (openedVault.get() !== undefined) void client.prefetchQuery(vaultQuery)
  }, [client])
  return useSyncExternalStore(openedVault.subscribe, openedVault.get, openedVault.get)
}
