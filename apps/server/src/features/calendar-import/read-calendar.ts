import { eventTypeIcons, type ExceptionKind } from '@stillwater/contract/choices'
import { formatClockTime } from '@stillwater/contract/dates/clock-time'
import type { importNotes } from '@stillwater/contract/calendar/calendar-import'
import { eventTypeOf } from '@stillwater/contract/calendar/event-type-words'
import { eventLimits, isDateOf, lastDateOf } from '@stillwater/contract/calendar/occurrences'
import { formatRule, parseRule } from '@stillwater/contract/calendar/recurrence-rule'
import type ICAL from 'ical.js'
import {
  calendarsIn,
  cleanText,
  dayRule,
  datesOf,
  endOf,
  isCanceled,
  lengthInDays,
  line,
  text,
} from '#core/ics/ics-file.ts'
import { type IcsTime, onClock, readIcsTime } from '#core/ics/ics-time.ts'

type Note = (typeof importNotes)[number]

/** An event of the file in the user's own terms. */
export interface ReadEvent {
  readonly title: string
  readonly date: string
  readonly days: number
  readonly startTime: string
  readonly endTime: string
  readonly location: string | null
  readonly description: string | null
  readonly eventType: keyof typeof eventTypeIcons
  readonly icon: string
}

/** A date of a repeating event that was changed or canceled. */
interface ReadException {
  readonly originalDate: string
  readonly exception: ExceptionKind
  readonly event: ReadEvent
}

export interface ReadGroup {
  readonly uid: string
  readonly event: ReadEvent
  readonly repeats: string | null
  /** The last day that anything of it is on. Worked out here: a rule that counts its times takes long. */
  readonly lastDate: string
  readonly exceptions: readonly ReadException[]
  readonly note: Note | null
}

export interface ReadCalendar {
  readonly name: string | null
  readonly groups: readonly ReadGroup[]
  readonly leftOut: number
}

/** Undefined for a text that is no calendar. Pure; run in a thread, for a file may be made to take long. */
export function readCalendar(file: string, timeZone: string): ReadCalendar | undefined {
  const calendars = calendarsIn(file)
  if (calendars === undefined) return undefined
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  const byUid = Map.groupBy(
    events,
    (event) => text(event, 'uid') ?? `${text(event, 'dtstart')} ${text(event, 'summary')}`,
  )
  const groups = [...byUid].map(([uid, members]) => readGroup(uid, members, timeZone))
  const read = groups.filter((group) => group !== undefined)
  return {
    name:
      calendars.map((calendar) => line(text(calendar, 'x-wr-calname'))).find((name) => name !== null) ?? null,
    groups: read,
    leftOut: groups.length - read.length,
  }
}

function readGroup(uid: string, members: readonly ICAL.Component[], timeZone: string): ReadGroup | undefined {
  const changed = members.filter((member) => member.getFirstProperty('recurrence-id') !== null)
  // A file may hold nothing but one changed date.
  const whole = members.find((member) => !changed.includes(member)) ?? changed[0]
  const start = readIcsTime(whole?.getFirstProperty('dtstart') ?? null)
  if (whole === undefined || start === undefined || isCanceled(whole)) return undefined
  const { repeats, note, zone } = readRule(whole, start, timeZone)
  const event = readEvent(whole, start, zone)
  const lastDate = lastDateOf({ ...event, repeats })
  const exceptions =
    repeats === null ? [] : readExceptions(whole, changed, { ...event, repeats, lastDate }, zone)
  return { uid, event, repeats, lastDate, exceptions, note }
}

/** The rule in the user's own terms, and the zone whose clock the event goes by. */
function readRule(whole: ICAL.Component, start: IcsTime, timeZone: string) {
  const written = whole.getFirstPropertyValue('rrule')
  const hasMore = whole.getFirstProperty('rdate') !== null
  if (written === null && !hasMore) return { repeats: null, note: null, zone: timeZone }
  const single = { repeats: null, note: 'first_date_only' as Note, zone: timeZone }
  const rules = whole.getAllProperties('rrule')
  if (hasMore || rules.length !== 1 || whole.getFirstProperty('exrule') !== null) return single
  const here = onClock(start, timeZone)
  // The days of a rule are those of its own zone: where the user's clock shows another day, its own clock is kept.
  const zone = here.date === start.date ? timeZone : undefined
  const rule = parseRule(dayRule(String(written), zone ?? 'UTC'))
  if (rule === undefined) return single
  const repeats = formatRule(rule)
  if (!isDateOf({ date: start.date, repeats }, start.date)) return single
  return { repeats, note: zone === undefined ? ('own_zone' as Note) : null, zone }
}

function readExceptions(
  whole: ICAL.Component,
  changed: readonly ICAL.Component[],
  event: ReadEvent & { readonly repeats: string; readonly lastDate: string },
  zone: string | undefined,
): ReadException[] {
  const dateOf = (time: IcsTime) => place(time, zone).date
  const isDate = ({ originalDate }: { originalDate: string }) => isDateOf(event, originalDate)
  const moved = changed.flatMap((member) => {
    const original = readIcsTime(member.getFirstProperty('recurrence-id'))
    const start = readIcsTime(member.getFirstProperty('dtstart'))
    const read = start && readEvent(member, start, zone)
    if (original === undefined || read === undefined) return []
    const exception: ExceptionKind = isCanceled(member) ? 'canceled' : 'changed'
    return { originalDate: dateOf(original), exception, event: read }
  })
  const gone = datesOf(whole, 'exdate').map((time) => {
    const originalDate = dateOf(time)
    return { originalDate, exception: 'canceled' as const, event: { ...event, date: originalDate } }
  })
  // A date that is named twice is what was made of it.
  const all = new Map([...gone, ...moved].filter(isDate).map((each) => [each.originalDate, each]))
  return [...all.values()]
}

/** On the clock of a zone; without one on its own. */
const place = (time: IcsTime, zone: string | undefined): IcsTime =>
  zone === undefined ? time : onClock(time, zone)

const allDay = 'All day'

function readEvent(component: ICAL.Component, start: IcsTime, zone: string | undefined): ReadEvent {
  const begin = place(start, zone)
  const until = endOf(component, start)
  const end = until && place(until, zone)
  const title = line(text(component, 'summary')) ?? 'Untitled'
  const description = cleanText(text(component, 'description'))
  const eventType = eventTypeOf(title) ?? 'other'
  return {
    title,
    date: begin.date,
    days: Math.min(eventLimits.days, lengthInDays(begin, end)),
    startTime: begin.minute === null ? allDay : formatClockTime(begin.minute),
    endTime: begin.minute === null ? allDay : formatClockTime(end?.minute ?? begin.minute),
    location: line(text(component, 'location')),
    description,
    eventType,
    icon: eventTypeIcons[eventType],
  }
}
