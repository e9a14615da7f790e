import { readClockTime } from '@stillwater/contract/clock-time'
import { addDays } from '@stillwater/contract/dates'
import type { Selectable } from 'kysely'
import type { Tables } from '#core/database/tables.ts'

type EventRow = Selectable<Tables['events']>

/** An event, with the dates on which a repeating one does not take place. */
export interface IcsEvent {
  readonly event: EventRow
  readonly canceled: readonly string[]
}

/** Events as an iCalendar file. Times are those of the clock where it is opened. */
export async function* icsCalendar(events: AsyncIterable<IcsEvent>): AsyncGenerator<string> {
  yield lines(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Stillwater//Export//EN', 'CALSCALE:GREGORIAN'])
  for await (const each of events) yield lines(eventLines(each))
  yield lines(['END:VCALENDAR'])
}

function eventLines({ event, canceled }: IcsEvent): string[] {
  const { date, days, startMinute, repeats, seriesId, originalDate } = event
  const endMinute = readClockTime(event.endTime)
  const at = (day: string, minute: number | null) =>
    minute === null ? `;VALUE=DATE:${compact(day)}` : `:${compact(day)}T${clock(minute)}`
  const lastDay = addDays(date, days - 1)
  const isOvernight = days === 1 && startMinute !== null && endMinute !== null && endMinute < startMinute
  const end =
    startMinute === null
      ? at(addDays(lastDay, 1), null)
      : at(isOvernight ? addDays(lastDay, 1) : lastDay, endMinute ?? startMinute)
  return [
    'BEGIN:VEVENT',
    `UID:${seriesId ?? event.id}`,
    `DTSTAMP:${new Date(event.updatedAt).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART${at(date, startMinute)}`,
    `DTEND${end}`,
    ...(originalDate === null ? [] : [`RECURRENCE-ID${at(originalDate, startMinute)}`]),
    ...(repeats === null ? [] : [`RRULE:${repeats}`]),
    ...canceled.map((day) => `EXDATE${at(day, startMinute)}`),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.location === null ? [] : [`LOCATION:${escaped(event.location)}`]),
    ...(event.description === null ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
    `CATEGORIES:${escaped(event.eventType)}`,
    'END:VEVENT',
  ]
}

const compact = (day: string) => day.replaceAll('-', '')
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}00`

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

const lines = (each: readonly string[]) => each.map((line) => `${folded(line)}\r\n`).join('')

/** A line has 75 bytes at most; what goes on begins with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (bytes + size > 74) {
      parts.push(part)
      part = ''
      bytes = 0
    }
    part += sign
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}
