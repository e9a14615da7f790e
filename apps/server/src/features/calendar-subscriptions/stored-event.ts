import { addDays, type IsoDate } from '@stillwater/contract/dates/dates'
import { endOfTime } from '@stillwater/contract/calendar/occurrences'

/** An event of another calendar as it is stored: on the clock of its own zone, so that it is right wherever the user is. */
export interface StoredEvent {
  readonly title: string
  readonly date: IsoDate
  /** Minutes since midnight; without them it is on whole days. */
  readonly minute?: number
  /** Without it on whatever clock there is. */
  readonly zone?: string
  readonly days: number
  /** How long it takes, in minutes; for whole days the days say so. */
  readonly length?: number
  readonly repeats?: string
  /** The last day that anything of a repeating one is on; without it there is none. */
  readonly lastDate?: IsoDate
  /** The dates on which a repeating one does not take place. */
  readonly excluded?: readonly IsoDate[]
  readonly location?: string
  readonly description?: string
}

export const lastDayOf = ({ date, days, repeats, lastDate }: StoredEvent): IsoDate =>
  lastDate ?? (repeats === undefined ? addDays(date, days - 1) : endOfTime)
