import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { type Selectable, sql } from 'kysely'
import { readJsonList } from '#core/records/columns.ts'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import { countsOf } from '#core/records/sermon-counts.ts'

type SermonRow = Selectable<Tables['sermons']>

export const toSermon = (row: SermonRow): Sermon => ({
  ...row,
  status: row.status as Sermon['status'],
  archivedFrom: row.archivedFrom as Sermon['archivedFrom'],
  stepsDone: readJsonList(row.stepsDone),
  couldBePreached: row.couldBePreached === 1,
  ...countsOf(row),
})

/** The same, as the database writes it into a list. */
const ownNotes = sql`case when notes is null then "studyNotes" else "studyNotes" + 1 end`
export const derivedFields = {
  noteCount: sql`case when ${ownNotes} > 0 then ${ownNotes} else "noteCount" end`,
  resourceCount: sql`case when links > 0 then links else "resourceCount" end`,
}

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
