import type { Season } from '@stillwater/contract/devotionals'
import { adventOf, easterOf, isoDate } from '@stillwater/contract/plan/church-year'
import { addDays, dayNumber, type IsoDate } from '@stillwater/contract/dates/dates'

/** A day's place in the church's year: the season, and how many of its days came before. */
interface ChurchDay {
  readonly season: Season
  readonly index: number
}

const between = (from: IsoDate, to: IsoDate) => dayNumber(to) - dayNumber(from)

/** How many ordinary days the longest year has. */
export const mostOrdinaryDays = 236

/**
 * Where a day stands. Advent runs to Christmas Eve, Christmas to 5 January, Lent from Ash Wednesday to Holy Saturday,
 * Easter to Pentecost. All other days are ordinary ones: counted on from Epiphany until Lent, and after Pentecost so that
 * the last before Advent is the last there can be. What a shorter year has no days for falls out where Lent interrupts.
 */
export function churchDay(date: IsoDate): ChurchDay {
  const year = Number(date.slice(0, 4))
  if (date < isoDate(year, 1, 6))
    return { season: 'christmas', index: between(isoDate(year - 1, 12, 25), date) }
  if (date >= isoDate(year, 12, 25))
    return { season: 'christmas', index: between(isoDate(year, 12, 25), date) }
  const advent = adventOf(year)
  if (date >= advent) return { season: 'advent', index: between(advent, date) }
  const easter = easterOf(year)
  const ashWednesday = addDays(easter, -46)
  if (date < ashWednesday) return { season: 'ordinary', index: between(isoDate(year, 1, 6), date) }
  if (date < easter) return { season: 'lent', index: between(ashWednesday, date) }
  if (date < addDays(easter, 50)) return { season: 'easter', index: between(easter, date) }
  return { season: 'ordinary', index: mostOrdinaryDays - between(date, advent) }
}

export const seasonOf = (date: IsoDate): Season => churchDay(date).season
