import { isIsoDate, isTimeZone } from '@stillwater/contract/dates'
import type ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import { instantOf, type WallTime, wallTime } from '#core/zoned-time.ts'

/** A day, or a time on the clock of some zone. */
export interface IcsTime {
  readonly date: string
  /** Null for a whole day. */
  readonly minute: number | null
  /** Undefined for a time on whatever clock there is. */
  readonly instant: number | undefined
}

/** The IANA name of a zone. Outlook has names of its own. */
function zoneNamed(name: string): string | undefined {
  const plain = name.replace(/^\/[^/]+\/(?=[A-Z])/, '')
  const [known] = findIana(plain)
  return known ?? (isTimeZone(plain) ? plain : undefined)
}

/** Undefined for a value that is no time. */
export function readIcsTime(
  property: ICAL.Property | null,
  of: unknown = property?.getFirstValue(),
): IcsTime | undefined {
  const value = of as ICAL.Time | null | undefined
  if (property === null || typeof value?.toUnixTime !== 'function') return undefined
  const date = `${String(value.year).padStart(4, '0')}-${two(value.month)}-${two(value.day)}`
  if (!isIsoDate(date)) return undefined
  if (value.isDate) return { date, minute: null, instant: undefined }
  const minute = value.hour * 60 + value.minute
  return { date, minute, instant: instantFor(property, value, { date, minute }) }
}

function instantFor(
  property: ICAL.Property,
  value: ICAL.Time,
  { date, minute }: WallTime,
): number | undefined {
  const named = property.getFirstParameter('tzid')
  if (named === '' || named === undefined) return isUtc(value) ? value.toUnixTime() * 1000 : undefined
  const zone = zoneNamed(named)
  if (zone !== undefined) return instantOf(zone, date, minute)
  // A zone that only the file itself knows.
  return value.zone?.tzid === 'floating' ? undefined : value.toUnixTime() * 1000
}

const isUtc = (value: ICAL.Time) => value.zone?.tzid === 'UTC'

/** What the user's clock shows then. */
export const onClock = ({ date, minute, instant }: IcsTime, timeZone: string): IcsTime =>
  instant === undefined ? { date, minute, instant } : { ...wallTime(timeZone, instant), instant }

const two = (number: number) => String(number).padStart(2, '0')
