import type { IsoDate } from '@stillwater/contract/dates/dates'
import type { Person } from '@stillwater/contract/people/people'

/** Whom the pastor most likely comes from: those in the hospital, then those of the latest contacts, then the newest. */
export function likelyPeople(
  people: readonly Person[],
  last: ReadonlyMap<string, IsoDate> = new Map(),
): Person[] {
  const rank = ({ place }: Person) => (place === 'hospital' ? 0 : 1)
  const contact = ({ id }: Person) => last.get(id) ?? ''
  return people.toSorted(
    (a, b) => rank(a) - rank(b) || (contact(a) > contact(b) ? -1 : contact(a) < contact(b) ? 1 : 0),
  )
}
