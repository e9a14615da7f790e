import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connect, type Database, type DatabaseLocation, type Engine } from '#core/database/connect.ts'
import { migrate } from '#core/database/migrate.ts'
import { databaseFile } from '#core/database/sqlite-file.ts'
import { atEnd } from './at-end.ts'
import { isEverything } from './tier.ts'

/** What the two do differently is tested on each: access, migrations, query plans, search, records, sessions. */
export const bothEngines: Engine[] = ['sqlite', 'postgres']

/** Every other suite that touches data runs on both in `npm run test:all`, and on SQLite in `npm test`. */
export const engines: Engine[] = isEverything() ? bothEngines : ['sqlite']

/** An empty database of its own: a file in a folder of its own, or a database in the throw-away cluster. Removed at the end. */
export async function freshDatabaseLocation(engine: Engine): Promise<DatabaseLocation> {
  return engine === 'sqlite' ? freshFolder() : freshPostgres()
}

/** The same with all tables: a copy of a database that was migrated once, because migrating takes ten times as long. */
export async function freshDatabase(engine: Engine): Promise<Database> {
  const database = await connect(
    await (engine === 'sqlite' ? copyOfMigratedFile() : copyOfMigratedPostgres()),
  )
  atEnd(() => database.close())
  return database
}

function freshFolder(): DatabaseLocation {
  const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-test-'))
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  return { dataDir, databaseUrl: undefined }
}

async function freshPostgres(template = 'template1'): Promise<DatabaseLocation> {
  const name = `t${randomUUID().replaceAll('-', '')}`
  await asAdmin((admin) => admin.query(`create database ${name} template ${template}`))
  atEnd(() => asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`)))
  return { ...freshFolder(), databaseUrl: urlOf(name) }
}

let migratedFile: Promise<string> | undefined

async function copyOfMigratedFile(): Promise<DatabaseLocation> {
  migratedFile ??= makeMigrated(freshFolder()).then(({ dataDir }) => databaseFile(dataDir))
  const location = freshFolder()
  copyFileSync(await migratedFile, databaseFile(location.dataDir))
  return location
}

let migratedPostgres: Promise<string> | undefined

async function copyOfMigratedPostgres(): Promise<DatabaseLocation> {
  migratedPostgres ??= findOrMakeMigratedPostgres()
  return freshPostgres(await migratedPostgres)
}

/** All test files share one; the first to ask makes it. */
const findOrMakeMigratedPostgres = (name = 'migrated') =>
  asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock(1)')
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      await admin.query('create database migrating')
      await makeMigrated({ ...freshFolder(), databaseUrl: urlOf('migrating') })
      await admin.query(`alter database migrating rename to ${name}`)
    }
    return name
  })

async function makeMigrated(location: DatabaseLocation): Promise<DatabaseLocation> {
  const database = await connect(location)
  await migrate(database)
  await database.close()
  return location
}

function urlOf(name: string): string {
  const url = new URL(adminUrl())
  url.pathname = `/${name}`
  return url.href
}

function adminUrl(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined)
    throw new Error('These tests need PostgreSQL: run them with "npm run test:unit", which starts one.')
  return url
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
