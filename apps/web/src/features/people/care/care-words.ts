import type { CareKind } from '@stillwater/contract/people/care'
import type { CareEntry } from '@stillwater/contract/people/care-entries'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'

export const careKindNames: Record<CareKind, string> = {
  visit: 'Visit',
  hospital: 'Hospital visit',
  call: 'Call',
  message: 'Message',
  counseling: 'Counseling',
  meal: 'Meal',
  other: 'Other',
}

/** Said of people who were deleted, here or on another device. */
const nobody = 'Someone no longer listed'

/** Such as "Ann Lee, Ruth". */
export function namesOf(
  { personIds }: Pick<CareEntry, 'personIds'>,
  names: ReadonlyMap<string, string>,
): string {
  return [...new Set(personIds.flatMap((id) => names.get(id) ?? []))].join(', ') || nobody
}

/** An entry as text, for choosing between two versions. */
export const tellEntry = ({ date, kind, minutes, words, followUp, keepUntil }: CareEntry): string =>
  [
    `${careKindNames[kind]}, ${formatIsoDate(date)}`,
    minutes !== null && `${minutes} min`,
    words,
    followUp !== null && `Follow up ${formatIsoDate(followUp)}`,
    keepUntil && `Keep until ${formatIsoDate(keepUntil)}`,
  ]
    .filter(Boolean)
    .join('\n')
