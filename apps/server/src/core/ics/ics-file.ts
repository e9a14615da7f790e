import { addDays, dayNumber } from '@stillwater/contract/dates/dates'
import { limits } from '@stillwater/contract/limits'
import ICAL from 'ical.js'
import { takeZones } from './file-zones.ts'
import { type IcsTime, onClock, readIcsTime } from './ics-time.ts'

/** The calendars of a file; undefined for a text that is none. */
export function calendarsIn(file: string): ICAL.Component[] | undefined {
  try {
    const parsed = ICAL.parse(file.replace(/^\uFEFF/, '')) as unknown[]
    // One calendar, or several after one another.
    const all = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][])
    const calendars = all
      .map((each) => new ICAL.Component(each as never))
      .filter(({ name }) => name === 'vcalendar')
    calendars.forEach(takeZones)
    return calendars
  } catch (error) {
    if (error instanceof Error && error.name === 'ParserError') return undefined
    throw error
  }
}

/** One property may name several dates. */
export const datesOf = (component: ICAL.Component, name: string): IcsTime[] =>
  component
    .getAllProperties(name)
    .flatMap((property) => property.getValues().flatMap((value) => readIcsTime(property, value) ?? []))

/** When an event ends, by its end or its length. */
export function endOf(component: ICAL.Component, start: IcsTime): IcsTime | undefined {
  const end = readIcsTime(component.getFirstProperty('dtend'))
  if (end !== undefined) return end
  const length = component.getFirstPropertyValue('duration') as ICAL.Duration | null
  const seconds = typeof length?.toSeconds === 'function' ? length.toSeconds() : 0
  if (start.minute === null) return { ...start, date: addDays(start.date, Math.round(seconds / 86_400)) }
  const minutes = start.minute + Math.round(seconds / 60)
  return {
    date: addDays(start.date, Math.floor(minutes / 1440)),
    minute: ((minutes % 1440) + 1440) % 1440,
    instant: start.instant === undefined ? undefined : start.instant + seconds * 1000,
  }
}

export const isCanceled = (component: ICAL.Component) =>
  text(component, 'status')?.toUpperCase() === 'CANCELLED'

export function text(component: ICAL.Component, name: string): string | undefined {
  const value = component.getFirstPropertyValue(name)
  return value === null ? undefined : value.toString()
}

/** A text as a single line; null if it is empty. */
export function line(value: string | undefined): string | null {
  const clean = (value ?? '')
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, limits.title)
    .toWellFormed()
    .trim()
  return clean === '' ? null : clean
}

/** A longer text; null if it is empty. */
export function cleanText(value: string | undefined, longest: number = limits.text): string | null {
  const clean = (value ?? '')
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\r\t]/gu, '')
    .slice(0, longest)
    .toWellFormed()
  return clean.trim() === '' ? null : clean
}

/** An all-day event ends on the day after it; one that ends in the night after is of one day. */
export function lengthInDays(begin: IcsTime, end: IcsTime | undefined): number {
  if (end === undefined) return 1
  const days = dayNumber(end.date) - dayNumber(begin.date)
  if (begin.minute === null) return Math.max(1, days)
  const isNight = days === 1 && (end.minute ?? 0) <= begin.minute
  return isNight ? 1 : Math.max(1, days + 1)
}

/** A rule without the time in UNTIL: rules are about days. */
export const dayRule = (written: string, zone: string): string =>
  written.replace(
    /UNTIL=(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2}):?(\d{2})(Z?))?/,
    (_, y, m, d, hour, minute, _s, z) => {
      if (z !== 'Z') return `UNTIL=${y}${m}${d}`
      const instant = Date.parse(`${y}-${m}-${d}T${hour}:${minute}:00Z`)
      return `UNTIL=${onClock({ date: '', minute: 0, instant }, zone).date.replaceAll('-', '')}`
    },
  )
