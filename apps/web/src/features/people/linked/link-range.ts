import type { DateRange, IsoDate } from '@stillwater/contract/dates/dates'
import { addDays } from '#shared/ui/date/iso-date.ts'

/** The days whose events are shown with a person: the last months and the coming year, within one call's range. */
export const linkRange = (today: IsoDate): DateRange => ({
  from: addDays(today, -90),
  to: addDays(today, 300),
})
