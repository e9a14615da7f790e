import type { SealedCount, Vault } from '@stillwater/contract/account/vault'
import { type Selectable, sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import type { Deps } from '#core/deps.ts'
import { unindexRecord } from '#core/records/search-index.ts'
import type { SealableTable } from '#core/records/sealed-by.ts'
import { bytesOf, countUsage } from '#core/records/usage.ts'
import { columns } from './vault-columns.ts'
import { keepReplaced } from './replaced-store.ts'

export const findVault = (db: Db, userId: string): Promise<Vault | undefined> =>
  db.selectFrom('vaults').select(columns).where('userId', '=', userId).executeTakeFirst()

/** The first of an account. Undefined if there is another one; the same again, after a lost answer, changes nothing. */
export async function addVault(
  db: Db,
  userId: string,
  keys: Omit<Vault, 'version'>,
): Promise<Vault | undefined> {
  const first = { ...keys, version: 1 }
  const added = await db
    .insertInto('vaults')
    .values({ userId, ...first })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (added !== undefined) return added
  const current = await findVault(db, userId)
  return isDeepStrictEqual({ ...current }, first) ? current : undefined
}

/**
 * In a transaction, with the password proved: what is replaced can be gone back to. Undefined if the stored one is of another version than
 * the one that this was made from, or of another key, which would leave what is sealed without one. The same again changes nothing.
 */
export async function replaceVault(
  trx: Db,
  { engine, clock }: Pick<Deps, 'engine' | 'clock'>,
  userId: string,
  { version, ...keys }: Vault,
): Promise<Vault | undefined> {
  const current = await trx
    .selectFrom('vaults')
    .select(columns)
    .where('userId', '=', userId)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  const next = { ...keys, version: version + 1 }
  if (isDeepStrictEqual({ ...current }, next)) return current
  if (current?.version !== version || current.keyId !== keys.keyId) return undefined
  await keepReplaced(trx, userId, current, next, clock())
  return trx
    .updateTable('vaults')
    .set(next)
    .where('userId', '=', userId)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

const sealedIn = (db: Db, table: SealableTable, userId: string) =>
  db.selectFrom(table).where('userId', '=', userId).where('vaultText', 'is not', null)

export async function countSealed(db: Db, userId: string): Promise<SealedCount> {
  const count = async (table: SealableTable) => {
    const { total } = await sealedIn(db, table, userId)
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }
  return {
    journals: await count('journals'),
    careEntries: await count('care-entries'),
    people: await count('people'),
  }
}

/** Whether there is no vault of this key any more: false where there is another one. What was replaced opens nothing then either. */
export async function removeVault(trx: Db, userId: string, keyId: string): Promise<boolean> {
  await trx.deleteFrom('vaults').where('userId', '=', userId).where('keyId', '=', keyId).execute()
  await trx.deleteFrom('replacedVaults').where('userId', '=', userId).where('keyId', '=', keyId).execute()
  return (await findVault(trx, userId)) === undefined
}

/**
 * After the vault is gone, so that no more can be sealed with it meanwhile. A journal entry is nothing but its words and goes with them;
 * a care entry and a person stay without, as a new version that every device is told of.
 */
export async function removeSealedWords(
  trx: Db,
  { engine, limits }: Pick<Deps, 'engine' | 'limits'>,
  userId: string,
  now: number,
): Promise<void> {
  const entryBytes = await emptySealed(trx, engine, 'care-entries', userId, now)
  const noteBytes = await emptySealed(trx, engine, 'people', userId, now)
  const journals = await removeSealedJournals(trx, userId)
  await emptyDeletedEntries(trx, userId, now)
  // Last, as in every other write: the records first.
  const bytes = journals.bytes + entryBytes + noteBytes
  await countUsage(trx, userId, { records: -journals.records, bytes: -bytes }, limits)
}

/** Answers the bytes that were there. What the search knows of a record does not change: sealed words were never in it. */
async function emptySealed(
  trx: Db,
  engine: Deps['engine'],
  table: SealableTable,
  userId: string,
  now: number,
): Promise<number> {
  const sizes = await sealedIn(trx, table, userId)
    .select(sql<number>`octet_length("vaultText")`.as('bytes'))
    .orderBy('id')
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute()
  await trx
    .updateTable(table)
    .set((eb) => ({ vaultText: null, version: eb('version', '+', 1), updatedAt: now }))
    .where('userId', '=', userId)
    .where('vaultText', 'is not', null)
    .execute()
  return sizes.reduce((sum, { bytes }) => sum + bytes, 0)
}

async function removeSealedJournals(
  trx: Db,
  userId: string,
): Promise<{ readonly records: number; readonly bytes: number }> {
  const gone = await trx
    .deleteFrom('journals')
    .where('userId', '=', userId)
    .where('vaultText', 'is not', null)
    .returningAll()
    .execute()
  for (const { id } of gone) await unindexRecord(trx, 'journals', userId, id)
  return { records: gone.length, bytes: gone.reduce((sum, row) => sum + bytesOf(row), 0) }
}

/** What was written of deleted people comes back when that is undone, and must not bring back what nothing unlocks. */
async function emptyDeletedEntries(trx: Db, userId: string, now: number): Promise<void> {
  const rows = await trx
    .selectFrom('deletedCareEntries')
    .select(['personId', 'id', 'entry'])
    .where('userId', '=', userId)
    .execute()
  for (const { personId, id, entry } of rows) {
    const stored = JSON.parse(entry) as Selectable<Tables['care-entries']>
    if (stored.vaultText === null) continue
    const emptied = { ...stored, vaultText: null, version: stored.version + 1, updatedAt: now }
    await trx
      .updateTable('deletedCareEntries')
      .set({ entry: JSON.stringify(emptied) })
      .where('userId', '=', userId)
      .where('personId', '=', personId)
      .where('id', '=', id)
      .execute()
  }
}
