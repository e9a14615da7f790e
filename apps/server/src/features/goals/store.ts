import type { GoalCategory } from '@stillwater/contract/choices'
import type { Goal } from '@stillwater/contract/goals'
import type { Selectable } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'

export const toGoal = (row: Selectable<Tables['goals']>): Goal => ({
  ...row,
  category: row.category as GoalCategory,
})

/** Newest first: an id begins with the time at which it was made. */
export const goalsOf = (db: Db, userId: string) =>
  db.selectFrom('goals').selectAll().where('userId', '=', userId).orderBy('id', 'desc')

export const goalsIn = (db: Db, userId: string, category: string) =>
  goalsOf(db, userId).where('category', '=', category)
