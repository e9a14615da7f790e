import * as z from 'zod/mini'
import { endpoint } from './calls/endpoint.ts'
import { IdSchema, line, nullableLine, requiredLine, requiredText } from './records/fields.ts'
import { illustrationLimits } from './limits.ts'
import { partField } from './calls/list-parts.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from './records/records.ts'

const fields = {
  title: requiredLine(1, 'Please enter a title'),
  text: requiredText('Please write the illustration'),
  /** Whose it is, or where it was read. */
  source: nullableLine(illustrationLimits.source),
  tags: z
    .array(line(illustrationLimits.tag).check(z.minLength(1, 'A tag cannot be empty')))
    .check(z.maxLength(illustrationLimits.tags, `Use at most ${illustrationLimits.tags} tags`)),
  /** The passage that it goes with. */
  reference: nullableLine(),
  /** The sermons that it is told in. One that was deleted may come back, so it is still named. */
  sermonIds: z
    .array(IdSchema)
    .check(z.maxLength(illustrationLimits.sermons, `Use at most ${illustrationLimits.sermons} sermons`)),
}

/** A story, an example or a picture for sermons. */
export const IllustrationSchema = z.object({
  ...recordFields,
  title: z.string(),
  text: z.string(),
  source: z.nullable(z.string()),
  tags: z.array(z.string()),
  reference: z.nullable(z.string()),
  sermonIds: z.array(z.string()),
})
export type Illustration = z.infer<typeof IllustrationSchema>

export const NewIllustrationSchema = z.object({
  ...newRecordFields,
  ...fields,
  source: z._default(fields.source, null),
  tags: z._default(fields.tags, []),
  reference: z._default(fields.reference, null),
  sermonIds: z._default(fields.sermonIds, []),
})

const IllustrationChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

/** The newest first. */
export const listIllustrations = endpoint({
  method: 'GET',
  path: '/api/illustrations',
  access: 'user',
  query: z.object(partField),
  response: z.array(IllustrationSchema),
})

export const illustrationWrites = recordWrites('illustrations', {
  record: IllustrationSchema,
  create: NewIllustrationSchema,
  changes: IllustrationChangesSchema,
})
