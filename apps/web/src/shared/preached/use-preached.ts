import type { Preached } from '@stillwater/contract/sermons'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { deliveriesQuery } from '#shared/agenda/deliveries-query.ts'
import { sermonsQuery } from '#shared/agenda/sermons-query.ts'
import { preachedTimes } from './preached-times.ts'

type Verses = Awaited<ReturnType<typeof loadVerses>>

/** The parser is large: it is loaded when there is something to read. */
const loadVerses = () => import('@stillwater/bible/verse-numbers')

/** How verses are read, once that is loaded. */
export const useVerses = (isNeeded: boolean): Verses | undefined =>
  useQuery({
    queryKey: ['verse-numbers'],
    queryFn: loadVerses,
    enabled: isNeeded,
    staleTime: Infinity,
    structuralSharing: false,
  }).data

const read = new Map<string, ReturnType<Verses['versesOf']>>()
const mostRead = 5000

/** The verses of a reference; each is read once. */
export function versesOnce({ versesOf }: Verses, reference: string) {
  let verses = read.get(reference)
  if (verses === undefined) {
    if (read.size >= mostRead) read.clear()
    verses = versesOf(reference)
    read.set(reference, verses)
  }
  return verses
}

/** Everything that was preached, from what this device holds; undefined until it is there. */
export function usePreachedTimes(isNeeded = true) {
  const sermons = useQuery({ ...sermonsQuery, enabled: isNeeded })
  const deliveries = useQuery({ ...deliveriesQuery, enabled: isNeeded })
  const times = useMemo(
    () => sermons.data && deliveries.data && preachedTimes(sermons.data, deliveries.data),
    [sermons.data, deliveries.data],
  )
  const retry = () => {
    void sermons.refetch()
    void deliveries.refetch()
  }
  return { times, isError: sermons.isError || deliveries.isError, retry }
}

/** What was preached or is planned on verses of a reference, the latest first. It is found on the device, so it needs no connection. */
export function usePreached(reference: string, exceptSermon: string | undefined): Preached[] {
  const mayBeReference = /\p{L}/u.test(reference)
  const verses = useVerses(mayBeReference)
  const { times } = usePreachedTimes(mayBeReference)
  return useMemo(() => {
    if (verses === undefined || times === undefined) return []
    const wanted = verses.versesOf(reference)
    if (wanted.length === 0) return []
    return times.filter(
      (time) =>
        time.sermonId !== exceptSermon && verses.shareVerse(versesOnce(verses, time.reference), wanted),
    )
  }, [verses, times, reference, exceptSermon])
}
