import { dayNumber, isIsoDate, isTimeZone } from '@stillwater/contract/dates/dates'
import type ICAL from 'ical.js'
import { LRUCache } from 'lru-cache'
import { findIana } from 'windows-iana'
import { instantOf, minute as aMinute, type WallTime, wallTime } from '#core/dates/zoned-time.ts'
import { offsetInFile } from './file-zones.ts'

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

/** Asking for a name is slow, above all for one that nobody knows. */
const names = new LRUCache<string, { readonly zone: string | undefined }>({
  max: 2000,
  memoMethod: (name) => {
    const plain = name.replace(/^\/[^/]+\/(?=[A-Z])/, '')
    const [known] = findIana(plain)
    return { zone: known ?? (isTimeZone(plain) ? plain : undefined) }
  },
})

/** The IANA name of a zone. Outlook has names of its own. */
const zoneNamed = (name: string): string | undefined => names.memo(name).zone

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
  const ahead = property.parent && offsetInFile(property.parent, named, { date, minute })
  if (ahead === undefined || ahead === null) return { instant: undefined }
  return { instant: (dayNumber(date) * 1440 + minute - ahead) * aMinute, zone: offsetName(ahead) }
}

/** Such as "+05:30". */
function offsetName(ahead: number): string {
  const minutes = Math.abs(ahead)
  return `${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const isUtc = (value: ICAL.Time) => value.zone?.tzid === 'UTC'

/** What the user's clock shows then. */
export const onClock = ({ date, minute, instant }: IcsTime, timeZone: string): IcsTime =>
  instant === undefined ? { date, minute, instant } : { ...wallTime(timeZone, instant), instant }

const two = (number: number) => String(number).padStart(2, '0')
