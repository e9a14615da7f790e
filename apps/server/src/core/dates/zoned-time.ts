import { addDays, type IsoDate } from '@stillwater/contract/dates/dates'
import { LRUCache } from 'lru-cache'

export const minute = 60_000
export const day = 1440 * minute
const quarter = 15 * minute

/** A calendar day and the minutes since its midnight on the clock on the wall. */
export interface WallTime {
  readonly date: IsoDate
  readonly minute: number
}

const formats = new LRUCache<string, Intl.DateTimeFormat>({
  max: 600,
  memoMethod: (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
})

/** Asking the calendar is slow, and many users live in the same zone. Clocks are changed at quarters of an hour only. */
const offsets = new LRUCache<string, number>({ max: 20_000 })

/** How far the wall's time is ahead of Greenwich at an instant. */
function offsetAt(timeZone: string, instant: number): number {
  const start = Math.floor(instant / quarter) * quarter
  const key = `${timeZone} ${start}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const parts = formats.memo(timeZone).formatToParts(start)
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value ?? 0)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  offsets.set(key, shown - start)
  return shown - start
}

/** What calendar and clock show at an instant, in a zone. */
export function wallTime(timeZone: string, instant: number): WallTime {
  const shown = instant + offsetAt(timeZone, instant)
  const midnight = Math.floor(shown / day) * day
  return {
    date: new Date(midnight).toISOString().slice(0, 10),
    minute: Math.floor((shown - midnight) / minute),
  }
}

/**
 * The instant at which the wall shows this. A time that a change of the clocks leaves out is as much later as the clocks were put
 * forward; of a time that comes twice it is the first.
 */
export function instantOf(timeZone: string, date: IsoDate, minutes: number): number {
  const days = Math.floor(minutes / 1440)
  const shown = Date.parse(`${addDays(date, days)}T00:00:00Z`) + (minutes - days * 1440) * minute
  const isRight = (instant: number) => instant + offsetAt(timeZone, instant) === shown
  const before = shown - offsetAt(timeZone, shown - day)
  const after = shown - offsetAt(timeZone, shown + day)
  return !isRight(before) && isRight(after) ? after : before
}
