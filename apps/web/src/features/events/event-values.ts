import type { EventType } from '@stillwater/contract/choices'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import { defaultIcon } from '@stillwater/contract/icons'

/** What the form of an event holds. */
export interface EventValues {
  /** Of one date of a repeating event, where it makes an exception. */
  readonly id?: string
  readonly title: string
  readonly eventType: EventType
  readonly icon: string
  readonly date: string
  readonly days: number
  readonly startTime: string
  readonly endTime: string
  readonly repeats: string | null
  /** Not a field: says that what is saved is one date of a repeating event. */
  readonly exception: CalendarEvent['exception']
  readonly location: string
  readonly description: string
  readonly remindMinutes: number | null
  readonly personIds: string[]
}

/** What an all-day event has as its times. */
export const allDay = 'All day'
export const isAllDay = ({ startTime }: Pick<EventValues, 'startTime'>): boolean =>
  /^all[ -]day$/i.test(startTime.trim())

export const newEvent = (date: string): EventValues => ({
  title: '',
  eventType: 'meeting',
  icon: defaultIcon,
  date,
  days: 1,
  startTime: '',
  endTime: '',
  repeats: null,
  exception: null,
  location: '',
  description: '',
  remindMinutes: null,
  personIds: [],
})

export const valuesOf = (event: CalendarEvent): EventValues => ({
  title: event.title,
  eventType: event.eventType,
  icon: event.icon,
  date: event.date,
  // A record that was cached by an earlier version of the app has none of these.
  days: event.days ?? 1,
  repeats: event.repeats ?? null,
  exception: event.exception ?? null,
  startTime: event.startTime,
  endTime: event.endTime,
  location: event.location ?? '',
  description: event.description ?? '',
  remindMinutes: event.remindMinutes ?? null,
  personIds: event.personIds ?? [],
})
