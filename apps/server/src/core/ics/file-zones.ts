import { type DateRange, dayNumber, type IsoDate, isIsoDate } from '@stillwater/contract/dates/dates'
import { daysOfRule } from '@stillwater/contract/calendar/recurrence'
import { parseRule, type RecurrenceRule } from '@stillwater/contract/calendar/recurrence-rule'
import ICAL from 'ical.js'
import type { WallTime } from '#core/dates/zoned-time.ts'

/**
 * The zones that a calendar file describes itself. Not by the library, which works out every change of the clocks since a rule began,
 * however often that is: here a rule must be a yearly one, and so many of them are followed, over these years.
 */
const mostRules = 500
const years: DateRange = { from: '1950-01-01', to: '2100-12-31' }
const dayLength = 1440

/** From when on which offset counts. */
interface Change {
  /** What the clock shows, in minutes. */
  readonly from: number
  /** How far the clock is ahead of Greenwich, in minutes, before and after. */
  readonly before: number
  readonly after: number
}

class FileZones {
  readonly #components: ReadonlyMap<string, ICAL.Component>
  readonly #changes = new Map<string, readonly Change[]>()
  #rules = 0

  constructor(components: readonly ICAL.Component[]) {
    // Of several with one name the first counts.
    this.#components = new Map(
      components.toReversed().map((zone) => [zone.getFirstPropertyValue('tzid')?.toString() ?? '', zone]),
    )
  }

  /** How many minutes the clock of a zone is ahead of Greenwich when it shows this; undefined where the file does not say. */
  offsetAt(name: string, { date, minute }: WallTime): number | undefined {
    const changes = this.#changesOf(name)
    const shown = dayNumber(date) * dayLength + minute
    let [low, high] = [0, changes.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((changes[middle]?.from ?? Infinity) <= shown) low = middle + 1
      else high = middle
    }
    return changes[low - 1]?.after
  }

  #changesOf(name: string): readonly Change[] {
    const known = this.#changes.get(name)
    if (known !== undefined) return known
    const parts = this.#components.get(name)?.getAllSubcomponents() ?? []
    const changes = parts.flatMap((part) => this.#changesIn(part)).sort((a, b) => a.from - b.from)
    // What counted before the first of them.
    const [first] = changes
    const all = first === undefined ? [] : [{ ...first, from: -Infinity, after: first.before }, ...changes]
    this.#changes.set(name, all)
    return all
  }

  #changesIn(part: ICAL.Component): Change[] {
    const start = wallTimeOf(part.getFirstPropertyValue('dtstart'))
    const before = offsetOf(part.getFirstPropertyValue('tzoffsetfrom'))
    const after = offsetOf(part.getFirstPropertyValue('tzoffsetto'))
    if (start === undefined || before === undefined || after === undefined) return []
    const listed = part
      .getAllProperties('rdate')
      .flatMap((property) => property.getValues().flatMap((value) => wallTimeOf(value) ?? []))
    const yearly = this.#yearly(part, start.date, before).map((date) => ({ ...start, date }))
    // A time that is left out goes by the clock before: it is as much later as the clocks were put forward.
    const forward = Math.max(0, after - before)
    return [start, ...yearly, ...listed].map(({ date, minute }) => ({
      from: dayNumber(date) * dayLength + minute + forward,
      before,
      after,
    }))
  }

  #yearly(part: ICAL.Component, start: IsoDate, before: number): readonly IsoDate[] {
    const written = part.getFirstPropertyValue('rrule')
    if (!(written instanceof ICAL.Recur)) return []
    const rule = parseRule(String(written).replace(/;UNTIL=[^;]*/, ''))
    if (rule === undefined || !isOfOneDay(rule) || this.#rules >= mostRules) return []
    this.#rules += 1
    // It ends at an instant, which may be on another day there.
    const until = written.until && shownAt(written.until.toUnixTime() + before * 60)
    return daysOfRule(start, { ...rule, ...(until && { until }) }, years)
  }
}

/** Whether it is about one day of a year, as the rules of all zones are: such a rule is quickly followed. */
const isOfOneDay = ({ frequency, months, weeks, yearDays, days }: RecurrenceRule) =>
  frequency === 'YEARLY' && weeks.length + yearDays.length === 0 && (days.length === 0 || months.length === 1)

const shownAt = (seconds: number): IsoDate => new Date(seconds * 1000).toISOString().slice(0, 10)

function wallTimeOf(value: unknown): WallTime | undefined {
  if (!(value instanceof ICAL.Time)) return undefined
  const date = value.toString().slice(0, 10)
  return isIsoDate(date) ? { date, minute: value.hour * 60 + value.minute } : undefined
}

const offsetOf = (value: unknown): number | undefined =>
  value instanceof ICAL.UtcOffset ? Math.round(value.toSeconds() / 60) : undefined

const zonesOf = new WeakMap<ICAL.Component, FileZones>()

/** Reads the zones of a calendar; the library does not get to see them. */
export function takeZones(calendar: ICAL.Component): void {
  zonesOf.set(calendar, new FileZones(calendar.getAllSubcomponents('vtimezone')))
  calendar.getTimeZoneByID = () => ICAL.Timezone.localTimezone
}

/** As `offsetAt`, by the calendar that a part of it is in. */
export function offsetInFile(part: ICAL.Component, name: string, time: WallTime): number | undefined {
  for (let whole: ICAL.Component | null = part; whole !== null; whole = whole.parent)
    if (zonesOf.has(whole)) return zonesOf.get(whole)?.offsetAt(name, time)
  return undefined
}
