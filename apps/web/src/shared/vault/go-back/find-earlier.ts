import type { ReplacedVault, Vault } from '@stillwater/contract/account/vault'
import { ApiError } from '#shared/api/error.ts'
import { keyBySecret } from '../vault-keys.ts'

const notEarlier = 'That’s not an earlier passphrase or recovery code. Please try again.'

/** The vault as it was when this passphrase or code opened it, to be stored in place of the one that is there now. */
export async function findEarlier(
  current: Vault,
  replaced: readonly ReplacedVault[],
  secret: string,
): Promise<Vault> {
  for (const { replacedAt: _, keptUntil: __, ...earlier } of replaced)
    if ((await keyBySecret(earlier, secret)) !== undefined) return { ...earlier, version: current.version }
  throw new ApiError(notEarlier, 400, { fields: { secret: notEarlier } })
}
