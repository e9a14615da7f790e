import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'
import { IdSchema, requiredLine } from '../records/fields.ts'
import { isUrl } from '../records/is-url.ts'
import { partField } from '../calls/list-parts.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from '../records/records.ts'

const longestAddress = 2000

/** No other scheme: a link is opened by a tap. */
const isWebAddress = (value: string) => isUrl(value) && /^https?:$/.test(new URL(value).protocol)

const fields = {
  title: requiredLine(1, 'Please enter a title'),
  url: requiredLine(1, 'Please enter the address', longestAddress).check(
    z.refine(isWebAddress, 'Use an address that starts with https:// or http://'),
  ),
}

/** A page on the web that belongs to a sermon. */
export const SermonLinkSchema = z.object({
  ...recordFields,
  sermonId: z.string(),
  title: z.string(),
  url: z.string(),
})
export type SermonLink = z.infer<typeof SermonLinkSchema>

export const NewSermonLinkSchema = z.object({ ...newRecordFields, sermonId: IdSchema, ...fields })

const SermonLinkChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

/** Of all sermons, the first added first. */
export const listSermonLinks = endpoint({
  method: 'GET',
  path: '/api/sermon-links',
  access: 'user',
  query: z.object(partField),
  response: z.array(SermonLinkSchema),
})

export const sermonLinkWrites = recordWrites('sermon-links', {
  record: SermonLinkSchema,
  create: NewSermonLinkSchema,
  changes: SermonLinkChangesSchema,
})
