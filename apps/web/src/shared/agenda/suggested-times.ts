import { formatClockTime, readClockTime } from '@stillwater/contract/clock-time'

interface Suggestion {
  readonly label: string
  readonly value: string
}

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
  return lengths.map(([minutes, label]) => ({ label, value: formatClockTime((time + minutes) % 1440) }))
}
