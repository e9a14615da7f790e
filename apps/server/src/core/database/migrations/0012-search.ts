import { sql } from 'kysely'
import type { Migration } from './migration.ts'
import { indexAll } from '#core/records/search-index.ts'

/** What there was to search for when this was written; a later kind begins empty and needs no look back. */
const kinds = ['sermons', 'prayers', 'events', 'activities', 'goals', 'journals'] as const

export const search: Migration = async (db, engine) => {
  const table = db.schema
    .createTable('searchTexts')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recordId', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addUniqueConstraint('searchTextsKey', ['userId', 'kind', 'recordId'])

  if (engine === 'sqlite') {
    await table.addColumn('n', 'integer', (c) => c.primaryKey()).execute()
    // Every letter beyond ASCII is part of a word: what a word is has been decided before.
    await sql`create virtual table "searchWords" using fts5 (
      words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
    )`.execute(db)
    // Also when rows go because their owner does.
    await sql`create trigger "searchWordsGone" after delete on "searchTexts" begin
      delete from "searchWords" where rowid = old.n;
    end`.execute(db)
  } else {
    await table
      .addColumn('n', 'bigserial', (c) => c.notNull())
      .addColumn('words', sql`tsvector`, (c) => c.notNull())
      .execute()
    await sql`create index "searchTextsByWords" on "searchTexts" using gin (words)`.execute(db)
  }
  for (const kind of kinds) await indexAll(db, engine, kind)
}
