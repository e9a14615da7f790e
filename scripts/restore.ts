/** `npm run restore -- FILE`: puts a backup in the place of the SQLite database. The server must not run. */
import { parseArgs } from 'node:util'
import { restore } from '../apps/server/src/core/database/restore.ts'
import { readEnv } from '../apps/server/src/core/settings/env.ts'
import { StartError } from '../apps/server/src/core/start-error.ts'
import { loadSettings } from './support/settings.ts'

loadSettings()
const { positionals } = parseArgs({ allowPositionals: true })
const [backup, ...more] = positionals
const { databaseUrl, dataDir } = readEnv(process.env)

if (backup === undefined || more.length > 0) {
  fail('Name one backup, for example: npm run restore -- backups/stillwater-2025-03-05T03-00-00-000Z.db')
} else if (databaseUrl === undefined) {
  try {
    const aside = restore({ backup, dataDir })
    console.log(`Restored ${backup}. Start the server again.`)
    if (aside !== undefined) console.log(`The database that was there is now ${aside}.`)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    fail(error.message)
  }
} else {
  fail('DATABASE_URL is set: restore PostgreSQL with pg_restore.')
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
