import type { ProfileSchema, User } from '@stillwater/contract/auth'
import type * as z from 'zod/mini'
import { flag, given } from '#core/columns.ts'
import type { Db } from '#core/database/connect.ts'

const userColumns = ['id', 'email', 'fullName', 'churchName', 'followsReadings'] as const

/** Both engines keep a flag as 0 or 1. */
const toUser = <R extends { followsReadings: number }>({ followsReadings, ...row }: R) => ({
  ...row,
  followsReadings: followsReadings === 1,
})

export interface NewUser extends User {
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

export async function findCredentials(db: Db, emailKey: string) {
  const row = await db
    .selectFrom('users')
    .select([...userColumns, 'passwordHash'])
    .where('emailKey', '=', emailKey)
    .executeTakeFirst()
  return row && toUser(row)
}

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

export const isDeviceOf = async (db: Db, tokenHash: string, emailKey: string): Promise<boolean> =>
  (await db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.userId')
    .select('devices.userId')
    .where('devices.tokenHash', '=', tokenHash)
    .where('users.emailKey', '=', emailKey)
    .executeTakeFirst()) !== undefined

export async function rememberDevice(
  db: Db,
  tokenHash: string,
  userId: string,
  seenAt: number,
): Promise<void> {
  await db
    .insertInto('devices')
    .values({ tokenHash, userId, seenAt })
    .onConflict((conflict) => conflict.columns(['tokenHash', 'userId']).doUpdateSet({ seenAt }))
    .execute()
}
