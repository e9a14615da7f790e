import type { Preached } from '@stillwater/contract/sermons/sermons'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { remember } from '#shared/remember.ts'
import { deliveriesQuery } from '#shared/sermons/deliveries-query.ts'
import { sermonsQuery } from '#shared/agenda/sermons-query.ts'
import { preachedTimes } from './preached-times.ts'

type Verses = Awaited<ReturnType<typeof loadVerses>>

/** The parser is large: it is loaded when there is something to read. */
const loadVerses = () => import('@stillwater/bible/verse-numbers')

/** How verses are read, once that is loaded. */
const useVerses = (isNeeded: boolean) =>
  useQuery({
    queryKey: ['verse-numbers'],
    queryFn: loadVerses,
    enabled: isNeeded,
    staleTime: Infinity,
    structuralSharing: false,
  })

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

/** Several passages on one screen ask for the same. */
const timesOf = remember(preachedTimes)

/** Everything that was preached, from what this device holds, and how its verses are read; undefined until both are there. */
export function usePreachedTimes(isNeeded = true) {
  const sermons = useQuery({ ...sermonsQuery, enabled: isNeeded })
  const deliveries = useQuery({ ...deliveriesQuery, enabled: isNeeded })
  const reading = useVerses(isNeeded)
  const known = useMemo(
    () =>
      sermons.data &&
      deliveries.data &&
      reading.data && { times: timesOf(sermons.data, deliveries.data), verses: reading.data },
    [sermons.data, deliveries.data, reading.data],
  )
  const queries = [sermons, deliveries, reading]
  return {
    known,
    isError: queries.some((query) => query.isError),
    retry: () => {
      for (const query of queries) void query.refetch()
    },
  }
}

/** What was preached or is planned on verses of a reference, the latest first. It is found on the device, so it needs no connection. */
export function usePreached(reference: string, exceptSermon: string | undefined): Preached[] {
  const { known } = usePreachedTimes(/\p{L}/u.test(reference))
  return useMemo(() => {
    if (known === undefined) return []
    const { times, verses } = known
    const wanted = verses.versesOf(reference)
    return times.filter(
      (time) =>
        time.sermonId !== exceptSermon && verses.shareVerse(versesOnce(verses, time.reference), wanted),
    )
  }, [known, reference, exceptSermon])
}
