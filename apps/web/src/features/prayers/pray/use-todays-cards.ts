import type { IsoDate } from '@stillwater/contract/dates'
import type { Prayer } from '@stillwater/contract/prayers'
import { type TodaysCard, todaysPrayers, usualPraySettings } from '@stillwater/contract/todays-prayers'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { marksQuery } from '#shared/records/marks/prayer-marks.ts'
import { prayersQuery } from '../prayer-queries.ts'
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

/** Who comes on a day, while that is still to be chosen. Without a connection, and before any answer, from what this device knows. */
export function useTodaysCards(day: IsoDate, isNeeded: boolean): TodaysCards {
  const prayers = useQuery(prayersQuery)
  const marks = useQuery(marksQuery)
  const settings = useQuery(praySettingsQuery)
  const { data: list } = prayers
  const shares = settings.data ?? usualPraySettings
  const days = useMemo(
    () => new Map((marks.data ?? []).map(({ prayerId, days: marked }) => [prayerId, marked])),
    [marks.data],
  )
  const cards = useMemo(
    () => (isNeeded ? todaysPrayers(list ?? [], shares, days, day) : []),
    [isNeeded, list, shares, days, day],
  )
  return {
    cards,
    prayers: list ?? [],
    days,
    timer: shares.timer,
    isPending: prayers.isPending || marks.isPending || settings.isPending,
    isError: prayers.isError,
    retry: () => void prayers.refetch(),
  }
}
