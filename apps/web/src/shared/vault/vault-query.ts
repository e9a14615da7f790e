import type { Vault } from '@stillwater/contract/account/vault'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { answerQuery } from '#shared/records/list/list-query.ts'
import { cacheAnswer, localSession } from '#shared/records/local/local-session.ts'
import { hideSealedWords, openedVault } from './opened-vault.ts'
import { vaultPasskey } from './vault-passkey.ts'

const queryKey = ['/api/vault'] as const

async function readVault(): Promise<{ vault: Vault | null }> {
  const answer = await call('GET /api/vault')
  forgetOtherKeys(answer.vault)
  return answer
}

/** Kept on the device, so that sealed words open without a connection too. It opens nothing without the passphrase. */
export const vaultQuery = { ...answerQuery(queryKey, readVault), staleTime: 0 }

/** Stores it at the server, then on this device. */
export async function storeVault(client: QueryClient, vault: Vault): Promise<void> {
  cacheVault(client, await call('PUT /api/vault', { body: vault }))
}

/** The server has deleted the vault and what was sealed with it: so does this device. */
export function forgetVault(client: QueryClient): void {
  cacheVault(client, null)
  forgetOtherKeys(null)
  for (const path of ['/api/journals', '/api/care-entries', '/api/people'])
    void client.invalidateQueries({ queryKey: [path] })
}

function cacheVault(client: QueryClient, vault: Vault | null): void {
  cacheAnswer(JSON.stringify(queryKey), { vault })
  client.setQueryData(vaultQuery.queryKey, { vault })
}

/** The owner may have started over on another device: what is sealed with the old key now could not be saved. */
function forgetOtherKeys(vault: Vault | null): void {
  const opened = openedVault.get()
  if (opened !== undefined && opened.keyId !== vault?.keyId) hideSealedWords()
  const owner = localSession()?.userId
  const passkey = vaultPasskey.get(owner)
  if (passkey !== null && passkey.keyId !== vault?.keyId) vaultPasskey.set(null, owner)
}
