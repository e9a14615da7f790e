import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#core/database/connect.ts'

/** All that the database's files hold, used or not, as one text: on SQLite its file and journal, on PostgreSQL the files of its tables and indexes. */
export async function storedBytes({ engine, location, db }: Database): Promise<string> {
  return bytesIn(engine === 'sqlite' ? location.dataDir : await relationFolder(db))
}

const bytesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => read(join(parentPath, name)))
    .join('\n')

function read(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch (error) {
    // PostgreSQL removes some of its files at any time.
    if (Object(error).code === 'ENOENT') return ''
    throw error
  }
}

async function relationFolder(db: Database['db']): Promise<string> {
  // What is in memory is written to the files.
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ folder: string }>`
    select current_setting('data_directory') || '/base/' || oid as folder from pg_database where datname = current_database()
  `.execute(db)
  return rows[0]?.folder ?? ''
}
