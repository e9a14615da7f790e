const steps: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]
const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' })

/** "3 minutes ago". What has just happened, or by another clock has not happened yet, is "just now". */
export function relativeTime(createdAt: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(createdAt)) / 1000)
  const step = steps.find(([, length]) => seconds >= length)
  return step === undefined ? 'just now' : format.format(-Math.floor(seconds / step[1]), step[0])
}
