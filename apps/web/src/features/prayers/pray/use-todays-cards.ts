import type { IsoDate } from '@stillwater/contract/dates/dates'
import type { PrayerMarks } from '@stillwater/contract/prayers/pray'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import {
  type TodaysCard,
  todaysPrayers,
  usualPraySettings,
} from '@stillwater/contract/prayers/todays-prayers'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#shared/api/query-client.ts'
import { marksQuery } from '#shared/records/marks/prayer-marks.ts'
import { namesById } from '#shared/people/merged-ids.ts'
import { peopleQuery } from '#shared/people/people-query.ts'
import { remember } from '#shared/remember.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { prayersQuery } from '../prayer-queries.ts'
import { prayerUpdatesQuery, updatesByPrayer } from '../updates/updates-query.ts'
import { praySettingsQuery } from './pray-queries.ts'

interface TodaysCards {
  readonly cards: readonly TodaysCard<Prayer>[]
  /** Every prayer, for what is shown of one. */
  readonly prayers: readonly Prayer[]
  readonly days: ReadonlyMap<string, readonly IsoDate[]>
  readonly timer: number | null
  readonly isPending: boolean
  readonly isError: boolean
  readonly retry: () => void
}

const noPrayers: readonly Prayer[] = []
const noMarks: readonly PrayerMarks[] = []

const daysOf = remember(
  (marks: readonly PrayerMarks[]): ReadonlyMap<string, readonly IsoDate[]> =>
    new Map(marks.map(({ prayerId, days }) => [prayerId, days])),
)
const chooseCards = remember(todaysPrayers<Prayer>)

/** Who comes on a day, while that is still to be chosen. Without a connection, and before any answer, from what this device knows. */
export function useTodaysCards(day: IsoDate, isNeeded: boolean): TodaysCards {
  const prayers = useQuery(prayersQuery)
  const marks = useQuery({
    ...marksQuery,
    // Somebody may have prayed on another device a minute ago.
    refetchOnMount: 'always',
    // Once the list stays as it is, nothing on the screen changes with them.
    ...(!isNeeded && { notifyOnChangeProps: [] }),
  })
  const settings = useQuery(praySettingsQuery)
  const list = prayers.data ?? noPrayers
  const shares = settings.data ?? usualPraySettings
  const days = daysOf(marks.data ?? noMarks)
  return {
    cards: isNeeded ? chooseCards(list, shares, days, day) : [],
    prayers: list,
    days,
    timer: shares.timer,
    isPending: prayers.isPending || marks.isPending || settings.isPending,
    isError: prayers.isError,
    retry: () => void prayers.refetch(),
  }
}

/** In good time: the tap on “Pray now” waits neither for an answer nor for who comes today. */
export async function preparePraying(): Promise<void> {
  const [prayers, marks, shares, updates] = await Promise.all([
    queryClient.ensureQueryData(prayersQuery),
    queryClient.fetchQuery(marksQuery),
    queryClient.fetchQuery(praySettingsQuery),
    queryClient.fetchQuery(prayerUpdatesQuery),
  ])
  updatesByPrayer(updates)
  const cards = chooseCards(prayers, shares, daysOf(marks), todayIso())
  if (cards.some(({ prayer }) => prayer.personIds?.length))
    namesById(await queryClient.fetchQuery(peopleQuery))
}
