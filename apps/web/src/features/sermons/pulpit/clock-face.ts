import type { ClockMode, PulpitSettings } from './pulpit-settings.ts'

const [second, minute] = [1000, 60_000]
/** From here on the clock may change its color. */
const lastMinutes = 5 * minute

/** Such as 4:05, or 1:04:05. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(Math.abs(milliseconds) / second)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** Milliseconds until the time of day, which may be just past: a sermon that runs over has not 23 hours left. */
export function untilTime(end: number, now: Date): number {
  const at = new Date(now)
  at.setHours(0, end, 0, 0)
  const [day, left] = [24 * 60 * minute, at.getTime() - now.getTime()]
  return left > day / 2 ? left - day : left < -day / 2 ? left + day : left
}

interface ClockFace {
  readonly text: string
  /** What the time is, in words. */
  readonly name: string
  /** Few minutes are left, or none. */
  readonly isLate: boolean
}

const names: Record<ClockMode, string> = {
  elapsed: 'Elapsed',
  remaining: 'Remaining',
  until: 'Until the end time',
}

export function clockFace(
  { clock, target, end, warns }: Pick<PulpitSettings, 'clock' | 'target' | 'end' | 'warns'>,
  elapsed: number,
  now: Date,
): ClockFace {
  const left = clock === 'until' ? untilTime(end, now) : target * minute - elapsed
  const isLate = warns && left <= lastMinutes
  if (clock === 'elapsed') return { text: clockText(elapsed), name: names.elapsed, isLate }
  // Rounded up, so that it shows the whole time at first and nothing at the end.
  const rounded = Math.ceil(left / second) * second
  return rounded < 0
    ? { text: `+${clockText(rounded)}`, name: 'Over time', isLate }
    : { text: clockText(rounded), name: names[clock], isLate }
}
