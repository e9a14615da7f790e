import { addDays, type IsoDate } from '@stillwater/contract/dates/dates'
import { parseRule } from '@stillwater/contract/calendar/recurrence-rule'
import { LRUCache } from 'lru-cache'
import { readTimes } from '@stillwater/contract/dates/shown-time'
import { instantOf } from '#core/dates/zoned-time.ts'
import { escapeText } from './ics-text.ts'

/** What is said of an entry to those who may know it; without it only that the user is busy. */
interface Details {
  readonly title: string
  readonly location?: string | null
  readonly description?: string | null
}

/** An event, activity or sermon as it goes into a calendar file. */
export interface IcsEntry {
  readonly uid: string
  /** How often and when it was last changed. */
  readonly sequence: number
  readonly changedAt: number
  readonly date: IsoDate
  readonly days: number
  /** As they were typed. Times that cannot be read make it all-day. */
  readonly startTime: string
  readonly endTime: string
  readonly repeats?: string | null
  /** Of a repeating entry: the dates that were canceled. */
  readonly canceled?: readonly IsoDate[]
  /** Of a changed date of a repeating entry: which, and when that one begins. */
  readonly replaces?: { readonly date: IsoDate; readonly startTime: string }
  readonly details: Details | undefined
  /** Whether the user has no time for anything else then. */
  readonly isBusy: boolean
}

/** Reading words is slow, and most events have the same few times. */
const times = new LRUCache<string, ReturnType<typeof readTimes>>({ max: 5000 })

function timesOf(start: string, end: string): ReturnType<typeof readTimes> {
  const key = `${start}\n${end}`
  const known = times.get(key) ?? readTimes(start, end)
  times.set(key, known)
  return known
}

export const allDay = 'All day'
/** How long something lasts that does not say so. */
const usualLength = 60
const daylong = 1440

/** The lines of one entry. Clock times are those of the zone. */
export function eventLines(entry: IcsEntry, timeZone: string): string[] {
  const { details } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(entry.changedAt)}`,
    `LAST-MODIFIED:${utc(entry.changedAt)}`,
    `SEQUENCE:${entry.sequence}`,
    ...timeLines(entry, timeZone),
    `SUMMARY:${details === undefined ? 'Busy' : escapeText(details.title)}`,
    ...textLine('LOCATION', details?.location),
    ...textLine('DESCRIPTION', details && description(entry, details)),
    `TRANSP:${entry.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ]
}

function timeLines(entry: IcsEntry, timeZone: string): string[] {
  const { date, days, repeats, canceled = [], replaces } = entry
  const { start, end } = timesOf(entry.startTime, entry.endTime)
  const time = (name: string, of: IsoDate, minute: number | null) => dateLine(name, of, minute, timeZone)
  return [
    time('DTSTART', date, start),
    start === null
      ? time('DTEND', addDays(date, days), null)
      : time('DTEND', ...endOf(date, days, start, end ?? start + usualLength)),
    ...(repeats ? [`RRULE:${ruleText(repeats, start, timeZone)}`] : []),
    ...canceled.map((day) => time('EXDATE', day, start)),
    ...(replaces ? [time('RECURRENCE-ID', replaces.date, timesOf(replaces.startTime, '').start)] : []),
  ]
}

/** An end that is not after the start is on the day after it, unless the entry lasts several days anyway. */
function endOf(date: IsoDate, days: number, start: number, end: number): [IsoDate, number] {
  const later = days > 1 || end > start ? days - 1 : 1
  return [addDays(date, later + Math.floor(end / daylong)), end % daylong]
}

function dateLine(name: string, date: IsoDate, minute: number | null, timeZone: string): string {
  const day = date.replaceAll('-', '')
  if (minute === null) return `${name};VALUE=DATE:${day}`
  const clock = `${two(Math.floor(minute / 60))}${two(minute % 60)}00`
  return timeZone === 'UTC' ? `${name}:${day}T${clock}Z` : `${name};TZID=${timeZone}:${day}T${clock}`
}

/** The last day of a rule is an instant where the start is one. */
function ruleText(repeats: string, start: number | null, timeZone: string): string {
  const until = start === null ? undefined : parseRule(repeats)?.until
  return until === undefined || start === null
    ? repeats
    : repeats.replace(/UNTIL=\d{8}/, `UNTIL=${utc(instantOf(timeZone, until, start))}`)
}

/** A time in words would be lost in an all-day entry. */
function description({ startTime, endTime }: IcsEntry, details: Details): string {
  const isLost = startTime !== allDay && timesOf(startTime, endTime).start === null
  const times = startTime === endTime ? startTime : `${startTime} – ${endTime}`
  return [isLost ? times : '', details.description ?? ''].filter((text) => text !== '').join('\n')
}

const textLine = (name: string, text: string | null | undefined): string[] =>
  text === null || text === undefined || text === '' ? [] : [`${name}:${escapeText(text)}`]

const two = (number: number) => String(number).padStart(2, '0')
const utc = (instant: number) =>
  new Date(Math.floor(instant / 1000) * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '')
