import type { Db } from '#core/database/connect.ts'

/** Which of some events a user has. */
export const knownEvents = (db: Db, userId: string, ids: readonly string[]) =>
  db.selectFrom('events').select('id').where('userId', '=', userId).where('id', 'in', ids)

/** Those of some events that nobody has changed. */
export const untouchedEvents = (db: Db, userId: string, ids: readonly string[]) =>
  knownEvents(db, userId, ids).where('version', '=', 1)
