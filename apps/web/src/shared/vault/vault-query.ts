import type { Vault } from '@stillwater/contract/account/vault'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { answerQuery } from '#shared/records/list/list-query.ts'
import { cacheAnswer, localSession } from '#shared/records/local/local-session.ts'
import { hideSealedWords, openedVault } from './opened-vault.ts'
import { vaultPasskey } from './vault-passkey.ts'

const queryKey = ['/api/vault'] as const

interface VaultAnswer {
  readonly vault: Vault | null
  /** Not in an answer that was cached by an earlier version of the app. */
  readonly replaced?: { readonly replacedAt: number; readonly keptUntil: number } | null
}

async function readVault(): Promise<VaultAnswer> {
  const answer = await call('GET /api/vault')
  forgetOtherKeys(answer.vault)
  return answer
}

/** Kept on the device, so that sealed words open without a connection too. It opens nothing without the passphrase. */
export const vaultQuery = { ...answerQuery(queryKey, readVault), staleTime: 0 }

/** Stores it at the server, then on this device. One that takes the place of another needs the password. */
export async function storeVault(client: QueryClient, vault: Vault, password?: string): Promise<void> {
  cacheVault(client, await call('PUT /api/vault', { body: { ...vault, password } }))
  // What it replaced can be gone back to for a while.
  void client.invalidateQueries({ queryKey })
}

/** The server has deleted the vault and what was sealed with it: so does this device. */
export function forgetVault(client: QueryClient): void {
  cacheVault(client, null)
  forgetOtherKeys(null)
  for (const path of ['/api/journals', '/api/care-entries', '/api/people'])
    void client.invalidateQueries({ queryKey: [path] })
}

function cacheVault(client: QueryClient, vault: Vault | null): void {
  const answer: VaultAnswer = { vault }
  cacheAnswer(JSON.stringify(queryKey), answer)
  client.setQueryData(vaultQuery.queryKey, answer)
}

/** The owner may have started over on another device: what is sealed with the old key now could not be saved. */
function forgetOtherKeys(vault: Vault | null): void {
  const opened = openedVault.get()
  if (opened !== undefined && opened.keyId !== vault?.keyId) hideSealedWords()
  const owner = localSession()?.userId
  const passkey = vaultPasskey.get(owner)
  if (passkey !== null && passkey.keyId !== vault?.keyId) vaultPasskey.set(null, owner)
}
