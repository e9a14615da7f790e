import type { Person } from '@stillwater/contract/people/people'
import { plain } from '@stillwater/contract/search/words'
import { dialable } from '../contact-addresses.ts'

export type Pair = readonly [Person, Person]

/** Known by both ids, whichever comes first. */
export const pairKey = ([a, b]: Pair): string => [a.id, b.id].sort().join(' ')

/**
 * Who may be in the list twice: people of the same name, or of the same first name with the same phone or e-mail. A shared phone alone
 * is a household's. Two birthdays that differ make two people.
 */
export function findDuplicates(people: readonly Person[]): Pair[] {
  const groups = groupsByTrait(people)
  const pairs = new Map<string, Pair>()
  for (const group of groups.values())
    // Each with the one before: a hundred of one name are a hundred questions, not five thousand.
    for (const [index, person] of group.entries()) {
      const before = group[index - 1]
      if (before === undefined || areBornApart(before, person)) continue
      const pair: Pair = [before, person]
      pairs.set(pairKey(pair), pair)
    }
  return [...pairs.values()]
}

interface TwinFinder<P> {
  /** Who of those that are known somebody else may be. */
  readonly twinOf: (person: Traits) => P | undefined
  readonly add: (person: P) => void
}

export function twinFinder<P extends Traits>(people: readonly P[]): TwinFinder<P> {
  const groups = groupsByTrait(people)
  return {
    twinOf: (person) =>
      traitsOf(person)
        .flatMap((trait) => groups.get(trait) ?? [])
        .find((each) => !areBornApart(each, person)),
    add: (person) => addTo(groups, person),
  }
}

function groupsByTrait<P extends Traits>(people: readonly P[]): Map<string, P[]> {
  const groups = new Map<string, P[]>()
  for (const person of people) addTo(groups, person)
  return groups
}

function addTo<P extends Traits>(groups: Map<string, P[]>, person: P): void {
  for (const trait of traitsOf(person)) {
    const group = groups.get(trait)
    if (group === undefined) groups.set(trait, [person])
    else group.push(person)
  }
}

/** What people are told apart by. */
type Traits = Pick<Person, 'name' | 'phone' | 'email' | 'birthday'>

/** Too few digits are no phone number. */
const fewestDigits = 6

function traitsOf({ name, phone, email }: Traits): string[] {
  const words = plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const digits = dialable(phone ?? '').replace('+', '')
  const first = words[0]
  if (first === undefined) return []
  return [
    `name ${words.toSorted().join(' ')}`,
    ...(digits.length >= fewestDigits ? [`phone ${first} ${digits.slice(-10)}`] : []),
    ...(email === null ? [] : [`email ${first} ${plain(email)}`]),
  ]
}

/** Without a year only the day can differ. */
function areBornApart(a: Traits, b: Traits): boolean {
  if (a.birthday === null || b.birthday === null) return false
  const hasNoYear = a.birthday.startsWith('--') || b.birthday.startsWith('--')
  return hasNoYear ? a.birthday.slice(-5) !== b.birthday.slice(-5) : a.birthday !== b.birthday
}
