import { daysInMonth, type IsoDate, weekday } from '../dates/dates.ts'

/** When a prayer comes up: in turn with the others, every day, on days of the week, or on a day of the month. */
export type Rhythm =
  | { readonly kind: 'rotation' }
  | { readonly kind: 'daily' }
  /** 0 for Sunday to 6 for Saturday. */
  | { readonly kind: 'weekdays'; readonly days: readonly number[] }
  | { readonly kind: 'month-day'; readonly day: number }

/** How a rhythm is written in a record; null is the rotation. */
export const rhythmPattern = /^(?:daily|weekdays:[0-6](?:,[0-6]){0,6}|month-day:(?:[1-9]|[12]\d|3[01]))$/

/** What cannot be read is in the rotation, so that no prayer is ever left out. */
export function readRhythm(text: string | null | undefined): Rhythm {
  if (text === null || text === undefined || !rhythmPattern.test(text)) return { kind: 'rotation' }
  const [kind, values = ''] = text.split(':')
  if (kind === 'weekdays') return { kind, days: values.split(',').map(Number) }
  if (kind === 'month-day') return { kind, day: Number(values) }
  return { kind: 'daily' }
}

/** A prayer for no day of the week is in the rotation. */
export function writeRhythm(rhythm: Rhythm): string | null {
  if (rhythm.kind === 'daily') return 'daily'
  if (rhythm.kind === 'month-day') return `month-day:${rhythm.day}`
  if (rhythm.kind === 'rotation' || rhythm.days.length === 0) return null
  return `weekdays:${[...new Set(rhythm.days)].sort().join(',')}`
}

/** Whether a prayer is fixed to this day. In a month without the 31st, its last day stands for it. */
export function isFixedTo(rhythm: Rhythm, day: IsoDate): boolean {
  if (rhythm.kind === 'weekdays') return rhythm.days.includes(weekday(day))
  if (rhythm.kind !== 'month-day') return false
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return date === Math.min(rhythm.day, daysInMonth(year, month))
}
