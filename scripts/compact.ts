/**
 * `npm run compact`: removes what was deleted from the files of the database at once, whatever their size. With SQLite the server must not run; with
 * PostgreSQL each table is locked while it is written anew.
 */
import { existsSync } from 'node:fs'
import { connect } from '../apps/server/src/core/database/connect.ts'
import { erasePostgres } from '../apps/server/src/core/database/erasing/erase-postgres.ts'
import { erase } from '../apps/server/src/core/database/erasing/erase-sqlite.ts'
import { assertUnused, databaseFile } from '../apps/server/src/core/database/sqlite-file.ts'
import { readEnv } from '../apps/server/src/core/settings/env.ts'
import { StartError } from '../apps/server/src/core/start-error.ts'
import { loadSettings } from './support/settings.ts'

loadSettings()
const { dataDir, databaseUrl } = readEnv(process.env)

async function compactFile(): Promise<void> {
  const file = databaseFile(dataDir)
  if (!existsSync(file))
    throw new StartError(
      `There is no database at ${file}. Set DATA_DIR to the folder that holds stillwater.db.`,
    )
  assertUnused(file)
  for (const what of ['words', 'file'] as const) await erase({ file, what })
  console.log(`Removed what was deleted from ${file}. Start the server again.`)
}

async function compactTables(): Promise<void> {
  const database = await connect({ dataDir, databaseUrl })
  try {
    const left = await erasePostgres(database.db, { largest: Infinity })
    if (left.length > 0)
      throw new StartError(
        `These tables were in use all the time: ${left.join(', ')}. Run the same command again.`,
      )
    console.log('Removed what was deleted from the files of PostgreSQL’s tables.')
  } finally {
    await database.close()
  }
}

try {
  await (databaseUrl === undefined ? compactFile() : compactTables())
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
