import * as z from 'zod/mini'
import { careLimits } from './care.ts'
import { IdSchema } from '../records/fields.ts'

/** Whom a record is about. */
export const PersonIdsSchema = z
  .array(IdSchema)
  .check(z.maxLength(careLimits.people, `Choose at most ${careLimits.people} people`))
