import { parseIsoDate, toIsoDate } from './iso-date.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function build(year: string | undefined, month: number, day: string | undefined): string | undefined {
  if (year === undefined || day === undefined || month < 1) return undefined
  const date = toIsoDate({ year: Number(year), month, day: Number(day) })
  return parseIsoDate(date) && date
}

function monthNumber(name: string | undefined): number {
  return months.indexOf(name?.slice(0, 3).toLowerCase() ?? '') + 1
}

/** Reads a date as people write it: 2025-01-05, 1/5/2025, Jan 5, 2025 or 5 January 2025. */
export function readDate(text: string): string | undefined {
  const words = text.trim().replace(/\.|(?<=\d)(?:st|nd|rd|th)\b/gi, '')

  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(words)
  if (iso) return build(iso[1], Number(iso[2]), iso[3])

  const slashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(words)
  if (slashes) return build(slashes[3], Number(slashes[1]), slashes[2])

  const monthFirst = /^([a-z]{3,9}) (\d{1,2}),? (\d{4})$/i.exec(words)
  if (monthFirst) return build(monthFirst[3], monthNumber(monthFirst[1]), monthFirst[2])

  const dayFirst = /^(\d{1,2}) ([a-z]{3,9}),? (\d{4})$/i.exec(words)
  if (dayFirst) return build(dayFirst[3], monthNumber(dayFirst[2]), dayFirst[1])

  return undefined
}
