/** `npm run backup -- --to FOLDER --keep DAYS`: a checked copy of the SQLite database, also while the server runs. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../apps/server/src/core/database/backup.ts'
import { readEnv } from '../apps/server/src/core/settings/env.ts'
import { loadSettings } from './support/settings.ts'

loadSettings()
const { values } = parseArgs({
  options: { to: { type: 'string', default: 'backups' }, keep: { type: 'string', default: '30' } },
})
const keepDays = Number(values.keep)
const env = readEnv(process.env)
const file = join(env.dataDir, 'stillwater.db')

if (!Number.isInteger(keepDays) || keepDays < 1) {
  fail(`--keep is "${values.keep}": use the number of days to keep backups, for example 30.`)
} else if (env.databaseUrl !== undefined) {
  fail('DATABASE_URL is set: back up PostgreSQL with pg_dump.')
} else if (!existsSync(file)) {
  fail(`There is no database at ${file}. Set DATA_DIR to the folder that holds stillwater.db.`)
} else {
  console.log(`Backed up to ${await backUp({ file, folder: values.to, keepDays })}`)
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
