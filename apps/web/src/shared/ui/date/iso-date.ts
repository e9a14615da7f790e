import { isIsoDate } from '@stillwater/contract/dates/dates'

export { addDays, weekday as weekdayOf } from '@stillwater/contract/dates/dates'

/** Calendar days as "yyyy-MM-dd" text. A day has no time and no zone, so such text never goes through `new Date(text)`. */
interface DayParts {
  year: number
  /** 1 to 12. */
  month: number
  day: number
}

export const EARLIEST_DATE = '1900-01-01'
export const LATEST_DATE = '2100-12-31'

function utc({ year, month, day }: DayParts): Date {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

function fromUtc(date: Date): string {
  return toIsoDate({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() })
}

export function toIsoDate({ year, month, day }: DayParts): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** The parts of a day that exists, or undefined. */
export function parseIsoDate(text: string): DayParts | undefined {
  if (!isIsoDate(text)) return undefined
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

function need(text: string): DayParts {
  const parts = parseIsoDate(text)
  if (!parts) throw new RangeError(`Not a calendar day: ${text}`)
  return parts
}

/** Today in the user's time zone. */
export function todayIso(now: Date = new Date()): string {
  return toIsoDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() })
}

/** The same day of another month, or that month's last day where it is shorter. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = need(date)
  const lastDay = utc({ year, month: month + months + 1, day: 0 }).getUTCDate()
  return fromUtc(utc({ year, month: month + months, day: Math.min(day, lastDay) }))
}

const formatters = {
  short: new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  long: new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }),
  weekday: new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  month: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

/** "Jan 5, 2025", "Sunday, Jan 5, 2025" or "January 2025"; long, for the ear, "Sunday, January 5, 2025". */
export function formatIsoDate(date: string, style: keyof typeof formatters = 'short'): string {
  return formatters[style].format(utc(need(date)))
}
