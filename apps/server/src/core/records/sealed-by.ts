import { isSealedWith, sealedElsewhere } from '@stillwater/contract/account/vault-text'
import type { Caller } from '../sessions/caller.ts'
import type { Db } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { invalid } from '../http/errors.ts'

/** The records that can hold sealed words. */
export type SealableTable = 'journals' | 'care-entries' | 'people'

/**
 * Before a record is written: refuses words that were sealed with another key than the account's. A device that was offline while its
 * owner started over would store what nothing can unlock. Such words that are there already, from an import, may stay.
 */
export const sealedByVault =
  (table: SealableTable, { engine }: Pick<Deps, 'engine'>) =>
  async (trx: Db, { userId }: Caller, id: string | undefined, body: object): Promise<void> => {
    const { vaultText = null } = body as { readonly vaultText?: string | null }
    if (vaultText === null) return
    const vault = await trx
      .selectFrom('vaults')
      .select('keyId')
      .where('userId', '=', userId)
      // Starting over waits for this write, or this write for that.
      .$if(engine === 'postgres', (query) => query.forShare())
      .executeTakeFirst()
    if (vault !== undefined && isSealedWith(vault.keyId, vaultText)) return
    const stored =
      id === undefined
        ? undefined
        : await trx
            .selectFrom(table)
            .select('vaultText')
            .where('userId', '=', userId)
            .where('id', '=', id)
            .executeTakeFirst()
    if (stored?.vaultText !== vaultText) throw invalid({ vaultText: sealedElsewhere })
  }
