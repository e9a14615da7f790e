import * as z from 'zod/mini'
import { careKinds, careLimits } from './care.ts'
import { endpoint } from '../calls/endpoint.ts'
import { IsoDateSchema, nullableText } from '../records/fields.ts'
import { partField } from '../calls/list-parts.ts'
import { PersonIdsSchema } from './person-ids.ts'
import { alsoReadable, vaultText } from '../account/vault-text.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from '../records/records.ts'

const fields = {
  personIds: PersonIdsSchema.check(z.minLength(1, 'Please choose a person')),
  date: IsoDateSchema,
  kind: z.enum(careKinds, 'Please choose a kind'),
  minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(careLimits.minutes))),
  words: nullableText(),
  vaultText: vaultText(),
  followUp: z.nullable(IsoDateSchema),
  keepUntil: z.nullable(IsoDateSchema),
}

/** One time that the pastor was in touch with somebody. */
export const CareEntrySchema = z.object({
  ...recordFields,
  personIds: z.array(z.string()),
  date: z.string(),
  kind: z.enum(careKinds),
  minutes: z.nullable(z.number()),
  words: z.nullable(z.string()),
  /** The words of an entry that is sealed, in place of `words`. */
  vaultText: z.nullable(z.string()),
  /** The day on which to be in touch again; null once there is nothing more to do. */
  followUp: z.nullable(z.string()),
  /** The day on which the app asks whether to erase it; null for the rule that all entries have. One that a device has stored before has none. */
  keepUntil: z.optional(z.nullable(z.string())),
})
export type CareEntry = z.infer<typeof CareEntrySchema>

/** What is wrong with an entry whose words are both sealed and readable. */
export const careEntryFault = ({ words, vaultText }: Pick<CareEntry, 'words' | 'vaultText'>) =>
  words !== null && vaultText !== null ? { words: alsoReadable } : undefined

export const NewCareEntrySchema = z
  .object({
    ...newRecordFields,
    ...fields,
    kind: z._default(fields.kind, 'visit'),
    minutes: z._default(fields.minutes, null),
    words: z._default(fields.words, null),
    vaultText: z._default(fields.vaultText, null),
    followUp: z._default(fields.followUp, null),
    keepUntil: z._default(fields.keepUntil, null),
  })
  .check(z.refine((entry) => careEntryFault(entry) === undefined, { path: ['words'], error: alsoReadable }))

const CareEntryChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

/** The latest first. */
export const listCareEntries = endpoint({
  method: 'GET',
  path: '/api/care-entries',
  access: 'user',
  query: z.object(partField),
  response: z.array(CareEntrySchema),
})

export const careEntryWrites = recordWrites('care-entries', {
  record: CareEntrySchema,
  create: NewCareEntrySchema,
  changes: CareEntryChangesSchema,
})
