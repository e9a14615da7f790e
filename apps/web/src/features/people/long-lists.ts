import type { CareEntry } from '@stillwater/contract/people/care-entries'
import type { IsoDate } from '@stillwater/contract/dates/dates'
import { entriesToErase } from '@stillwater/contract/people/keep-until'
import type { Person } from '@stillwater/contract/people/people'
import { lastContacts, whoNeedsMe } from '@stillwater/contract/people/who-needs-me'
import { queryClient } from '#shared/api/query-client.ts'
import { namesById } from '#shared/people/merged-ids.ts'
import { peopleQuery } from '#shared/people/people-query.ts'
import { remember } from '#shared/remember.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { careEntriesQuery } from './care/care-queries.ts'
import { findDuplicates } from './same/find-duplicates.ts'
import { type PeopleOrder, sortPeople } from './sort-people.ts'

const findContacts = remember(lastContacts)

/** The last contact with each person; undefined until the care log has been read. */
export const contactsOf = (
  entries: readonly CareEntry[] | undefined,
  people: readonly Person[],
  today: IsoDate,
) => entries && findContacts(entries, people, today)

const noContacts: ReadonlyMap<string, IsoDate> = new Map()
const sort = remember(sortPeople)
export const sortedPeople = (people: readonly Person[], order: PeopleOrder, last = noContacts) =>
  sort(people, order, last)

export const neededPeople = remember(whoNeedsMe<Person>)
export const duplicatesOf = remember(findDuplicates)
export const dueEntries = remember(entriesToErase<CareEntry>)

const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Looks through everybody while nobody waits for it, one step after another: what is tapped meanwhile comes in between. */
export async function preparePeople(): Promise<void> {
  const today = todayIso()
  const people = await queryClient.ensureQueryData(peopleQuery)
  const entries = await queryClient.ensureQueryData(careEntriesQuery)
  const last = contactsOf(entries, people, today)
  for (const step of [
    () => sortedPeople(people, 'name', last),
    () => neededPeople(people, entries, today, last),
    () => namesById(people),
    () => duplicatesOf(people),
  ]) {
    await pause()
    step()
  }
}
