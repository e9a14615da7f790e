import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connect, type Database, type DatabaseLocation, type Engine } from '#core/database/connect.ts'
import { migrate } from '#core/database/migrate.ts'
import { atEnd } from './at-end.ts'

/** Every suite that touches data runs once on each. */
export const engines: Engine[] = ['sqlite', 'postgres']

/** An empty database of its own: a file in a folder of its own, or a database in the throw-away cluster. Removed at the end. */
export async function freshDatabaseLocation(engine: Engine): Promise<DatabaseLocation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-test-'))
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  if (engine === 'sqlite') return { dataDir, databaseUrl: undefined }

  const name = `t${randomUUID().replaceAll('-', '')}`
  await asAdmin(`create database ${name}`)
  atEnd(() => asAdmin(`drop database if exists ${name} with (force)`))
  const url = new URL(adminUrl())
  url.pathname = `/${name}`
  return { dataDir, databaseUrl: url.href }
}

export async function freshDatabase(engine: Engine): Promise<Database> {
  const database = await connect(await freshDatabaseLocation(engine))
  atEnd(() => database.close())
  await migrate(database)
  return database
}

function adminUrl(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined)
    throw new Error('These tests need PostgreSQL: run them with "npm run test:unit", which starts one.')
  return url
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
