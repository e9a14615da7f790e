import { readTimes } from '@stillwater/contract/shown-time'
import { type Entry, keyOf } from '#shared/agenda/entries.ts'

interface Slot {
  readonly entry: Entry
  readonly start: number
  readonly end: number
}

const endOfDay = 1440

/** When an entry takes place on its day. What lasts several days or all of one leaves room for others. */
function slotOf(entry: Entry): Slot | undefined {
  if (entry.kind === 'event' && (entry.record.days ?? 1) > 1) return undefined
  const { start, end } =
    entry.kind === 'event'
      ? readTimes(entry.record.startTime, entry.record.endTime)
      : { start: readTimes(entry.record.time, '').start, end: null }
  if (start === null) return undefined
  // Without an end it is known only that it begins then.
  if (end === null) return { entry, start, end: start + 1 }
  return { entry, start, end: end > start ? end : endOfDay }
}

/** What takes place at the same time, in words, for each entry of one day that has something beside it. */
export function overlapsIn(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const slots = entries.flatMap((entry) => slotOf(entry) ?? []).sort((a, b) => a.start - b.start)
  const beside = new Map<string, string[]>()
  const note = (one: Entry, other: Entry) => {
    const titles = beside.get(keyOf(one)) ?? []
    beside.set(keyOf(one), [...titles, other.record.title])
  }
  slots.forEach((slot, index) => {
    for (let at = index + 1; at < slots.length; at += 1) {
      const later = slots[at]
      if (later === undefined || later.start >= slot.end) break
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
