import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Db } from '../connect.ts'
import { NodeSqliteDialect } from '../sqlite-dialect.ts'
import { assertSound } from '../sqlite-file.ts'
import type { Tables } from '../tables.ts'

/** A database file wherever it is, that nobody else uses. A damaged one is refused. */
export function openDb(file: string, { readOnly = false } = {}): Db {
  assertSound(file)
  const database = new DatabaseSync(file, { readOnly })
  if (!readOnly)
    database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on')
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) })
}
