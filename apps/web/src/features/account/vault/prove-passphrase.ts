import type { Vault } from '@stillwater/contract/account/vault'
import { ApiError } from '#shared/api/error.ts'
import type { Key } from '#shared/lock/cipher.ts'
import { wrongSecret } from '#shared/vault/passphrase-schema.ts'
import { keyBySecret } from '#shared/vault/vault-keys.ts'

/** The passphrase or the code once more, also while sealed words are unlocked: someone else may hold the phone. */
export async function provePassphrase(vault: Vault, secret: string): Promise<Key> {
  const key = await keyBySecret(vault, secret)
  if (key === undefined) throw new ApiError(wrongSecret, 400, { fields: { secret: wrongSecret } })
  return key
}
