import { readClockTime } from '@stillwater/contract/clock-time'

/** By the clock; what names no time is last, as the server lists it. */
export function compareTimes(a: string, b: string): number {
  const last = Number.MAX_SAFE_INTEGER
  return (readClockTime(a) ?? last) - (readClockTime(b) ?? last)
}
