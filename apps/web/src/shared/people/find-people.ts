import type { Person } from '@stillwater/contract/people/people'
import { plain } from '@stillwater/contract/search/words'
import { matchesWords } from '#shared/records/list/match-words.ts'

/** A household with everybody in it, as one choice. */
interface HouseholdChoice {
  readonly household: string
  readonly people: readonly Person[]
}

interface Choices {
  readonly people: readonly Person[]
  readonly households: readonly HouseholdChoice[]
  /** Whether somebody is called exactly so. */
  readonly isKnown: boolean
}

/** More than fit on a screen: whoever looks further types another letter. */
const mostShown = 6

/** Whom the typed letters may mean. Those whose name begins with them come first, otherwise the order stays. */
export function findPeople(people: readonly Person[], typed: string, chosenIds: readonly string[]): Choices {
  const query = typed.trim()
  const free = people.filter(({ id }) => !chosenIds.includes(id))
  if (query === '') return { people: free.slice(0, mostShown), households: [], isKnown: false }
  const found = free.filter(({ name }) => matchesWords(query, name))
  const begins = (person: Person) => plain(person.name).startsWith(plain(query))
  return {
    people: [...found.filter(begins), ...found.filter((person) => !begins(person))].slice(0, mostShown),
    households: householdsLike(free, query),
    isKnown: people.some(({ name }) => plain(name) === plain(query)),
  }
}

/** Those with at least two people: one person is found by their name. */
function householdsLike(people: readonly Person[], query: string): HouseholdChoice[] {
  const groups = new Map<string, Person[]>()
  for (const person of people)
    if (person.household !== null && matchesWords(query, person.household))
      groups.set(person.household, [...(groups.get(person.household) ?? []), person])
  return [...groups]
    .filter(([, members]) => members.length > 1)
    .map(([household, members]) => ({ household, people: members }))
    .slice(0, 2)
}
