import { subscriptionLimits } from '@stillwater/contract/calendar/calendar-subscriptions'
import { addDays, dayNumber, type IsoDate } from '@stillwater/contract/dates/dates'
import { endOfTime, eventLimits, isDateOf, lastDateOf } from '@stillwater/contract/calendar/occurrences'
import { formatRule, parseRule } from '@stillwater/contract/calendar/recurrence-rule'
import type ICAL from 'ical.js'
import {
  calendarsIn,
  cleanText,
  datesOf,
  dayRule,
  endOf,
  isCanceled,
  lengthInDays,
  line,
  text,
} from '#core/ics/ics-file.ts'
import { type IcsTime, onClock, readIcsTime } from '#core/ics/ics-time.ts'
import { day, minute } from '#core/dates/zoned-time.ts'
import { type Budget, newBudget, ruleMoments } from './rule-times.ts'
import { lastDayOf, type StoredEvent } from './stored-event.ts'

export interface ReadSubscription {
  readonly events: readonly StoredEvent[]
  /** Whether the calendar has more than these. */
  readonly isCut: boolean
  /** After how many milliseconds it asks to be read again. */
  readonly refreshAfter: number | null
}

/** What is shown of the past, and how far rules are worked out that are not about days. */
const daysBehind = 366
const daysAhead = 2 * 366
/** For one calendar: each is worked out whenever a month is shown. */
const mostRepeating = 500
/** For one rule that is not about days alone, or one list of dates. */
const mostDates = 500
const notWorkedOut = 'This event repeats in a way we can’t show. You see its first date only.'

/** Undefined for a text that is no calendar. Pure; run in a thread, for a calendar may be made to take long. */
export function readSubscribed(file: string, today: IsoDate): ReadSubscription | undefined {
  const calendars = calendarsIn(file)
  if (calendars === undefined || calendars.length === 0) return undefined
  const found = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  const groups = Map.groupBy(found, (event) => text(event, 'uid') ?? event)
  const from = addDays(today, -daysBehind)
  const budget = newBudget()
  const events = [...groups.values()]
    .flatMap((members) => readGroup(members, today, budget))
    .filter((event) => lastDayOf(event) >= from)
  return { ...nearest(events, today), refreshAfter: refreshOf(calendars) }
}

function readGroup(members: readonly ICAL.Component[], today: IsoDate, budget: Budget): StoredEvent[] {
  const isChange = (member: ICAL.Component) => member.getFirstProperty('recurrence-id') !== null
  const changed = members.filter(isChange)
  // Of several versions of one event the last counts.
  const whole = members.findLast((member) => !isChange(member))
  if (whole !== undefined && isCanceled(whole)) return []
  const singles = changed.filter((member) => !isCanceled(member)).flatMap((member) => readSingle(member))
  if (whole === undefined) return singles
  const [event] = readSingle(whole)
  if (event === undefined) return singles
  return [...readDates(whole, event, changed, today, budget), ...singles]
}

/** An event on all of its dates but those that were changed. */
function readDates(
  whole: ICAL.Component,
  event: StoredEvent,
  changed: readonly ICAL.Component[],
  today: IsoDate,
  budget: Budget,
): StoredEvent[] {
  const replaced = changed.flatMap((member) => readIcsTime(member.getFirstProperty('recurrence-id')) ?? [])
  const taken = [...datesOf(whole, 'exdate'), ...replaced]
  const rules = whole.getAllProperties('rrule')
  const isPlain = rules.length <= 1 && whole.getFirstProperty('exrule') === null
  const rule = parseRule(dayRule(String(rules[0]?.getFirstValue() ?? ''), event.zone ?? 'UTC'))
  const excluded = new Set(taken.map((time) => dateOn(time, event)))
  const isOut = (single: StoredEvent) => excluded.has(single.date)
  const listed = datesOf(whole, 'rdate')
    .slice(0, mostDates)
    .map((time) => movedTo(event, time))
  if (rules.length === 0) return [event, ...listed].filter((single) => !isOut(single))
  if (!isPlain || rule === undefined)
    return [...workedOut(whole, event, today, budget), ...listed].filter((single) => !isOut(single))
  const repeats = formatRule(rule)
  const lastDate = lastDateOf({ ...event, repeats })
  const latest = [...excluded].sort().slice(-mostDates)
  const goesOn = lastDate === endOfTime
  const series = {
    ...event,
    repeats,
    ...(!goesOn && { lastDate }),
    ...(latest.length > 0 && { excluded: latest }),
  }
  // The first date counts even where the rule leaves it out.
  const first = isDateOf({ date: event.date, repeats }, event.date) || isOut(event) ? [] : [event]
  // One that is to take place a number of times, and never does, would be counted anew for every month that is shown.
  const isNever = goesOn && rule.count !== undefined
  return [...(isNever ? [] : [series]), ...first, ...listed.filter((single) => !isOut(single))]
}

/** The date of a time on the clock of an event. */
const dateOn = (time: IcsTime, { zone }: StoredEvent): IsoDate =>
  zone === undefined ? time.date : onClock(time, zone).date

function movedTo(event: StoredEvent, time: IcsTime): StoredEvent {
  const there = event.zone === undefined ? time : onClock(time, event.zone)
  return { ...event, date: there.date, ...(there.minute !== null && { minute: there.minute }) }
}

/** The dates of rules that are not about days alone: as many as are kept, those nearest to today. */
function workedOut(whole: ICAL.Component, event: StoredEvent, today: IsoDate, budget: Budget): StoredEvent[] {
  const range = { from: addDays(today, -daysBehind), to: addDays(today, daysAhead) }
  const moments = ruleMoments(whole, event, range, budget)
  if (moments === undefined)
    return [{ ...event, description: [notWorkedOut, event.description].filter(Boolean).join('\n\n') }]
  const now = dayNumber(today) * 1440
  return moments
    .sort((a, b) => Math.abs(a - now) - Math.abs(b - now))
    .slice(0, mostDates)
    .sort((a, b) => a - b)
    .map((moment) => ({
      ...event,
      date: new Date(moment * minute).toISOString().slice(0, 10),
      ...(event.minute !== undefined && { minute: moment % 1440 }),
    }))
}

function readSingle(component: ICAL.Component): StoredEvent[] {
  const start = readIcsTime(component.getFirstProperty('dtstart'))
  if (start === undefined) return []
  const isDaylong = start.minute === null || (start.minute === 0 && isMarkedAllDay(component))
  const end = endOf(component, start)
  const [begin, until] = isDaylong ? [wholeDay(start), end && wholeDay(end)] : [start, end]
  const location = line(text(component, 'location'))
  const description = cleanText(text(component, 'description'), subscriptionLimits.description)
  return [
    {
      title: line(text(component, 'summary')) ?? 'Busy',
      date: begin.date,
      days: Math.min(eventLimits.days, lengthInDays(begin, until)),
      ...(begin.minute !== null && { minute: begin.minute, length: minutesBetween(begin, until) }),
      ...(begin.minute !== null && begin.zone !== undefined && { zone: begin.zone }),
      ...(location !== null && { location }),
      ...(description !== null && { description }),
    },
  ]
}

/** Outlook may write whole days as times, and says so. */
const isMarkedAllDay = (component: ICAL.Component) =>
  text(component, 'x-microsoft-cdo-alldayevent')?.toUpperCase() === 'TRUE'
const wholeDay = ({ date }: IcsTime): IcsTime => ({ date, minute: null, instant: undefined })

function minutesBetween(start: IcsTime, end: IcsTime | undefined): number {
  if (end === undefined) return 0
  const wall = ({ date, minute: of }: IcsTime) => dayNumber(date) * 1440 + (of ?? 0)
  const length =
    start.instant === undefined || end.instant === undefined
      ? wall(end) - wall(start)
      : Math.round((end.instant - start.instant) / minute)
  return Math.min(Math.max(0, length), eventLimits.days * 1440)
}

/** As many as may be stored: those that repeat, then those that are nearest to today. */
function nearest(events: readonly StoredEvent[], today: IsoDate): { events: StoredEvent[]; isCut: boolean } {
  const now = dayNumber(today)
  const repeating = events.filter(({ repeats }) => repeats !== undefined).slice(0, mostRepeating)
  const singles = events
    .filter(({ repeats }) => repeats === undefined)
    .map((event) => ({ event, distance: Math.abs(dayNumber(event.date) - now) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ event }) => event)
  const kept: StoredEvent[] = []
  let bytes = 0
  for (const event of [...repeating, ...singles]) {
    bytes += Buffer.byteLength(JSON.stringify(event))
    if (kept.length >= subscriptionLimits.events || bytes > subscriptionLimits.bytes) break
    kept.push(event)
  }
  return { events: kept, isCut: kept.length < events.length }
}

function refreshOf(calendars: readonly ICAL.Component[]): number | null {
  for (const calendar of calendars) {
    for (const name of ['refresh-interval', 'x-published-ttl']) {
      const length = durationOf(text(calendar, name))
      if (length !== null) return length
    }
  }
  return null
}

/** Such as "PT12H" or "P1D". */
function durationOf(written: string | undefined): number | null {
  const [, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:\d+S)?)?$/i.exec(written ?? '') ?? []
  const length = Number(days) * day + (Number(hours) * 60 + Number(minutes)) * minute
  return length === 0 ? null : length
}
