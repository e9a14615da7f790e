/** Minutes since midnight as a time field writes them: "14:05". */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Undefined for what is not a whole time. */
export function readClockText(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return undefined
  const time = Number(hours) * 60 + Number(minutes)
  return time < 1440 && Number(minutes) < 60 ? time : undefined
}
