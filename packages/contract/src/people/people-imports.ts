import * as z from 'zod/mini'
import { contactsFile } from './contacts-file.ts'
import { endpoint } from '../calls/endpoint.ts'
import { IdParamsSchema, IdSchema } from '../records/fields.ts'

/** People who were brought in from contacts, all at once. They carry its instant as the one at which they were made. */
export const ExportedPeopleImportSchema = z.object({
  id: IdSchema,
  importedAt: z.iso.datetime('Its creation date is missing.'),
  personIds: z.array(IdSchema).check(z.maxLength(contactsFile.people)),
})

const PeopleImportSchema = z.object({
  id: z.string(),
  importedAt: z.number(),
  /** Until when it can be undone. */
  undoUntil: z.number(),
  /** How many people it brought. */
  people: z.number(),
})
export type PeopleImport = z.infer<typeof PeopleImportSchema>

/** The imports that can be undone, latest first. */
export const listPeopleImports = endpoint({
  method: 'GET',
  path: '/api/people-imports',
  access: 'user',
  response: z.array(PeopleImportSchema),
})

/** Takes an import back: deletes its people, except those who were changed since or whom another record names. */
export const undoPeopleImport = endpoint({
  method: 'DELETE',
  path: '/api/people-imports/:id',
  access: 'user',
  params: IdParamsSchema,
  response: z.object({
    removed: z.number(),
    /** Who stays. */
    kept: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  errors: ['too_many_attempts'],
})
