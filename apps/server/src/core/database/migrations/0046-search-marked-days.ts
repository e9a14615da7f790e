import type { Migration } from './migration.ts'
import { indexAll } from '#core/records/search-index.ts'

/** Marked days are found by their kind too, such as “holiday”. */
export const searchMarkedDays: Migration = (db, engine) => indexAll(db, engine, 'marked-days')
