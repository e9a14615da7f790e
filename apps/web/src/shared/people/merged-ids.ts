import { mergedInto } from '@stillwater/contract/people/merged-ids'
import type { Person } from '@stillwater/contract/people/people'
import { remember } from '../remember.ts'

/** Every id that means this person: their own, and those of whoever was merged into them. */
export const idsOf = ({ id, mergedIds = [] }: Pick<Person, 'id' | 'mergedIds'>): string[] => [
  id,
  ...mergedIds,
]

/** Whether any of these ids means this person. */
export const isNamed = (person: Pick<Person, 'id' | 'mergedIds'>, ids: readonly string[] = []): boolean =>
  ids.length > 0 && idsOf(person).some((id) => ids.includes(id))

export const namesById = remember((people: readonly Person[]): ReadonlyMap<string, string> => {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  for (const [old, id] of mergedInto(people)) names.set(old, names.get(id) ?? '')
  return names
})
