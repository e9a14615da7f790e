import { mostPasskeys } from '@stillwater/contract/account/passkey-schemas'
import { newId } from '@stillwater/contract/records/new-id'
import { flag } from '#core/records/columns.ts'
import type { Db, Engine } from '#core/database/connect.ts'
import { isUniqueViolation } from '#core/database/unique-violation.ts'
import { passkeyTaken, tooManyPasskeys } from './passkey-refusals.ts'

const shownColumns = ['id', 'name', 'createdAt', 'lastUsedAt'] as const

/** The oldest first. */
export const listPasskeys = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(shownColumns)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export async function listCredentials(db: Db, userId: string) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credentialId', 'transports'])
    .where('userId', '=', userId)
    .execute()
  return rows.map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: transports === '' ? [] : transports.split(','),
  }))
}

export const findPasskey = (db: Db, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'userId', 'publicKey', 'counter'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()

interface NewPasskey {
  readonly userId: string
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly backedUp: boolean
}

/** Throws where the user has too many, or where somebody has this one already. */
export function addPasskey(db: Db, engine: Engine, passkey: NewPasskey, now: number) {
  return db.transaction().execute(async (trx) => {
    const { userId, transports, backedUp, ...rest } = passkey
    // Two at once are counted one after the other, on an engine where another server may be adding one.
    const user = trx.selectFrom('users').select('id').where('id', '=', userId)
    await (engine === 'postgres' ? user.forUpdate() : user).executeTakeFirstOrThrow()
    if ((await listPasskeys(trx, userId)).length >= mostPasskeys) throw tooManyPasskeys()
    return trx
      .insertInto('passkeys')
      .values({
        ...rest,
        id: newId(now),
        userId,
        transports: transports.join(','),
        backedUp: flag(backedUp),
        createdAt: now,
        lastUsedAt: null,
      })
      .returning(shownColumns)
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? passkeyTaken() : error
      })
  })
}

interface Use {
  readonly id: string
  /** The counter that the use was compared with. */
  readonly before: number
  readonly counter: number
  readonly backedUp: boolean
}

/** Answers false where the passkey was removed or used in the meantime: of two uses with one counter one succeeds. */
export async function noteUse(db: Db, { id, before, counter, backedUp }: Use, now: number): Promise<boolean> {
  const noted = await db
    .updateTable('passkeys')
    .set({ counter, backedUp: flag(backedUp), lastUsedAt: now })
    .where('id', '=', id)
    .where('counter', '=', before)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

export const renamePasskey = (db: Db, userId: string, id: string, name: string) =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(shownColumns)
    .executeTakeFirst()

export async function removePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}
