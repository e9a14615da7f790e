import type { PersonPlace } from '@stillwater/contract/people/care'
import type { IsoDate } from '@stillwater/contract/dates/dates'
import type { Person } from '@stillwater/contract/people/people'

export type PeopleOrder = 'name' | 'contact' | 'place'

const byName = new Intl.Collator('en-US', { sensitivity: 'base' })
/** Room 9 comes before room 10. */
const byPlace = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true })

/** Who is away from home comes first. */
const places: Record<PersonPlace, number> = { hospital: 0, care_home: 1, home: 2 }

/** Sorted for the eye: by name; by contact with the longest without first; or by where people are. */
export function sortPeople(
  people: readonly Person[],
  order: PeopleOrder,
  last: ReadonlyMap<string, IsoDate>,
): Person[] {
  const contact = ({ id }: Person) => last.get(id) ?? ''
  const compare = {
    name: () => 0,
    contact: (a: Person, b: Person) => (contact(a) < contact(b) ? -1 : contact(a) > contact(b) ? 1 : 0),
    place: (a: Person, b: Person) =>
      places[a.place] - places[b.place] || byPlace.compare(a.placeName ?? '', b.placeName ?? ''),
  }[order]
  return people.toSorted((a, b) => compare(a, b) || byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
}
