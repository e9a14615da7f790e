import { type ClockTime, formatClockTime, type Reading, readTime } from './clock-time.ts'

/** A time as cards show it, in one form where it can be read. `typed` holds the words where they say more than the time does. */
interface ShownTime {
  readonly shown: string
  readonly typed?: string
}

export const showTime = (text: string): ShownTime => shownTime(text, readTime(text))

/**
 * "9:00 AM – 10:00 AM". An end that leaves its half of the day open is the next such hour after the start. Words that are the same
 * for both, such as "All day", are said once.
 */
export function showTimes(start: string, end: string): ShownTime {
  const begin = readTime(start)
  const from = shownTime(start, begin)
  const to = shownTime(end, endAfter(begin, readTime(end)))
  const typed = [from.typed, to.typed].filter((words) => words !== undefined).join(' – ')
  const isSame = begin === null && from.shown === to.shown
  return { shown: isSame ? from.shown : `${from.shown} – ${to.shown}`, ...(typed !== '' && { typed }) }
}

function shownTime(text: string, reading: Reading | null): ShownTime {
  if (reading === null) return { shown: text }
  return { shown: formatClockTime(reading.time), ...(!reading.isPlain && { typed: text }) }
}

/** When something begins and ends, in minutes since midnight; null for what cannot be read. The end may be earlier: on a later day. */
export function readTimes(start: string, end: string): { start: ClockTime | null; end: ClockTime | null } {
  const begin = readTime(start)
  return { start: begin?.time ?? null, end: endAfter(begin, readTime(end))?.time ?? null }
}

function endAfter(start: Reading | null, end: Reading | null): Reading | null {
  if (start === null || end === null || !end.isOpen) return end
  const halfDay = 720
  const gap = (((end.time - start.time) % halfDay) + halfDay) % halfDay || halfDay
  return { ...end, time: (start.time + gap) % (2 * halfDay) }
}
