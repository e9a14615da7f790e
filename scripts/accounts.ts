/**
 * `npm run accounts`: who has an account. `npm run accounts -- disable someone@example.org` lets nobody in until `enable`; `delete` removes the
 * account and everything in it at once. Also while the server runs.
 */
import type { Db } from '../apps/server/src/core/database/connect.ts'
import { endTokens } from '../apps/server/src/features/auth/passwords/one-time-tokens.ts'
import { withDatabase } from './support/links.ts'

const [command = 'list', email = ''] = process.argv.slice(2)

const usage = `Use one of these:
  npm run accounts
  npm run accounts -- disable someone@example.org
  npm run accounts -- enable someone@example.org
  npm run accounts -- delete someone@example.org`

const day = (time: number | null) => (time === null ? 'never' : new Date(time).toISOString().slice(0, 10))

async function list(db: Db): Promise<void> {
  const accounts = await db
    .selectFrom('users')
    .leftJoin('usage', 'usage.userId', 'users.id')
    .select(['email', 'createdAt', 'disabledAt', 'deletesAt', 'records'])
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select((session) => session.fn.max('seenAt').as('seenAt'))
        .whereRef('sessions.userId', '=', 'users.id')
        .as('seenAt'),
    )
    .orderBy('createdAt')
    .execute()
  for (const { email: address, createdAt, seenAt, records, disabledAt, deletesAt } of accounts) {
    const state = [
      ...(disabledAt === null ? [] : [`disabled since ${day(disabledAt)}`]),
      ...(deletesAt === null ? [] : [`to be deleted on ${day(deletesAt)}`]),
    ]
    console.log(
      [
        address,
        `since ${day(createdAt)}`,
        `last seen ${day(seenAt)}`,
        `${records ?? 0} records`,
        ...state,
      ].join(', '),
    )
  }
  console.log(accounts.length === 1 ? '1 account' : `${accounts.length} accounts`)
}

/** Nobody who is signed in stays in, and no link stays open. Enabled again, it begins without any that was made meanwhile. */
async function setDisabled(db: Db, id: string, disabledAt: number | null): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ disabledAt }).where('id', '=', id).execute()
    await trx.deleteFrom('sessions').where('userId', '=', id).execute()
    await endTokens(trx, id)
  })
}

const changes: Record<string, (db: Db, id: string) => Promise<string>> = {
  async disable(db, id) {
    await setDisabled(db, id, Date.now())
    return 'is disabled. Nobody can sign in to it, and everyone who was has been signed out.'
  },
  async enable(db, id) {
    await setDisabled(db, id, null)
    return 'can be used again.'
  },
  async delete(db, id) {
    await db.deleteFrom('users').where('id', '=', id).execute()
    return 'and everything in it is deleted.'
  },
}

await withDatabase(async (db) => {
  const change = changes[command]
  if (command === 'list') return list(db)
  if (change === undefined || email === '') return fail(usage)
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('emailKey', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (user === undefined) return fail(`There is no account with the e-mail address "${email}".\n\n${usage}`)
  console.log(`The account of ${user.email} ${await change(db, user.id)}`)
})

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
