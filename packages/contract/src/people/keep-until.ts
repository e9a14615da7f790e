import type { CareEntry } from './care-entries.ts'
import type { IsoDate } from '../dates/dates.ts'
import { meantIds, mergedInto } from './merged-ids.ts'
import type { Person } from './people.ts'
import { monthsLater } from './who-needs-me.ts'

/** Who knows only what an earlier version of the app has stored has no sealed text. */
type KeptEntry = Pick<CareEntry, 'personIds' | 'date' | 'followUp' | 'keepUntil'> &
  Partial<Pick<CareEntry, 'vaultText'>>

const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b)

/**
 * The entries of the care log about which to ask whether to erase them: those whose own day has come, and those of people with whom the
 * last contact is so many months ago, unless they are sealed. What is still to be followed up is not asked about. A pure function: every
 * device asks the same.
 */
export function entriesToErase<E extends KeptEntry>(
  entries: readonly E[],
  people: readonly Pick<Person, 'id' | 'mergedIds'>[],
  keepMonths: number | null,
  today: IsoDate,
): E[] {
  const merged = mergedInto(people)
  const last = new Map<string, IsoDate>()
  for (const { personIds, date } of entries)
    for (const id of meantIds(personIds, merged)) if (date > (last.get(id) ?? '')) last.set(id, date)
  /** Of the day of a last contact. Many entries share one, and a list is long. */
  const isOver = new Map<IsoDate, boolean>()
  const isDue = ({ personIds, date, followUp, keepUntil = null, vaultText = null }: E) => {
    if (followUp !== null && followUp > today) return false
    if (keepUntil !== null) return keepUntil <= today
    if (keepMonths === null || vaultText !== null) return false
    // With somebody who is still in touch, all of the story is kept.
    let contact = date
    for (const id of meantIds(personIds, merged)) contact = later(contact, last.get(id) ?? date)
    const known = isOver.get(contact)
    if (known !== undefined) return known
    const over = monthsLater(contact, keepMonths) <= today
    isOver.set(contact, over)
    return over
  }
  return entries.filter(isDue)
}
