import { isIsoDate, isTimeZone } from '@stillwater/contract/dates/dates'
import type ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import { instantOf, type WallTime, wallTime } from '#core/dates/zoned-time.ts'

/** A day, or a time on the clock of some zone. */
export interface IcsTime {
  readonly date: string
  /** Null for a whole day. */
  readonly minute: number | null
  /** Undefined for a time on whatever clock there is. */
  readonly instant: number | undefined
  /** Whose clock it is on: a name, or how far it is ahead of Greenwich then. Undefined as the instant is. */
  readonly zone?: string | undefined
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
  return { date, minute, ...clockOf(property, value, { date, minute }) }
}

function clockOf(
  property: ICAL.Property,
  value: ICAL.Time,
  { date, minute }: WallTime,
): Pick<IcsTime, 'instant' | 'zone'> {
  const named = property.getFirstParameter('tzid')
  if (named === '' || named === undefined)
    return isUtc(value) ? { instant: value.toUnixTime() * 1000, zone: 'UTC' } : { instant: undefined }
  const zone = zoneNamed(named)
  if (zone !== undefined) return { instant: instantOf(zone, date, minute), zone }
  // A zone that only the file itself knows.
  if (value.zone?.tzid === 'floating') return { instant: undefined }
  const instant = value.toUnixTime() * 1000
  return { instant, zone: offsetName(Date.parse(`${date}T00:00:00Z`) + minute * 60_000 - instant) }
}

/** Such as "+05:30". */
function offsetName(ahead: number): string {
  const minutes = Math.round(Math.abs(ahead) / 60_000)
  return `${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const isUtc = (value: ICAL.Time) => value.zone?.tzid === 'UTC'

/** What the user's clock shows then. */
export const onClock = ({ date, minute, instant }: IcsTime, timeZone: string): IcsTime =>
  instant === undefined ? { date, minute, instant } : { ...wallTime(timeZone, instant), instant }

const two = (number: number) => String(number).padStart(2, '0')
