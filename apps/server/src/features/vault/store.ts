import type { Vault } from '@stillwater/contract/vault'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#core/database/connect.ts'

const columns = ['passphraseSalt', 'passphraseCost', 'passphraseKey', 'recoveryKey', 'version'] as const

export const findVault = (db: Db, userId: string): Promise<Vault | undefined> =>
  db.selectFrom('vaults').select(columns).where('userId', '=', userId).executeTakeFirst()

/**
 * Undefined if the stored one is of another version than the one that this was made from. The same again, after a lost answer, changes
 * nothing.
 */
export async function storeVault(
  db: Db,
  userId: string,
  { version, ...keys }: Vault,
): Promise<Vault | undefined> {
  const next = { ...keys, version: version + 1 }
  const stored =
    version === 0
      ? await db
          .insertInto('vaults')
          .values({ userId, ...next })
          .onConflict((conflict) => conflict.column('userId').doNothing())
          .returning(columns)
          .executeTakeFirst()
      : await db
          .updateTable('vaults')
          .set(next)
          .where('userId', '=', userId)
          .where('version', '=', version)
          .returning(columns)
          .executeTakeFirst()
  if (stored !== undefined) return stored
  const current = await findVault(db, userId)
  return isDeepStrictEqual({ ...current }, next) ? current : undefined
}
