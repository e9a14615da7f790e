import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { StartError } from '#core/start-error.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'
import { databaseFile, openFile } from './sqlite-file.ts'
import { openReader } from './sqlite-reader.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

export type Db = Kysely<Tables>

/** Where the data is: a thread opens it for itself. */
export interface DatabaseLocation {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

export interface Database {
  readonly engine: Engine
  readonly location: DatabaseLocation
  readonly db: Db
  /** Runs a query that answers one text in a column named `json`, outside of any transaction and without ceremony. */
  readonly readJson: (query: string, values: readonly unknown[]) => Promise<string>
  close(): Promise<void>
}

export async function connect({ dataDir, databaseUrl }: DatabaseLocation): Promise<Database> {
  const location = { dataDir, databaseUrl }
  const opened = await (databaseUrl === undefined ? connectSqlite(dataDir) : connectPostgres(databaseUrl))
  return { ...opened, location }
}

async function connectSqlite(dataDir: string): Promise<Omit<Database, 'location'>> {
  const file = await openFile(databaseFile(dataDir))
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) })
  await assertDurable(db)
  const reader = openReader(databaseFile(dataDir))
  const close = async () => {
    reader.close()
    await db.destroy()
  }
  return {
    engine: 'sqlite',
    db,
    readJson: (query, values) => Promise.resolve(reader.json(query, values)),
    close,
  }
}

/** An acknowledged write must survive a power cut: a file system or build that cannot promise this is refused. */
export async function assertDurable(db: Db): Promise<void> {
  const read = async (pragma: string) => {
    const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${pragma}`)}`.execute(db)
    return Object.values(rows[0] ?? {})[0]
  }
  const journal = await read('journal_mode')
  const synchronous = await read('synchronous')
  const foreignKeys = await read('foreign_keys')
  if (journal !== 'wal' || synchronous !== 2 || foreignKeys !== 1) {
    throw new StartError(
      `The database file cannot be opened safely (journal ${String(journal)}, synchronous ${String(synchronous)}, foreign keys ${String(foreignKeys)}). Put DATA_DIR on a local disk.`,
    )
  }
}

async function connectPostgres(url: string): Promise<Omit<Database, 'location'>> {
  // int8 arrives as text otherwise; instants in milliseconds fit a double exactly.
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: 'stillwater',
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // The same for one that breaks in use: its query fails with this very error, and the request answers for it.
  pool.on('connect', (client) => client.on('error', () => {}))
  await assertReachable(pool)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const readJson: Database['readJson'] = async (query, values) => {
    const { rows } = await pool.query<{ json: string }>(query, [...values])
    return rows[0]?.json ?? '[]'
  }
  return { engine: 'postgres', db, readJson, close: () => db.destroy() }
}

async function assertReachable(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    // Never the address itself: it holds the password.
    const reason = error instanceof Error ? error.message || String(Object(error).code) : 'no reason given'
    throw new StartError(
      `PostgreSQL can't be reached (${reason}). Check that it is running and that the address, user, password and database name in DATABASE_URL are correct.`,
      { cause: error },
    )
  }
}
