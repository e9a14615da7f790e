import type { Person } from '@stillwater/contract/people/people'
import { contentId } from '#shared/imports/content-id.ts'
import type { PersonValues } from '#shared/people/empty-person.ts'
import { idsOf } from '#shared/people/merged-ids.ts'
import { twinFinder } from '../same/find-duplicates.ts'
import type { Contact } from './reading/contact.ts'
import { personOfContact } from './reading/person-of-contact.ts'

interface Twin {
  readonly name: string
  readonly isInList: boolean
}

/** Somebody to check before they are saved. */
export interface PersonRow {
  readonly id: string
  readonly values: PersonValues
  readonly isChosen: boolean
  /** Who may be the same: in the list already, or earlier among these contacts. */
  readonly twin: Twin | undefined
  readonly isCompany: boolean
  readonly hasName: boolean
  readonly isShortened: boolean
}

interface FoundPeople {
  readonly rows: readonly PersonRow[]
  /** How many came before, just like this. */
  readonly known: number
}

interface Facts {
  readonly people: readonly Person[]
  /** Of whom they will be: so that nobody else's addresses of the same person are the same. */
  readonly owner: string
  readonly today: string
}

/** People as they would be saved. The same contact has the same id however often it is read, so nobody comes twice. */
export function rowsOfContacts(contacts: readonly Contact[], { people, owner, today }: Facts): FoundPeople {
  const rows = new Map<string, PersonRow>()
  const ids = new Set(people.flatMap(idsOf))
  const inList = twinFinder(people)
  const among = twinFinder<PersonValues>([])
  const known = new Set<string>()
  for (const contact of contacts) {
    const found = personOfContact(contact, today)
    if (found === undefined) continue
    const id = contentId(JSON.stringify([owner, found.values]))
    if (ids.has(id)) known.add(id)
    if (ids.has(id) || rows.has(id)) continue
    const inListTwin = inList.twinOf(found.values)
    const name = (inListTwin ?? among.twinOf(found.values))?.name
    const twin = name === undefined ? undefined : { name, isInList: inListTwin !== undefined }
    if (inListTwin === undefined) among.add(found.values)
    rows.set(id, { ...found, id, twin, isChosen: twin === undefined && found.hasName && !found.isCompany })
  }
  const byName = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true })
  return {
    rows: [...rows.values()].sort((a, b) => byName.compare(a.values.name, b.values.name)),
    known: known.size,
  }
}
