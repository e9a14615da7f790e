import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'
import { IdSchema, IsoDateSchema, nullableLine, nullableText } from '../records/fields.ts'
import { limits } from '../limits.ts'
import { partField } from '../calls/list-parts.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from '../records/records.ts'

/** Nobody preaches longer than ten hours. */
const mostMinutes = 600

const fields = {
  date: IsoDateSchema,
  place: nullableLine(),
  minutes: z.nullable(
    z
      .int('Please enter whole minutes')
      .check(z.minimum(1, 'Please enter at least 1 minute'), z.maximum(mostMinutes)),
  ),
  /** How many words the text had then. */
  words: z.nullable(z.int().check(z.minimum(0), z.maximum(limits.integer))),
  note: nullableText(),
}

/** One time that a sermon was preached. */
export const DeliverySchema = z.object({
  ...recordFields,
  sermonId: z.string(),
  date: z.string(),
  place: z.nullable(z.string()),
  minutes: z.nullable(z.number()),
  words: z.nullable(z.number()),
  note: z.nullable(z.string()),
})
export type Delivery = z.infer<typeof DeliverySchema>

export const NewDeliverySchema = z.object({
  ...newRecordFields,
  sermonId: IdSchema,
  ...fields,
  place: z._default(fields.place, null),
  minutes: z._default(fields.minutes, null),
  words: z._default(fields.words, null),
  note: z._default(fields.note, null),
})

const DeliveryChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

/** Of all sermons, the latest first. */
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/deliveries',
  access: 'user',
  query: z.object(partField),
  response: z.array(DeliverySchema),
})

export const deliveryWrites = recordWrites('deliveries', {
  record: DeliverySchema,
  create: NewDeliverySchema,
  changes: DeliveryChangesSchema,
})
