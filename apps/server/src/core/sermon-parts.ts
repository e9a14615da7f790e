import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db, Engine } from './database/connect.ts'

/** Holds for what belongs to a sermon that is there: the rest waits for its sermon to come back, or to be forgotten. */
export const sermonExists = (table: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select 1 from sermons
  where sermons."userId" = ${sql.table(table)}."userId" and sermons.id = ${sql.table(table)}."sermonId"
)`

/** Locks a sermon until the transaction ends; false where the user has none of this id. */
export async function lockSermon(trx: Db, engine: Engine, userId: string, id: string): Promise<boolean> {
  const sermon = await trx
    .selectFrom('sermons')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return sermon !== undefined
}

interface SentCounts {
  readonly notes: string | null
  readonly studyNotes: number
  readonly links: number
  readonly noteCount: number
  readonly resourceCount: number
}

/** What is there counts; what a client has sent only while there is nothing to count. */
export const countsOf = ({ notes, studyNotes, links, noteCount, resourceCount }: SentCounts) => ({
  noteCount: Number(notes !== null) + studyNotes || noteCount,
  resourceCount: links || resourceCount,
})
