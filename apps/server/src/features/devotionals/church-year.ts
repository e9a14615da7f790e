import type { Season } from '@stillwater/contract/devotionals'
import { addDays, dayNumber, type IsoDate, weekday } from '@stillwater/contract/dates'

/** A day's place in the church's year: the season, and how many of its days came before. */
interface ChurchDay {
  readonly season: Season
  readonly index: number
}

const iso = (year: number, month: number, day: number): IsoDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

const between = (from: IsoDate, to: IsoDate) => dayNumber(to) - dayNumber(from)

/** Easter Day by the Gregorian reckoning: the Sunday after the first full moon of spring, by the church's own moon. */
export function easterOf(year: number): IsoDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leapsLeftOut = century - Math.floor(century / 4)
  const moonDrift = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + leapsLeftOut - moonDrift + 15) % 30
  const late = epact === 29 || (epact === 28 && golden > 10) ? 1 : 0
  // Days from 21 March to the full moon; the Sunday that follows it is Easter.
  const fullMoon = addDays(iso(year, 3, 21), epact - late)
  return addDays(fullMoon, 7 - weekday(fullMoon))
}

/** The fourth Sunday before Christmas Day. */
export function adventOf(year: number): IsoDate {
  const christmas = iso(year, 12, 25)
  return addDays(christmas, -(weekday(christmas) || 7) - 21)
}

/** How many ordinary days the longest year has. */
export const mostOrdinaryDays = 236

/**
 * Where a day stands. Advent runs to Christmas Eve, Christmas to 5 January, Lent from Ash Wednesday to Holy Saturday,
 * Easter to Pentecost. All other days are ordinary ones: counted on from Epiphany until Lent, and after Pentecost so that
 * the last before Advent is the last there can be. What a shorter year has no days for falls out where Lent interrupts.
 */
export function churchDay(date: IsoDate): ChurchDay {
  const year = Number(date.slice(0, 4))
  if (date < iso(year, 1, 6)) return { season: 'christmas', index: between(iso(year - 1, 12, 25), date) }
  if (date >= iso(year, 12, 25)) return { season: 'christmas', index: between(iso(year, 12, 25), date) }
  const advent = adventOf(year)
  if (date >= advent) return { season: 'advent', index: between(advent, date) }
  const easter = easterOf(year)
  const ashWednesday = addDays(easter, -46)
  if (date < ashWednesday) return { season: 'ordinary', index: between(iso(year, 1, 6), date) }
  if (date < easter) return { season: 'lent', index: between(ashWednesday, date) }
  if (date < addDays(easter, 50)) return { season: 'easter', index: between(easter, date) }
  return { season: 'ordinary', index: mostOrdinaryDays - between(date, advent) }
}

export const seasonOf = (date: IsoDate): Season => churchDay(date).season
