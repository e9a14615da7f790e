import { noReminder } from '@stillwater/contract/limits'

const usual = [0, 10, 30, 60, 120, 1440, 2880, 10_080]

/** The usual choices of how long before, plus the chosen one if it is another. */
export const noticeOptions = (chosen: number | null): number[] =>
  chosen === null || chosen === noReminder || usual.includes(chosen)
    ? usual
    : [...usual, chosen].sort((a, b) => a - b)

const units: [minutes: number, name: string][] = [
  [10_080, 'week'],
  [1440, 'day'],
  [60, 'hour'],
  [1, 'minute'],
]

/** "30 minutes before". */
export function noticeName(minutes: number): string {
  if (minutes === 0) return 'At the start'
  const [length, name] = units.find(([unit]) => minutes % unit === 0) ?? [1, 'minute']
  const count = minutes / length
  return `${count} ${name}${count === 1 ? '' : 's'} before`
}

/** Minutes since midnight as a time field writes them: "14:05". */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Undefined for an incomplete time. */
export function readClockText(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return undefined
  const time = Number(hours) * 60 + Number(minutes)
  return time < 1440 && Number(minutes) < 60 ? time : undefined
}

const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]
const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' })

/** "3 minutes ago". "just now" for the last minute, and for the future (the server's clock may differ). */
export function relativeTime(createdAt: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(createdAt)) / 1000)
  const step = steps.find(([, length]) => seconds >= length)
  return step === undefined ? 'just now' : format.format(-Math.floor(seconds / step[1]), step[0])
}
