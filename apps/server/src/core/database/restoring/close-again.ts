import { StartError } from '#core/start-error.ts'
import type { Database, Db } from '../connect.ts'
import { renewEpoch } from '../epoch.ts'
import { migrate } from '../migrate.ts'
import { type ChangesSince, changesSince, vaultsToTakeOver } from './changes-since.ts'
import {
  type Accounts,
  type AccountTable,
  continues,
  haveCommon,
  readAccounts,
  readHistory,
} from './read-accounts.ts'

/** How many of each there were. */
interface Ended {
  readonly sessions: number
  readonly links: number
  readonly feeds: number
}

export interface Closed {
  readonly ended: Ended
  /** What became of the accounts since, or why that is not known; undefined where there was no other database. */
  readonly since:
    | { readonly changes: ChangesSince; readonly applied: boolean }
    | 'unreadable'
    | 'unrelated'
    | undefined
}

interface Closing {
  /** The database that may have gone on from the backup. */
  readonly before: Accounts | 'unreadable' | undefined
  /** Whether somebody has said that it did. */
  readonly isNamed: boolean
  /** Whether what became of accounts since is applied, or told only. */
  readonly applies: boolean
  readonly now: number
}

/** In a database that is what a backup was: closes what may have been closed since, and takes it to this version. */
export async function closeAgain(
  database: Pick<Database, 'db' | 'engine'>,
  { before, isNamed, applies, now }: Closing,
): Promise<Closed> {
  const history = await readHistory(database.db)
  await migrate(database)
  return database.db.transaction().execute(async (trx) => {
    const ended = await endWhatOpens(trx, now)
    if (before === undefined || before === 'unreadable') {
      if (isNamed) throw new StartError('The database named with --since can’t be read.')
      return { ended, since: before }
    }
    const backup = await readAccounts(trx)
    if (isNamed && !haveCommon(before.accounts, backup.accounts))
      throw new StartError('The database named with --since has none of its accounts.')
    if (!isNamed && !continues(before, history, backup.accounts)) return { ended, since: 'unrelated' }
    if (applies) await takeOver(trx, backup, before)
    return { ended, since: { changes: changesSince(backup, before), applied: applies } }
  })
}

/** What the backup would open, and nobody can say whether it was closed since, ends. The history gets another name. */
async function endWhatOpens(trx: Db, now: number): Promise<Ended> {
  await renewEpoch(trx, now)
  // Browsers that are known have a counter of their own for wrong passwords.
  await trx.deleteFrom('devices').execute()
  const end = async (table: 'sessions' | 'oneTimeTokens' | 'calendarFeeds') =>
    Number((await trx.deleteFrom(table).executeTakeFirst()).numDeletedRows)
  return {
    sessions: await end('sessions'),
    links: await end('oneTimeTokens'),
    feeds: await end('calendarFeeds'),
  }
}

/** What opens each account, and whether it is to be deleted, is again as it was in the database that went on from the backup. */
async function takeOver(trx: Db, backup: Accounts, before: Accounts): Promise<void> {
  const later = new Map(before.accounts.map((account) => [account.id, account]))
  const accounts = backup.accounts.flatMap(({ id }) => later.get(id) ?? [])
  for (const { id } of backup.accounts)
    if (!later.has(id)) await trx.deleteFrom('users').where('id', '=', id).execute()
  // Two who have traded addresses would be in each other's way.
  for (const { id } of accounts)
    await trx.updateTable('users').set({ emailKey: id }).where('id', '=', id).execute()
  for (const { id, email, emailKey, passwordHash, disabledAt = null, deletesAt = null } of accounts) {
    await trx
      .updateTable('users')
      .set({ email, emailKey, passwordHash, disabledAt, deletesAt })
      .where('id', '=', id)
      .execute()
  }
  const ids = accounts.map(({ id }) => id)
  for (const table of ['recoveryCodes', 'passkeys', 'endedSessions'] as const)
    await replaceRows(trx, table, ids, before)
  for (const table of ['vaults', 'replacedVaults'] as const)
    await replaceRows(trx, table, vaultsToTakeOver(backup, before), before)
}

async function replaceRows(
  trx: Db,
  table: AccountTable,
  userIds: readonly string[],
  { rows }: Accounts,
): Promise<void> {
  const own = Map.groupBy<string, (typeof rows)[AccountTable][number]>(rows[table], ({ userId }) => userId)
  for (const userId of userIds) {
    await trx.deleteFrom(table).where('userId', '=', userId).execute()
    for (const row of own.get(userId) ?? []) await trx.insertInto(table).values(row).execute()
  }
}
