import * as z from 'zod/mini'
import type { Cursor } from './cursor.ts'
import { isIsoDate } from '../dates/dates.ts'
import { IdSchema } from '../records/fields.ts'

function readCursor(text: string): Cursor | undefined {
  const [date = '', id = '', ...rest] = text.split('.')
  return rest.length === 0 && isIsoDate(date) && z.safeParse(IdSchema, id).success ? { date, id } : undefined
}

export const CursorSchema = z.pipe(
  z.string(),
  z.transform((value, context): Cursor => {
    const cursor = readCursor(value)
    if (cursor !== undefined) return cursor
    context.issues.push({ code: 'custom', message: 'This position in the list is not valid', input: value })
    return z.NEVER
  }),
)

/** Where a list goes on that is too long for one answer: the position of the last record that was answered, and its id. */
export interface ListPart {
  readonly position: number
  readonly id: string
}

/**
 * Every list takes it. A list that is too long for one answer comes in parts: the header `Link: <…>; rel="next"` of each names the
 * address of the next, which holds this.
 */
export const partField = {
  page: z.optional(
    z.pipe(
      z.string().check(
        z.regex(/^\d{1,6}\.[\da-f-]{36}(?:_[\d-]{10})?$/, 'This position in the list is not valid'),
        z.meta({
          description: 'Where a long list continues: from the Link header of the previous response.',
        }),
      ),
      z.transform((value): ListPart => {
        const [position = '', id = ''] = value.split('.')
        return { position: Number(position), id }
      }),
    ),
  ),
}

/** How many records a page holds, as an address says it. */
export const limitSchema = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,3}$/, `Use a whole number up to ${most}`)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(most))),
  )
