import type { Account, Accounts, AccountTable } from './read-accounts.ts'

/** Whose account changed since a backup was made and how; by the e-mail addresses in the backup. */
export interface ChangesSince {
  readonly deleted: readonly string[]
  readonly leaving: readonly string[]
  readonly staying: readonly string[]
  readonly disabled: readonly string[]
  readonly enabled: readonly string[]
  readonly newPassword: readonly string[]
  readonly newEmail: readonly string[]
  readonly newCodes: readonly string[]
  readonly newPasskeys: readonly string[]
  readonly newPassphrase: readonly string[]
  /** Not in the backup at all. */
  readonly registered: readonly string[]
}

/** Compares the accounts of a backup with those of the database that went on from it. Pure. */
export function changesSince(backup: Accounts, before: Accounts): ChangesSince {
  const later = new Map(before.accounts.map((account) => [account.id, account]))
  const known = new Set(backup.accounts.map(({ id }) => id))
  const where = (isChanged: (account: Account, now: Account) => boolean) =>
    backup.accounts.flatMap((account) => {
      const now = later.get(account.id)
      return now !== undefined && isChanged(account, now) ? account.email : []
    })
  const whereRowsDiffer = (table: AccountTable, column: string) => {
    const [old, now] = [valuesOf(backup, table, column), valuesOf(before, table, column)]
    return where(({ id }) => old.get(id) !== now.get(id))
  }
  const hasVaultOfBefore = new Set(vaultsToTakeOver(backup, before))
  const newPassphrase = new Set(whereRowsDiffer('vaults', 'passphraseKey'))
  return {
    deleted: backup.accounts.filter(({ id }) => !later.has(id)).map(({ email }) => email),
    leaving: where((account, now) => account.deletesAt === null && now.deletesAt !== null),
    staying: where((account, now) => account.deletesAt !== null && now.deletesAt === null),
    disabled: where((account, now) => account.disabledAt === null && now.disabledAt !== null),
    enabled: where((account, now) => account.disabledAt !== null && now.disabledAt === null),
    newPassword: where((account, now) => account.passwordHash !== now.passwordHash),
    newEmail: where((account, now) => account.email !== now.email),
    newCodes: whereRowsDiffer('recoveryCodes', 'codeHash'),
    newPasskeys: whereRowsDiffer('passkeys', 'credentialId'),
    newPassphrase: where(({ id, email }) => hasVaultOfBefore.has(id) && newPassphrase.has(email)),
    registered: before.accounts.filter(({ id }) => !known.has(id)).map(({ email }) => email),
  }
}

/** The users whose sealed words have the same key in both: a passphrase of another key would not open what the backup holds. */
export function vaultsToTakeOver(backup: Accounts, before: Accounts): string[] {
  const keys = new Map(before.rows.vaults.map(({ userId, keyId }) => [userId, keyId]))
  return backup.rows.vaults
    .filter(({ userId, keyId }) => keys.get(userId) === keyId)
    .map(({ userId }) => userId)
}

/** Of each user, as one text. */
function valuesOf({ rows }: Accounts, table: AccountTable, column: string): Map<string, string> {
  const values: readonly Readonly<Record<string, unknown>>[] = rows[table]
  const byUser = Map.groupBy(values, ({ userId }) => String(userId))
  return new Map(
    Array.from(byUser, ([userId, own]) => [
      userId,
      own
        .map((row) => String(row[column]))
        .sort()
        .join(),
    ]),
  )
}
