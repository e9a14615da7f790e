import { sql } from 'kysely'
import { connect, type Database, type Engine } from '#core/database/connect.ts'
import { migrate } from '#core/database/migrate.ts'
import { migrations } from '#core/database/migrations/index.ts'
import { atEnd } from '../at-end.ts'
import { freshDatabaseLocation } from '../database.ts'

/** A database as it was before a migration, such as "0027", with one user, whose id is "u". */
export async function databaseBefore(engine: Engine, migration: string): Promise<Database> {
  const database = await connect(await freshDatabaseLocation(engine))
  atEnd(() => database.close())
  const before = Object.entries(migrations).filter(([name]) => name < migration)
  await migrate(database, Object.fromEntries(before))
  await sql`insert into users (id, email, "emailKey", "passwordHash", "fullName", "timeZone", "createdAt")
    values ('u', 'a@b.c', 'a@b.c', 'x', 'Ann', 'UTC', 1)`.execute(database.db)
  return database
}
