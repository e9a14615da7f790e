import type { PersonDateKind, PersonPlace } from '@stillwater/contract/people/care'
import { dayNumber, type IsoDate } from '@stillwater/contract/dates/dates'
import type { Person, PersonDate } from '@stillwater/contract/people/people'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'

export const placeNames: Record<PersonPlace, string> = {
  home: 'At home',
  hospital: 'In the hospital',
  care_home: 'In a care home',
}

export const dateKindNames: Record<PersonDateKind, string> = {
  wedding: 'Wedding',
  baptism: 'Baptism',
  death: 'Death of someone close',
  other: 'Something else',
}

/** How often to be in touch, in days. */
export const contactRhythms = [
  { days: null, label: 'No rhythm' },
  { days: 7, label: 'Every week' },
  { days: 14, label: 'Every two weeks' },
  { days: 30, label: 'Every month' },
  { days: 91, label: 'Every three months' },
  { days: 182, label: 'Twice a year' },
  { days: 365, label: 'Once a year' },
] as const

export const rhythmLabel = (days: number | null): string =>
  contactRhythms.find((each) => each.days === days)?.label ?? `Every ${days} days`

const monthDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** "Mar 5, 1950", or "Mar 5" where the year is not known. */
export function formatDay(day: string): string {
  if (!day.startsWith('--')) return formatIsoDate(day)
  return monthDay.format(dayNumber(`2000${day.slice(1)}`) * 86_400_000)
}

/** "In the hospital: County hospital, room 12"; nothing for somebody at home. */
export function placeText({ place, placeName, room }: Person): string | undefined {
  if (place === 'home') return undefined
  const where = [placeName, room === null ? null : `room ${room}`].filter((part) => part !== null)
  return where.length === 0 ? placeNames[place] : `${placeNames[place]}: ${where.join(', ')}`
}

/** What a date is, such as "Wedding" or "Death: her brother". */
export function dateLabel({ kind, label }: PersonDate): string {
  if (kind === 'other') return label ?? dateKindNames.other
  const name = kind === 'death' ? 'Death' : dateKindNames[kind]
  return label === null ? name : `${name}: ${label}`
}

export const lastContactText = (date: IsoDate | undefined): string =>
  date === undefined ? 'No contact yet' : `Last contact ${formatIsoDate(date)}`
