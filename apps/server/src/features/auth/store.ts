import type { ProfileSchema, User } from '@stillwater/contract/account/auth'
import type * as z from 'zod/mini'
import { flag, given } from '#core/records/columns.ts'
import type { Db, Engine } from '#core/database/connect.ts'
import { endTokens } from './passwords/one-time-tokens.ts'
import { endWaysBack } from './passwords/recovery-codes.ts'

export const userColumns = ['id', 'email', 'fullName', 'churchName', 'followsReadings'] as const

/** Both engines keep a flag as 0 or 1. */
export const toUser = <R extends { followsReadings: number }>({ followsReadings, ...row }: R) => ({
  ...row,
  followsReadings: followsReadings === 1,
})

interface NewUser extends User {
  readonly emailKey: string
  readonly passwordHash: string
  readonly createdAt: number
}

/** Answers false when the e-mail is taken. */
export async function addUser(db: Db, user: NewUser): Promise<boolean> {
  const added = await db
    .insertInto('users')
    .values({ ...user, followsReadings: flag(user.followsReadings), timeZone: null })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export const emailTaken = async (db: Db, emailKey: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('emailKey', '=', emailKey).executeTakeFirst()) !==
  undefined

/** A user, and whether they may come in. */
export interface Account extends User {
  readonly disabledAt: number | null
  readonly deletesAt: number | null
}
const accountColumns = [...userColumns, 'disabledAt', 'deletesAt'] as const

export async function getAccount(db: Db, userId: string): Promise<Account | undefined> {
  const row = await db.selectFrom('users').select(accountColumns).where('id', '=', userId).executeTakeFirst()
  return row && toUser(row)
}

/** The account, which nothing else can change until the transaction has ended. */
export async function lockAccount(
  trx: Db,
  engine: Engine,
  column: 'id' | 'emailKey',
  value: string,
): Promise<Account | undefined> {
  const query = trx.selectFrom('users').select(accountColumns).where(column, '=', value)
  const row = await (engine === 'postgres' ? query.forNoKeyUpdate() : query).executeTakeFirst()
  return row && toUser(row)
}

/** It is not deleted after all. */
export async function keepAccount(db: Db, userId: string): Promise<void> {
  await endTokens(db, userId)
  await db.updateTable('users').set({ deletesAt: null }).where('id', '=', userId).execute()
}

export async function findCredentials(db: Db, emailKey: string) {
  const row = await db
    .selectFrom('users')
    .select([...accountColumns, 'passwordHash'])
    .where('emailKey', '=', emailKey)
    .executeTakeFirst()
  return row && toUser(row)
}

export const findCredentialsOf = (db: Db, userId: string) =>
  db.selectFrom('users').select(['emailKey', 'passwordHash']).where('id', '=', userId).executeTakeFirst()

export async function getUser(db: Db, userId: string): Promise<User | undefined> {
  const row = await db.selectFrom('users').select(userColumns).where('id', '=', userId).executeTakeFirst()
  return row && toUser(row)
}

export async function updateUser(
  db: Db,
  userId: string,
  { fullName, churchName, followsReadings }: z.output<typeof ProfileSchema>,
): Promise<User | undefined> {
  const row = await db
    .updateTable('users')
    .set(given({ fullName, churchName, followsReadings: flag(followsReadings) }))
    .where('id', '=', userId)
    .returning(userColumns)
    .executeTakeFirst()
  return row && toUser(row)
}

/** A known browser without a sign-in for this long is forgotten. */
export const deviceLife = 180 * 86_400_000

export const isDeviceOf = async (
  db: Db,
  tokenHash: string,
  emailKey: string,
  now: number,
): Promise<boolean> =>
  (await db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.userId')
    .select('devices.userId')
    .where('devices.tokenHash', '=', tokenHash)
    .where('users.emailKey', '=', emailKey)
    .where('devices.seenAt', '>', now - deviceLife)
    .executeTakeFirst()) !== undefined

interface SeenDevice {
  /** What the browser was known by until now. */
  readonly old: string | undefined
  readonly tokenHash: string
  readonly userId: string
  readonly now: number
}

/** The browser is known by a new token from now on, to everyone who has signed in on it; a token that we did not make is never taken over. */
export async function rememberDevice(db: Db, { old, tokenHash, userId, now }: SeenDevice): Promise<void> {
  await db
    .deleteFrom('devices')
    .where('seenAt', '<=', now - deviceLife)
    .execute()
  if (old !== undefined) {
    await db.updateTable('devices').set({ tokenHash }).where('tokenHash', '=', old).execute()
  }
  await db
    .insertInto('devices')
    .values({ tokenHash, userId, seenAt: now })
    .onConflict((conflict) => conflict.columns(['tokenHash', 'userId']).doUpdateSet({ seenAt: now }))
    .execute()
}

/**
 * All browsers but the one that is told are strangers again, and codes and links end: someone who knew the old password may have signed in
 * on their own, and made some.
 */
export async function setPassword(
  db: Db,
  userId: string,
  passwordHash: string,
  knownDevice = '',
): Promise<void> {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute()
  await db.deleteFrom('devices').where('userId', '=', userId).where('tokenHash', '!=', knownDevice).execute()
  await endWaysBack(db, userId)
}

/**
 * Waits for a concurrent password change, on an engine where another server may be making it; in a transaction, such a change waits for its
 * end.
 */
export async function hasPassword(
  db: Db,
  engine: Engine,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  const query = db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('passwordHash', '=', passwordHash)
  const row = await (engine === 'postgres' ? query.forNoKeyUpdate() : query).executeTakeFirst()
  return row !== undefined
}
