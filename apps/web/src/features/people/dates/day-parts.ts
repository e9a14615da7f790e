interface DayParts {
  readonly year: string
  /** Two digits. */
  readonly month: string
  readonly day: string
}

const names = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

/** Going back to no date is a choice too. */
export const monthOptions = [
  { value: 'none', label: 'No month' },
  ...Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1).padStart(2, '0'),
    label: names.format(Date.UTC(2000, month)),
  })),
]

/** What the three controls show. */
export function readDayParts(value: string | null): DayParts {
  const [, year = '', month = '', day = ''] = /^(-|\d*)-(\d*)-(\d*)$/.exec(value ?? '') ?? []
  return { year: year === '-' ? '' : year, month, day: day.replace(/^0(?=\d)/, '') }
}

/** Null for nothing at all; what is not finished is no date yet, and the form says so. */
export function writeDayParts({ year, month, day }: DayParts): string | null {
  if (year === '' && month === '' && day === '') return null
  return `${year === '' ? '-' : year}-${month}-${day.length === 1 ? `0${day}` : day}`
}
