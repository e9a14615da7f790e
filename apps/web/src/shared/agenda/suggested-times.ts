import { formatClockTime, readClockTime } from '@stillwater/contract/dates/clock-time'

interface Suggestion {
  readonly label: string
  readonly value: string
}

const day = 1440
const step = 15

/** Common times for church events. */
export const suggestedStarts: readonly Suggestion[] = ['9:00 AM', '10:30 AM', '2:00 PM', '7:00 PM'].map(
  (value) => ({ label: value, value }),
)

const lengths = [
  [30, '30 min'],
  [60, '1 hour'],
  [90, '90 min'],
  [120, '2 hours'],
] as const

/** Suggested ends for a start that can be parsed; none otherwise. */
export function suggestedEnds(start: string): readonly Suggestion[] {
  const time = readClockTime(start)
  if (time === null) return []
  return lengths.map(([minutes, label]) => ({ label, value: formatClockTime((time + minutes) % day) }))
}

/** An hour after a start that can be parsed. */
export function usualEnd(start: string): string | undefined {
  const time = readClockTime(start)
  return time === null ? undefined : formatClockTime((time + 60) % day)
}

/** The times of a day in steps of 15 minutes. Those of an end begin after the start and say how long it would take. */
export function timesOfDay(start?: string): readonly (Suggestion & { readonly note?: string })[] {
  const from = start === undefined ? null : readClockTime(start)
  return Array.from({ length: day / step }, (_, index) => {
    const minutes = from === null ? index * step : (index + 1) * step
    const value = formatClockTime(((from ?? 0) + minutes) % day)
    return { label: value, value, ...(from !== null && { note: lengthName(minutes) }) }
  })
}

/** "45 min", "1 hr", "1 hr 30 min". */
function lengthName(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} hr`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

/** The time of the list where it opens for what is typed so far: that time or the quarter before it. */
export function nearestTime(typed: string, fallback: string): string {
  const time = readClockTime(typed) ?? readClockTime(fallback) ?? 0
  return formatClockTime(time - (time % step))
}
