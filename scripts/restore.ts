/**
 * `npm run restore -- FILE`: puts a backup in the place of the SQLite database. The server must not run. With PostgreSQL, `npm run restore -- --restored`
 * does what is left to do after `pg_restore`.
 */
import { parseArgs } from 'node:util'
import { connect } from '../apps/server/src/core/database/connect.ts'
import { closeAgain } from '../apps/server/src/core/database/restoring/close-again.ts'
import { readAccounts } from '../apps/server/src/core/database/restoring/read-accounts.ts'
import { restore } from '../apps/server/src/core/database/restoring/restore.ts'
import { readEnv } from '../apps/server/src/core/settings/env.ts'
import { StartError } from '../apps/server/src/core/start-error.ts'
import { closedText } from './support/closed-text.ts'
import { loadSettings } from './support/settings.ts'

loadSettings()
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    'as-it-was': { type: 'boolean', default: false },
    restored: { type: 'boolean', default: false },
  },
})
const { since, restored, 'as-it-was': asItWas } = values
const { databaseUrl, dataDir } = readEnv(process.env)

async function restoreFile(): Promise<string[]> {
  const [backup, ...more] = positionals
  if (backup === undefined || more.length > 0)
    throw new StartError(
      'Name one backup, for example: npm run restore -- backups/stillwater-2025-03-05T03-00-00-000Z.db',
    )
  const { aside, closed } = await restore({ backup, dataDir, since, asItWas })
  const kept = aside === undefined ? [] : [`The database that was there is now ${aside}.`]
  return [`Restored ${backup}. Start the server again.`, ...kept, ...closedText(closed)]
}

/** The tables are there again: what was closed since is closed in them. */
async function closeTables(): Promise<string[]> {
  // Everybody is signed out: nobody does that by mistake.
  if (positionals.length > 0 || !restored)
    throw new StartError(
      'DATABASE_URL is set: restore PostgreSQL with pg_restore, then run: npm run restore -- --restored',
    )
  const database = await connect({ dataDir, databaseUrl })
  try {
    const before = since === undefined ? undefined : await accountsAt(since)
    const closing = { before, isNamed: since !== undefined, applies: !asItWas, now: Date.now() }
    return closedText(await closeAgain(database, closing))
  } finally {
    await database.close()
  }
}

async function accountsAt(url: string) {
  const database = await connect({ dataDir, databaseUrl: url })
  try {
    return await readAccounts(database.db)
  } finally {
    await database.close()
  }
}

try {
  const lines = await (databaseUrl === undefined ? restoreFile() : closeTables())
  for (const line of lines) console.log(line)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
