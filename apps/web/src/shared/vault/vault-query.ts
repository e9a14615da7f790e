import type { Vault } from '@stillwater/contract/vault'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { answerQuery } from '#shared/records/list/list-query.ts'
import { cacheAnswer } from '#shared/records/local/local-session.ts'

const queryKey = ['/api/vault'] as const

/** Kept on the device, so that sealed words open without a connection too. It opens nothing without the passphrase. */
export const vaultQuery = { ...answerQuery(queryKey, () => call('GET /api/vault')), staleTime: 0 }

/** Stores it at the server, then on this device. */
export async function storeVault(client: QueryClient, vault: Vault): Promise<void> {
  const stored = await call('PUT /api/vault', { body: vault })
  cacheAnswer(JSON.stringify(queryKey), { vault: stored })
  client.setQueryData(vaultQuery.queryKey, { vault: stored })
}
