import { isIsoDate } from '@stillwater/contract/dates/dates'

/** How many of these years are meant as none: Apple writes 1604, others 0000 or 0001. */
const noYears: ReadonlySet<string> = new Set(['1604', '0000', '0001'])

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthOf = (word: string) => String(months.indexOf(word.slice(0, 3).toLowerCase()) + 1)

type Parts = readonly [year: string, month: string, day: string]

interface DayForm {
  readonly pattern: RegExp
  readonly parts: (match: readonly string[]) => Parts
}

/** How programs and people write a day. Where it can be either, the month comes first; between dots the day does. */
const forms: readonly DayForm[] = [
  { pattern: /^(\d{4})-?(\d\d)-?(\d\d)(?:T.*)?$/i, parts: ([, y = '', m = '', d = '']) => [y, m, d] },
  { pattern: /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/, parts: ([, y = '', m = '', d = '']) => [y, m, d] },
  { pattern: /^--(\d\d)-?(\d\d)(?:T.*)?$/i, parts: ([, m = '', d = '']) => ['', m, d] },
  {
    pattern: /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})?$/,
    parts: ([, d = '', m = '', y = '']) => [y, m, d],
  },
  {
    pattern: /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?(?: 0?0:00(?::00)?| 12:00(?::00)? AM)?$/i,
    parts: ([, first = '', second = '', y = '']) =>
      Number(first) > 12 ? [y, second, first] : [y, first, second],
  },
  {
    pattern: /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?$/i,
    parts: ([, word = '', d = '', y = '']) => [y, monthOf(word), d],
  },
  {
    pattern: /^(\d{1,2})(?:st|nd|rd|th)?\.?[\s-]+([a-z]{3,9})\.?(?:[\s,-]+(\d{4}))?$/i,
    parts: ([, d = '', word = '', y = '']) => [y, monthOf(word), d],
  },
]

/** A day as people are stored with it: 1950-03-05, or --03-05 where the year is not known. Undefined for what is no day. */
export function readDay(text: string, today: string): string | undefined {
  const written = text.trim()
  for (const { pattern, parts } of forms) {
    const match = pattern.exec(written)
    if (match === null) continue
    const [year, month, day] = parts(match)
    const monthDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    const full = year.length === 2 ? century(year, today) : year
    if (full === '' || noYears.has(full)) return isIsoDate(`2000-${monthDay}`) ? `--${monthDay}` : undefined
    return isIsoDate(`${full}-${monthDay}`) ? `${full}-${monthDay}` : undefined
  }
  return undefined
}

/** Of a year in two digits: a birthday is in the past. */
const century = (year: string, today: string) =>
  String(Number(today.slice(0, 2)) - (year > today.slice(2, 4) ? 1 : 0)) + year

/** Outlook writes this where there is no date. */
export const isNoDay = (text: string): boolean => /^0?0\/0?0\/0{2,4}$/.test(text.trim())
