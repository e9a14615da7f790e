import { NewPersonSchema, type Person } from '@stillwater/contract/people/people'
import * as z from 'zod/mini'
import { tagsText } from '#shared/form/tags-text.ts'
import { emptyPerson, type PersonValues } from '#shared/people/empty-person.ts'
import { sealedOf } from '#shared/vault/sealed-of.ts'

/** The form holds the tags as they are typed, with commas between. */
export const PersonFormSchema = z.pipe(
  z.pipe(
    z.looseObject({ tags: tagsText }),
    z.transform((values) => values as z.input<typeof NewPersonSchema>),
  ),
  NewPersonSchema,
)

export type PersonFormValues = Omit<PersonValues, 'tags'> & { readonly tags: string }

export function formValuesOf(person: Person | undefined, household: string | null): PersonFormValues {
  if (person === undefined) return { ...emptyPerson(), household, tags: '' }
  const { id: _, userId: __, version: ___, tags, ...values } = person
  return { ...values, vaultText: sealedOf(person), tags: tags.join(', ') }
}
