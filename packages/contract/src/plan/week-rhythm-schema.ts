import * as z from 'zod/mini'
import { weekRhythmPattern } from './week-rhythm.ts'

/** On which days of the week before a sermon its steps are, such as "text:2,outline:4". */
export const WeekRhythmSchema = z
  .string()
  .check(z.regex(weekRhythmPattern, 'Write the rhythm like “text:2,outline:4”: steps and days of the week'))
