import type { Delivery } from '@stillwater/contract/sermons/deliveries'
import type { Preached } from '@stillwater/contract/sermons/sermons'
import { plain } from '@stillwater/contract/search/words'
import { addMonths, formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { wasPreached } from './preached-times.ts'

/** When and where an illustration was told: with the sermons that it is in. The latest first, as the times are. */
export const toldTimes = (
  { sermonIds }: { readonly sermonIds: readonly string[] },
  times: readonly Preached[],
  today: string,
): Preached[] => times.filter((time) => sermonIds.includes(time.sermonId) && wasPreached(time, today))

/** Where the next sermon is likely to be preached: where the latest was that names a place. */
export const usualPlace = (deliveries: readonly Delivery[]): string | null =>
  deliveries.find(({ place }) => place !== null)?.place ?? null

/** For so long people remember a story. */
const monthsRemembered = 36

interface Telling {
  readonly sermonId: string
  readonly date: string
  readonly place: string | null
}

/**
 * When it was told to the same people in the three years before: at the place, or where no place was noted, because that is mostly at
 * home. Not with the same sermon.
 */
export const toldLately = (
  told: readonly Preached[],
  { sermonId, date, place }: Telling,
): Preached | undefined =>
  told.find(
    (time) =>
      time.sermonId !== sermonId &&
      time.date <= date &&
      time.date >= addMonths(date, -monthsRemembered) &&
      (time.place === null || place === null || plain(time.place) === plain(place)),
  )

/** "Mar 3, 2024, Grace Church" */
export const toldWords = ({ date, place }: Preached): string =>
  place === null ? formatIsoDate(date) : `${formatIsoDate(date)}, ${place}`
