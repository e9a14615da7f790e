import type { Person } from './people.ts'

type MergedPerson = Pick<Person, 'id' | 'mergedIds'>

/**
 * Whom each id of a merged person means now. A record that was not relinked, such as a visit that another device wrote meanwhile, still
 * names that id. Whoever is in the list themselves means only themselves.
 */
export function mergedInto(people: readonly MergedPerson[]): ReadonlyMap<string, string> {
  const merged = new Map<string, string>()
  for (const { id, mergedIds = [] } of people) for (const old of mergedIds) merged.set(old, id)
  if (merged.size > 0) for (const { id } of people) merged.delete(id)
  return merged
}

/** The people whom these ids mean now, each once. */
export const meantIds = (ids: readonly string[], merged: ReadonlyMap<string, string>): readonly string[] =>
  ids.some((id) => merged.has(id)) ? [...new Set(ids.map((id) => merged.get(id) ?? id))] : ids
