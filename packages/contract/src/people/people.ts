import * as z from 'zod/mini'
import { careLimits, personDateKinds, personPlaces } from './care.ts'
import { isIsoDate } from '../dates/dates.ts'
import { endpoint } from '../calls/endpoint.ts'
import { IdSchema, IsoDateSchema, line, nullableLine, nullableText, requiredLine } from '../records/fields.ts'
import { limits } from '../limits.ts'
import { partField } from '../calls/list-parts.ts'
import { vaultText } from '../account/vault-text.ts'
import { changeFields, newRecordFields, recordFields, recordWrites } from '../records/records.ts'

/** A day whose year may be unknown, as vCards write it: 1950-03-05 or --03-05. */
const isDayOfAnyYear = (text: string) =>
  isIsoDate(text) || (/^--\d\d-\d\d$/.test(text) && isIsoDate(`2000${text.slice(1)}`))

const DayOfAnyYearSchema = z
  .string()
  .check(
    z.refine(isDayOfAnyYear, 'Choose a month and a day. Write the year with four digits, or leave it empty.'),
    z.meta({ description: 'A date such as 1950-03-05, or --03-05 where the year is not known.' }),
  )

const NewPersonDateSchema = z
  .object({
    kind: z.enum(personDateKinds, 'Please choose what the date is'),
    date: DayOfAnyYearSchema,
    label: z._default(nullableLine(), null),
    remember: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ kind, label }) => kind !== 'other' || label !== null, {
      path: ['label'],
      error: 'Please say what the date is',
    }),
  )

const fields = {
  name: requiredLine(1, 'Please enter a name'),
  household: nullableLine(),
  phone: nullableLine(careLimits.phone),
  email: nullableLine(limits.email),
  address: nullableText(careLimits.address),
  birthday: z.nullable(DayOfAnyYearSchema),
  dates: z
    .array(NewPersonDateSchema)
    .check(z.maxLength(careLimits.dates, `Use at most ${careLimits.dates} dates`)),
  tags: z
    .array(line(careLimits.tag).check(z.minLength(1, 'A tag cannot be empty')))
    .check(z.maxLength(careLimits.tags, `Use at most ${careLimits.tags} tags`)),
  place: z.enum(personPlaces, 'Please choose a place'),
  placeName: nullableLine(),
  room: nullableLine(careLimits.room),
  notes: nullableText(),
  vaultText: vaultText(),
  contactDays: z.nullable(z.int().check(z.minimum(1), z.maximum(careLimits.contactDays))),
  laterUntil: z.nullable(IsoDateSchema),
  mergedIds: z.array(IdSchema).check(z.maxLength(careLimits.merged)),
}

const PersonDateSchema = z.object({
  kind: z.enum(personDateKinds),
  date: z.string(),
  /** Whose or what it is, in the user's own words. */
  label: z.nullable(z.string()),
  /** For a death: whether to think of those who are left after 1, 3, 6 and 12 months. */
  remember: z.boolean(),
})
export type PersonDate = z.infer<typeof PersonDateSchema>

/** Somebody in the pastor's care. */
export const PersonSchema = z.object({
  ...recordFields,
  name: z.string(),
  /** People with the same household belong together. */
  household: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  birthday: z.nullable(z.string()),
  dates: z.array(PersonDateSchema),
  tags: z.array(z.string()),
  /** Where they are now, with the name of the hospital or care home and the room. */
  place: z.enum(personPlaces),
  placeName: z.nullable(z.string()),
  room: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** Private notes, sealed. The others stay readable. */
  vaultText: z.nullable(z.string()),
  /** How often the pastor would like to be in touch, in days; null for no rhythm. */
  contactDays: z.nullable(z.number()),
  /** Until when they are left off the list of those who need the pastor. */
  laterUntil: z.nullable(z.string()),
  /** The ids of those who were merged into this person: what names one of them means this person. */
  mergedIds: z.optional(z.array(z.string())),
})
export type Person = z.infer<typeof PersonSchema>

export const NewPersonSchema = z.object({
  ...newRecordFields,
  ...fields,
  household: z._default(fields.household, null),
  phone: z._default(fields.phone, null),
  email: z._default(fields.email, null),
  address: z._default(fields.address, null),
  birthday: z._default(fields.birthday, null),
  dates: z._default(fields.dates, []),
  tags: z._default(fields.tags, []),
  place: z._default(fields.place, 'home'),
  placeName: z._default(fields.placeName, null),
  room: z._default(fields.room, null),
  notes: z._default(fields.notes, null),
  vaultText: z._default(fields.vaultText, null),
  contactDays: z._default(fields.contactDays, null),
  laterUntil: z._default(fields.laterUntil, null),
  mergedIds: z._default(fields.mergedIds, []),
})

const PersonChangesSchema = z.extend(z.partial(z.object(fields)), changeFields)

/** The newest first; screens sort them as they like. */
export const listPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  access: 'user',
  query: z.object(partField),
  response: z.array(PersonSchema),
})

export const personWrites = recordWrites('people', {
  record: PersonSchema,
  create: NewPersonSchema,
  changes: PersonChangesSchema,
})
