/** What `everything.json` of an export holds. The server writes it by these schemas; docs/export-format.md is made from them. */
import * as z from 'zod/mini'
import { CalendarSubscriptionSchema } from '../calendar/calendar-subscriptions.ts'
import { CareSettingsSchema } from '../people/care-settings.ts'
import { DonationSchema } from '../donations/donations.ts'
import type { Schema } from '../calls/endpoint.ts'
import { endpoints } from '../index.ts'
import { ReminderSettingsSchema } from '../notifications.ts'
import { ExportedPeopleImportSchema } from '../people/people-imports.ts'
import { PlanSettingsSchema } from '../plan/plan.ts'
import { PraySettingsSchema } from '../prayers/pray.ts'
import { type RecordName, recordNames } from '../records/record-names.ts'
import { SermonBlockSchema, SermonVersionSchema } from '../sermons/sermon-body.ts'
import { ExportedSermonImportSchema } from '../sermons/sermon-imports.ts'
import { ExportedVaultSchema } from '../account/vault.ts'

/** When a record was made and last changed, beyond what every call answers. */
const instants = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() }

type RecordSchema = z.ZodMiniObject<{ id: Schema; userId: Schema; version: Schema }>

/** How a record of this type is answered. */
function recordSchemaOf(name: RecordName): RecordSchema {
  const add = endpoints.find(({ method, path }) => method === 'POST' && path === `/api/${name}`)
  if (!add?.response) throw new Error(`${name} cannot be created`)
  return add.response as RecordSchema
}

/** A record in the file: without its owner, who is whoever has the file. */
const exportedRecord = (name: RecordName) =>
  z.extend(z.omit(recordSchemaOf(name), { userId: true }), instants)

const ExportedAccountSchema = z.object({
  email: z.string(),
  fullName: z.string(),
  churchName: z.nullable(z.string()),
  followsReadings: z.boolean(),
  timeZone: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})
export type ExportedAccount = z.infer<typeof ExportedAccountSchema>

export const ExportedTextSchema = z.object({
  sermonId: z.string(),
  /** Grows with each change. */
  seq: z.int().check(z.minimum(1)),
  /** Whether it was begun with the sermon's notes. */
  fromNotes: z.boolean(),
  /** Where the last change was made, and when. */
  device: z.string(),
  changedAt: z.iso.datetime(),
  blocks: z.array(SermonBlockSchema),
})
export type ExportedText = z.infer<typeof ExportedTextSchema>

export const ExportedVersionSchema = z.extend(SermonVersionSchema, {
  sermonId: z.string(),
  /** The number of the text that was like this. */
  seq: z.int().check(z.minimum(1)),
  at: z.iso.datetime(),
  blocks: z.array(SermonBlockSchema),
})
export type ExportedVersion = z.infer<typeof ExportedVersionSchema>

export const ExportedMarkSchema = z.object({ prayerId: z.string(), date: z.string() })

interface Section {
  readonly schema: Schema
  /** Whether there is one for each record, in a list. */
  readonly isList: boolean
  readonly about: string
}

const list = (schema: Schema, about: string): Section => ({ schema, isList: true, about })

const recordSections = Object.fromEntries(
  recordNames.map((name) => [name, list(exportedRecord(name), `The records of \`/api/${name}\`.`)]),
) as Record<RecordName, Section>

/** The parts of the file, in their order: what belongs to a sermon comes after the sermons. */
export const exportSections = {
  account: {
    schema: ExportedAccountSchema,
    isList: false,
    about: 'Whose export it is.',
  },
  reminderSettings: {
    schema: z.nullable(ReminderSettingsSchema),
    isList: false,
    about: 'When reminders come; null if never changed.',
  },
  praySettings: {
    schema: z.nullable(PraySettingsSchema),
    isList: false,
    about: 'How many prayers come up in a day; null if never changed.',
  },
  planSettings: {
    schema: z.nullable(PlanSettingsSchema),
    isList: false,
    about: 'On which days of the week the user preaches, and prepares for it; null if never changed.',
  },
  careSettings: {
    schema: z.nullable(CareSettingsSchema),
    isList: false,
    about: 'How long the care log is kept before the app asks; null if never changed.',
  },
  vault: {
    schema: z.nullable(ExportedVaultSchema),
    isList: false,
    about:
      'What opens sealed words, with the passphrase or the recovery code; null if none were ever sealed.',
  },
  ...recordSections,
  prayedDays: list(ExportedMarkSchema, 'On which days each prayer was prayed.'),
  sermonTexts: list(ExportedTextSchema, 'The texts written in the sermon workspace, as blocks.'),
  sermonVersions: list(ExportedVersionSchema, 'Texts of sermons as they were: the history.'),
  sermonImports: list(
    ExportedSermonImportSchema,
    'Sermons imported from files, which can be undone together.',
  ),
  peopleImports: list(
    ExportedPeopleImportSchema,
    'People imported from contacts, which can be undone together.',
  ),
  calendarSubscriptions: list(
    z.extend(z.pick(CalendarSubscriptionSchema, { id: true, address: true, name: true, color: true }), {
      createdAt: z.iso.datetime(),
    }),
    'Other calendars that are shown alongside the user’s own. Their addresses may be secrets of others.',
  ),
  donations: list(z.extend(DonationSchema, { givenAt: z.iso.datetime() }), 'What was given.'),
} as const satisfies Record<string, Section>
export type ExportSection = keyof typeof exportSections

/** What a field may hold, in the words of JSON Schema. */
export interface FieldValues {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly FieldValues[]
  readonly items?: FieldValues
}

type Fields = Readonly<Record<string, FieldValues>>

/** The fields of a part of the file; for a list, of each of its entries. */
export function fieldsOfSection(name: ExportSection): Fields {
  const { properties, anyOf = [] } = z.toJSONSchema(exportSections[name].schema, { io: 'output' })
  return (properties ?? anyOf.map((each) => each.properties).find((each) => each) ?? {}) as Fields
}
