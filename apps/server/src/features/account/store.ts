import type { User } from '@stillwater/contract/account/auth'
import type { Db } from '#core/database/connect.ts'
import { isUniqueViolation } from '#core/database/unique-violation.ts'
import { endWaysBack, taken, toUser, userColumns } from '#features/auth/index.ts'

/** Throws where somebody else has this address. Links that were sent to the old one end, and codes, which are printed with it. */
export async function setEmail(
  db: Db,
  userId: string,
  email: string,
  emailKey: string,
): Promise<User | undefined> {
  const row = await db
    .updateTable('users')
    .set({ email, emailKey })
    .where('id', '=', userId)
    .returning(userColumns)
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? taken() : error
    })
  await endWaysBack(db, userId)
  return row && toUser(row)
}
