import {
  type SubscribedEvent,
  subscriptionLimits,
} from '@stillwater/contract/calendar/calendar-subscriptions'
import { formatClockTime } from '@stillwater/contract/dates/clock-time'
import { addDays, type DateRange } from '@stillwater/contract/dates/dates'
import { occurrencesOf } from '@stillwater/contract/calendar/occurrences'
import { lengthInDays } from '#core/ics/ics-file.ts'
import type { IcsTime } from '#core/ics/ics-time.ts'
import { instantOf, minute as aMinute, wallTime } from '#core/dates/zoned-time.ts'
import type { StoredEvent } from './stored-event.ts'

interface Part {
  readonly subscriptionId: string
  readonly part: number
  readonly events: string
}

const allDay = 'All day'

/** What is on the days of a range on the user's clock, by date. Other requests come in between the parts. */
export async function subscribedEventsIn(
  parts: readonly Part[],
  range: DateRange,
  timeZone: string,
): Promise<SubscribedEvent[]> {
  const found: SubscribedEvent[] = []
  for (const { subscriptionId, part, events } of parts) {
    const stored = JSON.parse(events) as StoredEvent[]
    for (const [index, event] of stored.entries()) {
      const id = `${subscriptionId}.${part}.${index}`
      for (const date of datesIn(event, range)) {
        const shown = onClockOf(timeZone, event, date)
        if (shown.date > range.to || addDays(shown.date, shown.days - 1) < range.from) continue
        found.push({ id: `${id}.${date}`, subscriptionId, ...shown })
        if (found.length >= subscriptionLimits.answer) return sorted(found)
      }
    }
    await new Promise(setImmediate)
  }
  return sorted(found)
}

const sorted = (events: SubscribedEvent[]): SubscribedEvent[] =>
  events.sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id))

/** The dates of an event on the clock of its own zone that may be in a range on another. */
function datesIn(event: StoredEvent, { from, to }: DateRange): string[] {
  if (event.repeats === undefined) return [event.date]
  const { date, days, repeats, lastDate, excluded = [] } = event
  const wide = { from: addDays(from, -2), to: addDays(to, 2) }
  return occurrencesOf([{ id: '', date, days, repeats, lastDate }], [], wide)
    .map((occurrence) => occurrence.date)
    .filter((each) => !excluded.includes(each))
}

function onClockOf(
  timeZone: string,
  event: StoredEvent,
  date: string,
): Omit<SubscribedEvent, 'id' | 'subscriptionId'> {
  const { title, minute, location = null, description = null } = event
  if (minute === undefined)
    return { title, date, days: event.days, startTime: allDay, endTime: allDay, location, description }
  const begin = timeAfter(timeZone, { ...event, date, minute }, 0)
  const end = timeAfter(timeZone, { ...event, date, minute }, event.length ?? 0)
  return {
    title,
    date: begin.date,
    days: lengthInDays(begin, end),
    startTime: formatClockTime(begin.minute),
    endTime: formatClockTime(end.minute),
    location,
    description,
  }
}

/** What the user's clock shows so many minutes after the start. Without a zone it is the start's own clock. */
function timeAfter(
  timeZone: string,
  { date, minute, zone }: Pick<StoredEvent, 'date' | 'zone'> & { readonly minute: number },
  minutes: number,
): IcsTime & { readonly minute: number } {
  if (zone !== undefined)
    return {
      ...wallTime(timeZone, instantOf(zone, date, minute) + minutes * aMinute),
      instant: undefined,
    }
  const at = minute + minutes
  return { date: addDays(date, Math.floor(at / 1440)), minute: at % 1440, instant: undefined }
}
