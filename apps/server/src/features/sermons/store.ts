import { noteCountOf } from '@stillwater/contract/note-count'
import type { Sermon } from '@stillwater/contract/sermons'
import { type Selectable, sql } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'

export const toSermon = (row: Selectable<Tables['sermons']>): Sermon => ({
  ...row,
  status: row.status as Sermon['status'],
  archivedFrom: row.archivedFrom as Sermon['archivedFrom'],
  noteCount: noteCountOf(row),
})

/** The same, as the database writes it into a list. */
export const derivedFields = { noteCount: sql`case when notes is null then "noteCount" else 1 end` }

/**
 * A count that is sent together with notes was derived from them, such as when a deleted sermon is restored. It is not stored, or it
 * would still be shown after the notes are emptied.
 */
export const withOwnCount = <Content extends Partial<Pick<Sermon, 'notes' | 'noteCount'>>>(
  content: Content,
): Content => ((content.notes ?? null) === null ? content : { ...content, noteCount: 0 })

/** Latest first. */
export const sermonsOf = (db: Db, userId: string) =>
  db
    .selectFrom('sermons')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
