import { readTimes } from '@stillwater/contract/dates/shown-time'
import { keyOf } from '#shared/agenda/entries.ts'
import type { DayLine } from '../others/other-event.ts'

interface Slot {
  readonly entry: DayLine
  readonly start: number
  readonly end: number
}

const endOfDay = 1440

/** When an entry takes place on its day. What lasts several days or all of one leaves room for others. */
function slotOf(entry: DayLine): Slot | undefined {
  if (entry.kind !== 'activity' && (entry.record.days ?? 1) > 1) return undefined
  const { start, end } =
    entry.kind === 'activity'
      ? { start: readTimes(entry.record.time, '').start, end: null }
      : readTimes(entry.record.startTime, entry.record.endTime)
  if (start === null) return undefined
  // Without an end it is known only that it begins then.
  if (end === null) return { entry, start, end: start + 1 }
  return { entry, start, end: end > start ? end : endOfDay }
}

/** What takes place at the same time, in words, for each line of one day that has something beside it. What only others have is their business. */
export function overlapsIn(entries: readonly DayLine[]): ReadonlyMap<string, string> {
  const slots = entries.flatMap((entry) => slotOf(entry) ?? []).sort((a, b) => a.start - b.start)
  const beside = new Map<string, string[]>()
  const note = (one: DayLine, other: DayLine) => {
    const titles = beside.get(keyOf(one)) ?? []
    beside.set(keyOf(one), [...titles, other.record.title])
  }
  slots.forEach((slot, index) => {
    for (let at = index + 1; at < slots.length; at += 1) {
      const later = slots[at]
      if (later === undefined || later.start >= slot.end) break
      if (slot.entry.kind === 'other' && later.entry.kind === 'other') continue
      note(slot.entry, later.entry)
      note(later.entry, slot.entry)
    }
  })
  return new Map([...beside].map(([key, titles]) => [key, wordsFor(titles)]))
}

function wordsFor([first = '', ...more]: readonly string[]): string {
  if (more.length === 0) return `Same time as “${first}”`
  return `Same time as “${first}” and ${more.length} more`
}
