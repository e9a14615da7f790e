import { addDays, dayNumber, type IsoDate, weekday } from '../dates/dates.ts'

/** A day by its numbers; months count from 1. */
export const isoDate = (year: number, month: number, day: number): IsoDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Easter Day by the Gregorian reckoning: the Sunday after the first full moon of spring, by the church's own moon. */
export function easterOf(year: number): IsoDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leapsLeftOut = century - Math.floor(century / 4)
  const moonDrift = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + leapsLeftOut - moonDrift + 15) % 30
  const late = epact === 29 || (epact === 28 && golden > 10) ? 1 : 0
  // Days from 21 March to the full moon; the Sunday that follows it is Easter.
  const fullMoon = addDays(isoDate(year, 3, 21), epact - late)
  return addDays(fullMoon, 7 - weekday(fullMoon))
}

/** The fourth Sunday before Christmas Day. */
export function adventOf(year: number): IsoDate {
  const christmas = isoDate(year, 12, 25)
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
export function churchNames(date: IsoDate): string[] {
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
  return before > isoDate(year - 1, 12, 25) ? 'Christmas 2' : 'Christmas 1'
}

const sundaysAfterEpiphany = (date: IsoDate, year: number): number =>
  Math.floor((dayNumber(date) - dayNumber(isoDate(year, 1, 6)) - 1) / 7) + 1

function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  const ending = isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10]
  return `${number}${ending ?? 'th'}`
}
