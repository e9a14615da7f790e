interface FoundDate {
  readonly date: string
  readonly start: number
  readonly end: number
}

const month = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}'
const gap = String.raw`[\s_.,-]{1,3}`
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

interface Form {
  readonly pattern: RegExp
  readonly parts: (match: RegExpMatchArray) => readonly [year: string, month: number, day: number]
}

/** How people write dates in the names and first lines of sermons; where it can be either, the month comes first. */
const forms: readonly Form[] = [
  {
    pattern: /(?<!\d)(\d{4})([-._ ])(\d{1,2})\2(\d{1,2})(?!\d)/g,
    parts: ([, y = '', , m, d]) => [y, Number(m), Number(d)],
  },
  {
    pattern: /(?<!\d)((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/g,
    parts: ([, y = '', m, d]) => [y, Number(m), Number(d)],
  },
  {
    pattern: new RegExp(
      String.raw`(?<![a-z])${month}${gap}(\d{1,2})(?:st|nd|rd|th)?${gap}(\d{4})(?!\d)`,
      'gi',
    ),
    parts: ([, name = '', d, y = '']) => [y, months.indexOf(name.toLowerCase()) + 1, Number(d)],
  },
  {
    pattern: new RegExp(String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)?${gap}${month}${gap}(\d{4})(?!\d)`, 'gi'),
    parts: ([, d, name = '', y = '']) => [y, months.indexOf(name.toLowerCase()) + 1, Number(d)],
  },
  {
    pattern: /(?<![\d:])(\d{1,2})([-./_])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/g,
    parts: ([, first, , second, y = '']) =>
      Number(first) > 12 ? [y, Number(second), Number(first)] : [y, Number(first), Number(second)],
  },
]

/** The first date in a text that a sermon can have. */
export function findDate(text: string, thisYear: number): FoundDate | undefined {
  for (const { pattern, parts } of forms) {
    for (const match of text.matchAll(pattern)) {
      const [written, monthNumber, day] = parts(match)
      const year = written.length === 2 ? century(Number(written), thisYear) : Number(written)
      const date = [String(year), ...[monthNumber, day].map((part) => String(part).padStart(2, '0'))].join(
        '-',
      )
      if (year >= 1900 && year <= thisYear + 2 && isDay(year, monthNumber, day))
        return { date, start: match.index, end: match.index + match[0].length }
    }
  }
  return undefined
}

/** Whether the month has the day. */
function isDay(year: number, monthNumber: number, day: number): boolean {
  const at = new Date(Date.UTC(year, monthNumber - 1, day))
  return at.getUTCMonth() === monthNumber - 1 && at.getUTCDate() === day
}

/** Of a year in two digits: not far in the future. */
const century = (year: number, thisYear: number) =>
  year <= (thisYear % 100) + 1
    ? Math.floor(thisYear / 100) * 100 + year
    : Math.floor(thisYear / 100) * 100 - 100 + year
