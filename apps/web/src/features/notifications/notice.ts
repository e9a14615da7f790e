const usual = [0, 10, 30, 60, 120, 1440, 2880, 10_080]

/** The usual choices of how long before, and the one that is chosen if it is another. */
export const noticeOptions = (chosen: number | null): number[] =>
  chosen === null || usual.includes(chosen) ? usual : [...usual, chosen].sort((a, b) => a - b)

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
