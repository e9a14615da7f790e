import * as z from 'zod/mini'
import { type DateRange, dayNumber, type IsoDate } from './dates.ts'
import { IsoDateSchema } from '../records/fields.ts'
import { limits } from '../limits.ts'
import { type ListPart, partField } from '../calls/list-parts.ts'

const say = (message: string, path: 'date' | 'from' | 'to') => ({ error: message, path: [path], abort: true })

const told = (description: string) => IsoDateSchema.check(z.meta({ format: 'date', description }))

const days = {
  date: z.optional(told('One day. Give either date or from and to.')),
  from: z.optional(told('The first day of a date range.')),
  to: z.optional(
    told(`The last day of a date range, not before the first. It may span at most ${limits.rangeDays} days.`),
  ),
}

interface Days {
  readonly date?: IsoDate | undefined
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
}

const checks = [
  z.refine<Days>(
    ({ date, from, to }) => date !== undefined || from !== undefined || to !== undefined,
    say('Give a day as date, or a date range as from and to', 'date'),
  ),
  z.refine<Days>(
    ({ date, from, to }) => date === undefined || (from === undefined && to === undefined),
    say('Give either date or from and to, not both', 'date'),
  ),
  z.refine<Days>(
    ({ date, from }) => date !== undefined || from !== undefined,
    say('Give the first day as from', 'from'),
  ),
  z.refine<Days>(
    ({ date, to }) => date !== undefined || to !== undefined,
    say('Give the last day as to', 'to'),
  ),
  z.refine<Days>(({ from, to }) => !from || !to || from <= to, say('The last day is before the first', 'to')),
  z.refine<Days>(
    ({ from, to }) => !from || !to || dayNumber(to) - dayNumber(from) < limits.rangeDays,
    say(`Choose a range of at most ${limits.rangeDays} days`, 'to'),
  ),
] as const

const rangeOf = ({ date = '', from = date, to = date }: Days): DateRange => ({ from, to })

/** Which days a list is for: `date` for one, `from` and `to` for a range. All of somebody's years at once are not on offer. */
export const DateRangeQuerySchema = z.pipe(
  z.object({ ...days, ...partField }).check(...checks),
  z.transform(({ page, ...query }): DateRange & { page?: ListPart | undefined } => ({
    ...rangeOf(query),
    page,
  })),
)

/** The same for a list that always comes in one part. */
export const WholeRangeQuerySchema = z.pipe(z.object(days).check(...checks), z.transform(rangeOf))

/** The same for events, with what repeats or without. */
export const EventRangeQuerySchema = z.pipe(
  z
    .object({
      ...days,
      ...partField,
      repeating: z.optional(
        z
          .enum(['true', 'false'])
          .check(
            z.meta({ description: 'false leaves out the days of repeating events, save changed ones.' }),
          ),
      ),
    })
    .check(...checks),
  z.transform(
    ({ page, repeating, ...query }): DateRange & { page?: ListPart | undefined; repeating: boolean } => ({
      ...rangeOf(query),
      page,
      repeating: repeating !== 'false',
    }),
  ),
)
