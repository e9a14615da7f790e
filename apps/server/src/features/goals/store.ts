import type { Goal, GoalCategory } from '@stillwater/contract/goals'
import type { Selectable } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'

export const toGoal = (row: Selectable<Tables['goals']>): Goal => ({
  ...row,
  category: row.category as GoalCategory,
})

/** Newest first: an id begins with the time at which it was made. */
export const listQuery = (db: Db, userId: string, category: GoalCategory | undefined) =>
  db
    .selectFrom('goals')
    .selectAll()
    .where('userId', '=', userId)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''))
    .orderBy('id', 'desc')

export async function list(db: Db, userId: string, category: GoalCategory | undefined): Promise<Goal[]> {
  const rows = await listQuery(db, userId, category).execute()
  return rows.map(toGoal)
}
