import type { User } from '@stillwater/contract/auth'
import type { Db } from '#core/database/connect.ts'

const userColumns = ['id', 'email', 'fullName', 'churchName'] as const

export interface NewUser extends User {
  readonly emailKey: string
  readonly passwordHash: string
  readonly createdAt: number
}

/** Answers false when the e-mail is taken. */
export async function addUser(db: Db, user: NewUser): Promise<boolean> {
  const added = await db
    .insertInto('users')
    .values({ ...user, timeZone: null })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export const emailTaken = async (db: Db, emailKey: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('emailKey', '=', emailKey).executeTakeFirst()) !==
  undefined

export const findCredentials = (db: Db, emailKey: string) =>
  db
    .selectFrom('users')
    .select([...userColumns, 'passwordHash'])
    .where('emailKey', '=', emailKey)
    .executeTakeFirst()

export const getUser = (db: Db, userId: string): Promise<User | undefined> =>
  db.selectFrom('users').select(userColumns).where('id', '=', userId).executeTakeFirst()

export const updateUser = (
  db: Db,
  userId: string,
  profile: Pick<User, 'fullName' | 'churchName'>,
): Promise<User | undefined> =>
  db
    .updateTable('users')
    .set({ fullName: profile.fullName, churchName: profile.churchName })
    .where('id', '=', userId)
    .returning(userColumns)
    .executeTakeFirst()

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
