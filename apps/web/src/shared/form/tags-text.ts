import * as z from 'zod/mini'
import type { Errors } from './use-form.ts'

/** A form holds tags as they are typed, with commas between. */
export const tagsText = z.pipe(
  z.string(),
  z.transform((text) => [
    ...new Set(
      text
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ]),
)

/** What is wrong with the tags, or with one of them. */
export const tagsError = (errors: Errors): string | undefined =>
  Object.entries(errors).find(([field]) => field === 'tags' || field.startsWith('tags.'))?.[1]
