import { IsoDateSchema } from '@stillwater/contract/records/fields'
import { type Goal, goalTitle, GoalCategorySchema, itemsCheck } from '@stillwater/contract/goals'
import * as z from 'zod/mini'
import { withItems } from './goal-progress.ts'

/** More than anyone counts by hand. */
const most = 1_000_000

/** A count as it is typed. */
const typedCount = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d{1,10}$/, 'Enter a whole number, like 12')),
  z.pipe(
    z.transform(Number),
    z.number().check(z.maximum(most, `Use at most ${most.toLocaleString('en-US')}`)),
  ),
)

const fields = z
  .object({
    title: goalTitle,
    category: GoalCategorySchema,
    targetDate: z.nullable(IsoDateSchema),
    completedItems: typedCount,
    totalItems: typedCount,
  })
  .check(itemsCheck())

export const newGoalItems = { progress: 0, completedItems: 0, totalItems: 1 }

/** What the form sends. Progress is never typed: it follows the counts and stays if they stay. */
export const goalFormSchema = (goal: Goal | undefined) =>
  z.pipe(
    goal === undefined
      ? fields.check(
          z.refine(({ totalItems }) => totalItems > 0, { path: ['totalItems'], error: 'Enter 1 or more' }),
        )
      : fields,
    z.transform((values) => ({
      ...values,
      ...withItems(goal ?? newGoalItems, values.completedItems, values.totalItems),
    })),
  )
