import type { FastifyInstance } from 'fastify'
import type { Db } from '#core/database/connect.ts'
import type { Deps } from '#core/deps.ts'

/** In this time, signing in takes the deletion back. */
export const deletionDelay = 7 * 86_400_000

export async function scheduleDeletion(db: Db, userId: string, deletesAt: number): Promise<void> {
  await db.updateTable('users').set({ deletesAt }).where('id', '=', userId).execute()
}

/** Deletes the users whose time has come. Every table with their data refers to them, and is cleared with them. */
export async function deleteDueAccounts(db: Db, now: number): Promise<number> {
  const gone = await db.deleteFrom('users').where('deletesAt', '<=', now).returning('id').execute()
  return gone.length
}

const hour = 3_600_000

/** At the start and every hour. Several servers may do it: each row is deleted once. */
export function deleteAccountsOnTime(app: FastifyInstance, { db, clock }: Deps): void {
  const sweep = async () => {
    try {
      const count = await deleteDueAccounts(db, clock())
      if (count > 0) app.log.warn({ count }, 'accounts deleted')
    } catch (error) {
      app.log.error({ err: error }, 'accounts could not be deleted')
    }
  }
  app.addHook('onReady', sweep)
  const timer = setInterval(() => void sweep(), hour).unref()
  app.addHook('onClose', () => clearInterval(timer))
}
