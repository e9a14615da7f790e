import type { ReplacedVault, Vault } from '@stillwater/contract/account/vault'
import type { Db } from '#core/database/connect.ts'
import { AppError } from '#core/http/errors.ts'
import { columns } from './vault-columns.ts'

const day = 86_400_000

/** For so long a passphrase and a code that were replaced can be gone back to. */
const keptFor = 30 * day

/** More changes than anybody makes in that time. Beyond it there are no more: none of those that are kept is pushed out. */
export const mostReplaced = 10

/** In the transaction that puts `next` in the place of `current`. One that is gone back to is in use again, and makes room. */
export async function keepReplaced(
  trx: Db,
  userId: string,
  current: Vault,
  { passphraseKey, recoveryKey }: Vault,
  now: number,
): Promise<void> {
  await trx
    .deleteFrom('replacedVaults')
    .where('userId', '=', userId)
    .where('passphraseKey', '=', passphraseKey)
    .where('recoveryKey', '=', recoveryKey)
    .execute()
  const kept = await replacedVaults(trx, userId, now)
  const oldest = kept[mostReplaced - 1]
  if (oldest !== undefined)
    throw new AppError(
      'too_many_attempts',
      'Your passphrase or code was changed too many times in the last few weeks. Please wait a few days before you change it again.',
      { retryAfter: Math.ceil((oldest.keptUntil - now) / 1000) },
    )
  await trx
    .insertInto('replacedVaults')
    .values({ userId, ...current, replacedAt: now })
    .execute()
}

/** Those that can still be gone back to, the last first. */
export async function replacedVaults(db: Db, userId: string, now: number): Promise<ReplacedVault[]> {
  const rows = await db
    .selectFrom('replacedVaults')
    .select([...columns, 'replacedAt'])
    .where('userId', '=', userId)
    .where('replacedAt', '>', now - keptFor)
    .orderBy('version', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, keptUntil: row.replacedAt + keptFor }))
}

/** When the last one was replaced: a session alone is told no more. */
export async function lastReplaced(db: Db, userId: string, now: number) {
  const [last] = await replacedVaults(db, userId, now)
  return last === undefined ? null : { replacedAt: last.replacedAt, keptUntil: last.keptUntil }
}

export async function forgetReplaced(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('replacedVaults')
    .where('replacedAt', '<=', now - keptFor)
    .execute()
}
