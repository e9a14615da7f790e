import type { IsoDate } from '../dates/dates.ts'

/** The position of a record in a list that is ordered by day: its day and its id, such as "2025-03-05.01900000-…". */
export interface Cursor {
  readonly date: IsoDate
  readonly id: string
}

/** What to send as `before` for the records that follow this one. */
export const cursorAfter = ({ date, id }: Cursor): string => `${date}.${id}`
