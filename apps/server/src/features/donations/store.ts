import { donationStatuses } from '@stillwater/contract/donations/donations'
import type { Selectable } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import type { PaymentEvent, Report } from './payment-events.ts'
import { advance } from './rules.ts'

export type OpenIntent = Selectable<Tables['openIntents']>

/** Newest first. */
export const donationsOf = (db: Db, userId: string) =>
  db
    .selectFrom('donations')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', 'in', donationStatuses)
    .orderBy('givenAt', 'desc')
    .orderBy('id', 'desc')

export const openIntentOf = (db: Db, userId: string): Promise<OpenIntent | undefined> =>
  db.selectFrom('openIntents').selectAll().where('userId', '=', userId).executeTakeFirst()

/** The user's open intent, or a row for one: concurrent requests get the same. */
export async function claimIntent(db: Db, claim: OpenIntent): Promise<OpenIntent> {
  await db
    .insertInto('openIntents')
    .values(claim)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute()
  return (await openIntentOf(db, claim.userId)) ?? claim
}

/** Whether the place was still this attempt's. */
export async function nameIntent(
  db: Db,
  userId: string,
  attempt: string,
  intentId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('openIntents')
    .set({ intentId })
    .where('userId', '=', userId)
    .where('attempt', '=', attempt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const touchIntent = (db: Db, userId: string, attempt: string, now: number) =>
  db
    .updateTable('openIntents')
    .set({ updatedAt: now })
    .where('userId', '=', userId)
    .where('attempt', '=', attempt)
    .execute()

/** Drops the attempt if it is unchanged: an intent created in the meantime may already be shown to the donor. */
export const releaseIntent = (
  db: Db,
  { userId, attempt, intentId }: Pick<OpenIntent, 'userId' | 'attempt' | 'intentId'>,
) =>
  db
    .deleteFrom('openIntents')
    .where('userId', '=', userId)
    .where('attempt', '=', attempt)
    .where('intentId', intentId === null ? 'is' : '=', intentId)
    .execute()

/** The provider sends a message again for some days, and on request for thirty. */
const eventsStoredFor = 90 * 24 * 3_600_000

/** Takes one message in, whole or not at all. Answers whether it said anything that counts. */
export const takeIn = (db: Db, event: PaymentEvent, report: Report, now: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const isNew = await trx
      .insertInto('paymentEvents')
      .values({ id: event.id, type: event.type, receivedAt: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (isNew === undefined) return false
    await trx
      .deleteFrom('paymentEvents')
      .where('receivedAt', '<', now - eventsStoredFor)
      .execute()
    const owner = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', report.userId)
      .executeTakeFirst()
    if (owner === undefined) return false
    // Taking the row's lock first makes servers on one PostgreSQL take messages about it in one after the other.
    const row = await trx
      .insertInto('donations')
      .values(advance(undefined, report))
      .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => ({ id: eb.ref('donations.id') })))
      .returningAll()
      .executeTakeFirstOrThrow()
    const { id, userId: _, ...columns } = advance(row, report)
    await trx.updateTable('donations').set(columns).where('id', '=', id).execute()
    return true
  })
