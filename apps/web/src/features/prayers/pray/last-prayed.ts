import { dayNumber, type IsoDate } from '@stillwater/contract/dates/dates'

/** When a prayer was last prayed before this day; said only to somebody who asks. */
export function lastPrayedWords(days: readonly IsoDate[], day: IsoDate): string {
  const [last] = days
    .filter((each) => each < day)
    .sort()
    .reverse()
  if (last === undefined) return 'You haven’t prayed this one here before'
  const ago = dayNumber(day) - dayNumber(last)
  return ago === 1 ? 'You last prayed this yesterday' : `You last prayed this ${ago} days ago`
}
