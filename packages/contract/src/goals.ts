import { IsoDateSchema } from './records/fields.ts'
import { allGoalCategories } from './choices.ts'
import * as z from 'zod/mini'
import { endpoint } from './calls/endpoint.ts'
import { count, requiredLine } from './records/fields.ts'
import { partField } from './calls/list-parts.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from './records/records.ts'

const canonical = (name: string) =>
  allGoalCategories.find((category) => category.toLowerCase() === name.toLowerCase()) ?? name

/** Accepted in any case; stored with a capital. */
export const GoalCategorySchema = z.pipe(
  z.pipe(z.string('Please choose a category'), z.transform(canonical)),
  z.enum(allGoalCategories, 'Please choose a category'),
)

export const goalTitle = requiredLine(1, 'Please enter a title')

const fields = {
  title: goalTitle,
  category: GoalCategorySchema,
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  targetDate: z.nullable(IsoDateSchema),
  completedItems: count(),
  totalItems: count(),
}

interface Items {
  readonly completedItems: number
  readonly totalItems: number
}

/** No more can be done than there is to do; a goal without a total counts freely. */
export const itemsFit = ({ completedItems, totalItems }: Items): boolean =>
  totalItems === 0 || completedItems <= totalItems

export const itemsMessage = 'Can’t be more than the total'

export const itemsCheck = <T extends Items>() =>
  z.refine<T>(itemsFit, { path: ['completedItems'], error: itemsMessage })

export const GoalSchema = z.object({
  ...recordFields,
  title: z.string(),
  category: z.enum(allGoalCategories),
  progress: z.number(),
  targetDate: z.nullable(z.string()),
  completedItems: z.number(),
  totalItems: z.number(),
})
export type Goal = z.infer<typeof GoalSchema>

const NewGoalSchema = z
  .object({
    ...newRecordFields,
    ...fields,
    category: z._default(fields.category, 'Personal'),
    progress: z._default(fields.progress, 0),
    targetDate: z._default(fields.targetDate, null),
    completedItems: z._default(fields.completedItems, 0),
    totalItems: z._default(fields.totalItems, 0),
  })
  .check(itemsCheck())

/** A change may name one of the two counts alone: whether it fits is for the server, which knows the other. */
const GoalChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

export const listGoals = endpoint({
  method: 'GET',
  path: '/api/goals',
  access: 'user',
  query: z.object({ category: z.optional(GoalCategorySchema), ...partField }),
  response: z.array(GoalSchema),
})

export const goalWrites = recordWrites('goals', {
  record: GoalSchema,
  create: NewGoalSchema,
  changes: GoalChangesSchema,
})
