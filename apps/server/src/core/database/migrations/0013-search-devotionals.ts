import type { Migration } from './migration.ts'
import { indexAll } from '#core/records/search-index.ts'

/** Devotionals were written before they could be searched. */
export const searchDevotionals: Migration = (db, engine) => indexAll(db, engine, 'devotionals')
