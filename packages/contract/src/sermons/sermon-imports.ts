import * as z from 'zod/mini'
import { endpoint } from '../calls/endpoint.ts'
import { IdParamsSchema, IdSchema } from '../records/fields.ts'
import { sermonImport } from '../limits.ts'

/** Sermons that were brought in from files, all at once. Its sermons carry its instant as the one at which they were made. */
export const ExportedSermonImportSchema = z.object({
  id: IdSchema,
  importedAt: z.iso.datetime('Its creation date is missing.'),
  sermonIds: z.array(IdSchema).check(z.maxLength(sermonImport.sermons)),
})

const SermonImportSchema = z.object({
  id: z.string(),
  importedAt: z.number(),
  /** Until when it can be undone. */
  undoUntil: z.number(),
  /** How many sermons it brought. */
  sermons: z.number(),
})
export type SermonImport = z.infer<typeof SermonImportSchema>

/** The imports that can be undone, latest first. */
export const listSermonImports = endpoint({
  method: 'GET',
  path: '/api/sermon-imports',
  access: 'user',
  response: z.array(SermonImportSchema),
})

/** Takes an import back: deletes its sermons, except those that were changed since. */
export const undoSermonImport = endpoint({
  method: 'DELETE',
  path: '/api/sermon-imports/:id',
  access: 'user',
  params: IdParamsSchema,
  response: z.object({
    removed: z.number(),
    /** What was changed since, and stays. */
    kept: z.array(z.object({ id: z.string(), title: z.string() })),
  }),
  errors: ['too_many_attempts'],
})
