import { type Selectable, sql } from 'kysely'
import type { Db } from '../connect.ts'
import { migrations } from '../migrations/index.ts'
import type { Tables } from '../tables.ts'

export type Account = Pick<
  Selectable<Tables['users']>,
  'id' | 'email' | 'emailKey' | 'passwordHash' | 'disabledAt' | 'deletesAt'
>

/** Tables whose rows open an account or its sealed words, or say where it was closed. */
export type AccountTable = 'recoveryCodes' | 'passkeys' | 'vaults' | 'replacedVaults' | 'endedSessions'

/** What a database says of its accounts. */
export interface Accounts {
  readonly history: History
  readonly accounts: readonly Account[]
  readonly rows: { readonly [T in AccountTable]: readonly Selectable<Tables[T]>[] }
}

/** Empty in a database of a version that did not keep it. */
interface History {
  readonly epoch?: string
  readonly isRestored?: boolean
}

/** Reads a database of this version or an older one, and changes nothing of it. */
export async function readAccounts(db: Db): Promise<Accounts> {
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
  const rowsOf = async <T extends AccountTable>(table: T) => {
    if (!tables.has(table)) return []
    const { rows } = await sql<Selectable<Tables[T]>>`select * from ${sql.table(table)}`.execute(db)
    return rows
  }
  const { rows: accounts } = await sql<Account>`select * from users`.execute(db)
  return {
    history: await readHistory(db),
    accounts,
    rows: {
      recoveryCodes: await rowsOf('recoveryCodes'),
      passkeys: await rowsOf('passkeys'),
      vaults: await rowsOf('vaults'),
      replacedVaults: await rowsOf('replacedVaults'),
      endedSessions: await rowsOf('endedSessions'),
    },
  }
}

export async function readHistory(db: Db): Promise<History> {
  const { rows: applied } = await sql<{ name: string }>`select name from migrations`.execute(db)
  if (applied.some(({ name }) => !(name in migrations)))
    throw new Error('it was written by a newer version of Stillwater')
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'databaseEpoch')) return {}
  const row = await db.selectFrom('databaseEpoch').selectAll().executeTakeFirstOrThrow()
  return { epoch: row.epoch, isRestored: row.restoredAt !== null }
}

/** Whether a database went on from where a backup was made, as far as can be known. */
export function continues(before: Accounts, backup: History, accounts: readonly { id: string }[]): boolean {
  if (backup.epoch !== undefined) return before.history.epoch === backup.epoch
  // The backup is from before histories had names. One that began with a restore has not gone on from it.
  return before.history.isRestored !== true && haveCommon(before.accounts, accounts)
}

export function haveCommon(some: readonly { id: string }[], others: readonly { id: string }[]): boolean {
  const ids = new Set(others.map(({ id }) => id))
  return some.some(({ id }) => ids.has(id))
}
