import type { IsoDate } from '@stillwater/contract/dates/dates'
import type { Person } from '@stillwater/contract/people/people'
import type { Need } from '@stillwater/contract/people/who-needs-me'
import { addDays, formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { dateLabel, placeText } from '../person-words.ts'

/** Why somebody is on the list, in a few words. Nothing in them counts what was missed. */
export function needText(need: Need, person: Person, today: IsoDate): string {
  switch (need.reason) {
    case 'follow-up':
      return need.date === today ? 'Follow up today' : `Follow up since ${formatIsoDate(need.date)}`
    case 'hospital':
      return placeText(person) ?? 'In the hospital'
    case 'date': {
      const name = need.of === 'birthday' ? 'Birthday' : dateLabel(need.of)
      return need.date === today ? `${name} today` : `${name} ${formatIsoDate(need.date, 'weekday')}`
    }
    case 'months': {
      const who = need.of.label === null ? 'a death' : `the death of ${need.of.label}`
      return need.months === 12
        ? `A year since ${who}`
        : `${need.months === 1 ? '1 month' : `${need.months} months`} since ${who}`
    }
    case 'rhythm':
      return need.last === undefined ? 'No contact yet' : `Last contact ${formatIsoDate(need.last)}`
  }
}

/** When somebody who was put off is back on the list. */
export function laterText(until: IsoDate, today: IsoDate): string {
  if (until === addDays(today, 1)) return 'Back tomorrow'
  return until === addDays(today, 7) ? 'Back in a week' : `Back on ${formatIsoDate(until, 'weekday')}`
}
