import { type DateRange, dayNumber, type IsoDate } from '@stillwater/contract/dates/dates'
import { daysOfRule } from '@stillwater/contract/calendar/recurrence'
import { parseRule, type RecurrenceRule } from '@stillwater/contract/calendar/recurrence-rule'
import ICAL from 'ical.js'
import { onClock, readIcsTime } from '#core/ics/ics-time.ts'
import type { StoredEvent } from './stored-event.ts'

/** So many days and times are looked at for one rule, and for a whole calendar. */
const mostSteps = { rule: 50_000, calendar: 200_000 } as const

export interface Budget {
  steps: number
}

export const newBudget = (): Budget => ({ steps: mostSteps.calendar })

/** What a clock shows, in minutes since 1970 began on it. */
type Moment = number
const dayLength = 1440
const momentOf = (date: IsoDate, minute = 0): Moment => dayNumber(date) * dayLength + minute

/** A rule that names hours and minutes: on which days it takes place, and when on each of them. */
interface ClockRule {
  readonly days: RecurrenceRule
  readonly timesOn: (midnight: Moment) => readonly Moment[]
  /** How many times of a day are looked at. */
  readonly steps: number
  readonly count: number
  readonly until: Moment
}

/**
 * When an event takes place whose rules are not about days alone, or are several. Undefined where a rule is none of those that are
 * worked out: nothing is worked out whose cost is not known beforehand.
 */
export function ruleMoments(
  whole: ICAL.Component,
  event: StoredEvent,
  range: DateRange,
  budget: Budget,
): Moment[] | undefined {
  const momentsBy = (name: 'rrule' | 'exrule') =>
    whole.getAllProperties(name).map((property) => {
      const rule = readClockRule(property, event)
      return rule && momentsIn(rule, event, range, budget)
    })
  const [repeated, left] = [momentsBy('rrule'), momentsBy('exrule')]
  if ([...repeated, ...left].includes(undefined)) return undefined
  const out = new Set(left.flatMap((moments) => moments ?? []))
  const all = new Set(repeated.flatMap((moments) => moments ?? []))
  return [...all].filter((moment) => !out.has(moment))
}

/** A day that a rule leaves out costs less than one on which it takes place. */
const daysPerStep = 10

function momentsIn(
  { days, timesOn, steps, count, until }: ClockRule,
  { date, minute }: StoredEvent,
  range: DateRange,
  budget: Budget,
): Moment[] | undefined {
  const [start, first] = [momentOf(date, minute), momentOf(range.from)]
  // Those that are counted are counted from the first.
  const from = count === Infinity && range.from > date ? range.from : date
  const most = Math.min(mostSteps.rule, budget.steps)
  let used = Math.max(0, dayNumber(range.to) - dayNumber(from)) / daysPerStep
  budget.steps -= used
  if (used >= most) return undefined
  const found: Moment[] = []
  let times = 0
  for (const day of daysOfRule(date, days, { from, to: range.to })) {
    const moments = timesOn(momentOf(day)).filter((moment) => moment >= start && moment <= until)
    const left = moments.slice(0, count - times)
    times += left.length
    found.push(...left.filter((moment) => moment >= first))
    used += steps
    budget.steps -= steps
    if (used >= most || times >= count) break
  }
  return found
}

const byClock = ['BYHOUR', 'BYMINUTE', 'BYSECOND'] as const
const apart = new Set<string>(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', ...byClock])

function readClockRule(property: ICAL.Property, event: StoredEvent): ClockRule | undefined {
  const written = property.getFirstValue()
  if (!(written instanceof ICAL.Recur)) return undefined
  const { freq, interval, count, until } = written
  const numbers = (name: (typeof byClock)[number]) => written.getComponent(name).map(Number)
  const rest = String(written)
    .split(';')
    .filter((part) => !apart.has(part.slice(0, part.indexOf('='))))
  const isClock = freq === 'HOURLY' || freq === 'MINUTELY'
  const days = parseRule(
    (isClock ? ['FREQ=DAILY', ...rest] : [`FREQ=${freq}`, `INTERVAL=${interval}`, ...rest]).join(';'),
  )
  if (days === undefined) return undefined
  const limits = { days, count: count ?? Infinity, until: until ? endOf(property, until, event) : Infinity }
  const { date, minute } = event
  const [hours, minutes] = [numbers('BYHOUR'), numbers('BYMINUTE')]
  if (isClock) {
    // Which of the times of many days are chosen, only the library knows.
    if (minute === undefined || days.positions.length > 0) return undefined
    const step = interval * (freq === 'HOURLY' ? 60 : 1)
    const timesOn = timesApart(momentOf(date, minute), step, freq, hours, minutes)
    return { ...limits, timesOn, steps: 1 + dayLength / step + minutes.length }
  }
  const times =
    minute === undefined
      ? [0]
      : timesOfDay(orElse(hours, Math.floor(minute / 60)), orElse(minutes, minute % 60))
  if (times.length > 1 && days.positions.length > 0) return undefined
  return { ...limits, timesOn: (midnight) => times.map((time) => midnight + time), steps: 1 + times.length }
}

const orElse = (values: readonly number[], usual: number) => (values.length > 0 ? values : [usual])

const timesOfDay = (hours: readonly number[], minutes: readonly number[]) =>
  hours.flatMap((hour) => minutes.map((minute) => hour * 60 + minute)).sort((a, b) => a - b)

/** Every so many minutes from a start on, of those the ones that are named. An hourly rule names the minutes of each hour. */
function timesApart(
  start: Moment,
  step: number,
  freq: 'HOURLY' | 'MINUTELY',
  hours: readonly number[],
  minutes: readonly number[],
): ClockRule['timesOn'] {
  const isHourly = freq === 'HOURLY'
  const base = isHourly ? start - (start % 60) : start
  const isNamed = (time: number) =>
    (hours.length === 0 || hours.includes(Math.floor(time / 60))) &&
    (isHourly || minutes.length === 0 || minutes.includes(time % 60))
  return (midnight) => {
    const times: Moment[] = []
    const next = base + Math.max(0, Math.ceil((midnight - base) / step)) * step
    for (let at = next; at < midnight + dayLength; at += step) {
      if (!isNamed(at - midnight)) continue
      if (isHourly) times.push(...timesOfDay([0], orElse(minutes, start % 60)).map((minute) => at + minute))
      else times.push(at)
    }
    return times
  }
}

/** The last moment of a rule on the clock of its event; a day counts as a whole. */
function endOf(property: ICAL.Property, until: ICAL.Time, { zone }: StoredEvent): Moment {
  const time = readIcsTime(property, until)
  if (time === undefined) return Infinity
  const { date, minute } = zone === undefined ? time : onClock(time, zone)
  return momentOf(date, minute ?? dayLength - 1)
}
