/** A calendar day as text, yyyy-MM-dd. It never passes through `new Date(text)`, which would read it as UTC midnight. */
export type IsoDate = string

/** Days from one to another, both included. */
export interface DateRange {
  readonly from: IsoDate
  readonly to: IsoDate
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

export function isIsoDate(value: string): boolean {
  const match = pattern.exec(value)
  if (match === null) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** The calendar day at an instant, in a zone. */
export function dayIn(timeZone: string, instant: number): IsoDate {
  const parts = dayFormat(timeZone).formatToParts(instant)
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** More than there are zones; names are taken in any case, so callers could fill a map without an end. */
const mostFormats = 600
const formats = new Map<string, Intl.DateTimeFormat>()
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    if (formats.size >= mostFormats) formats.clear()
    formats.set(timeZone, format)
  }
  return format
}

export function isTimeZone(name: string): boolean {
  try {
    dayFormat(name)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Days since 1970-01-01, for arithmetic on calendar days. */
export function dayNumber(date: IsoDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  // Date.UTC would take the years before 100 as 1900 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, day) / 86_400_000
}

function dayFromNumber(number: number): IsoDate {
  return new Date(number * 86_400_000).toISOString().slice(0, 10)
}

export const addDays = (date: IsoDate, days: number): IsoDate => dayFromNumber(dayNumber(date) + days)

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (date: IsoDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7
