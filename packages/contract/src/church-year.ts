import { addDays, dayNumber, type IsoDate, weekday } from './dates.ts'

const iso = (year: number, month: number, day: number): IsoDate =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')

/** Easter Day of the western churches: the Gregorian computus. */
export function easterOf(year: number): IsoDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * correction + 114
  return iso(year, Math.floor(days / 31), (days % 31) + 1)
}

/** The fourth Sunday before Christmas Day. */
export function adventOf(year: number): IsoDate {
  const christmas = iso(year, 12, 25)
  // A Christmas Day on a Sunday is not its own Advent 4.
  return addDays(christmas, -(weekday(christmas) || 7) - 21)
}

/** Days of the same date each year. */
const fixed: Readonly<Record<string, string>> = {
  '01-06': 'Epiphany',
  '10-31': 'Reformation Day',
  '11-01': 'All Saints’ Day',
  '12-24': 'Christmas Eve',
  '12-25': 'Christmas Day',
}

/** Days so many days from Easter Day. */
const fromEaster: Readonly<Record<number, string>> = {
  [-49]: 'Transfiguration',
  [-46]: 'Ash Wednesday',
  [-42]: 'Lent 1',
  [-35]: 'Lent 2',
  [-28]: 'Lent 3',
  [-21]: 'Lent 4',
  [-14]: 'Lent 5',
  [-7]: 'Palm Sunday',
  [-3]: 'Maundy Thursday',
  [-2]: 'Good Friday',
  [-1]: 'Holy Saturday',
  0: 'Easter Day',
  7: 'Easter 2',
  14: 'Easter 3',
  21: 'Easter 4',
  28: 'Easter 5',
  35: 'Easter 6',
  39: 'Ascension Day',
  42: 'Easter 7',
  49: 'Pentecost',
  56: 'Trinity',
}

/** The fourth Thursday of November, on which churches in the United States meet too. */
const isThanksgiving = (date: IsoDate) =>
  weekday(date) === 4 && date.slice(5) >= '11-22' && date.slice(5) <= '11-28'

/** What a day is called in the church's year, most telling first; nothing for an ordinary weekday. */
export function churchDays(date: IsoDate): string[] {
  const year = Number(date.slice(0, 4))
  const toEaster = dayNumber(date) - dayNumber(easterOf(year))
  return [
    fromEaster[toEaster],
    fixed[date.slice(5)],
    isThanksgiving(date) ? 'Thanksgiving Day' : undefined,
    weekday(date) === 0 ? otherSunday(date, year, toEaster) : undefined,
  ].filter((name) => name !== undefined)
}

/** The Sundays that neither Easter nor a fixed date names. */
function otherSunday(date: IsoDate, year: number, toEaster: number): string | undefined {
  const monthDay = date.slice(5)
  const toAdvent = dayNumber(date) - dayNumber(adventOf(year))
  if (toAdvent >= 0 && monthDay < '12-25') return `Advent ${toAdvent / 7 + 1}`
  if (monthDay > '12-25') return 'Christmas 1'
  if (monthDay < '01-06') return christmasSunday(date, year)
  if (monthDay === '01-06' || monthDay === '12-25') return undefined
  if (monthDay <= '01-13') return 'Baptism of the Lord'
  if (toEaster < -49) return `${ordinal(sundaysAfterEpiphany(date, year))} Sunday after Epiphany`
  if (toAdvent === -7) return 'Christ the King'
  return toEaster > 56 ? `${ordinal((toEaster - 49) / 7)} Sunday after Pentecost` : undefined
}

/** In January, before Epiphany: the first Sunday after Christmas may have been in December. */
function christmasSunday(date: IsoDate, year: number): string {
  const before = addDays(date, -7)
  return before > iso(year - 1, 12, 25) ? 'Christmas 2' : 'Christmas 1'
}

const sundaysAfterEpiphany = (date: IsoDate, year: number): number =>
  Math.floor((dayNumber(date) - dayNumber(iso(year, 1, 6)) - 1) / 7) + 1

function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  const ending = isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10]
  return `${number}${ending ?? 'th'}`
}
