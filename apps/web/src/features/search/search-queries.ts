import { searchPage } from '@stillwater/contract/limits'
import { searchWords } from '@stillwater/contract/search/search-words'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readInput } from '#features/bible/index.ts'
import { call } from '#shared/api/call.ts'

/** Searches are private and soon out of date: they are not cached beyond the sheet. */
const fleeting = { staleTime: 0, gcTime: 0, placeholderData: keepPreviousData } as const

/** The user's own records, with the matching words. */
export const recordsQuery = (query: string, wide: boolean) =>
  queryOptions({
    ...fleeting,
    queryKey: ['/api/search', query, wide],
    enabled: query !== '',
    queryFn: async ({ signal }) => {
      const limit = wide ? { limit: String(searchPage.most) } : {}
      const { groups } = await call('GET /api/search', { query: { query, ...limit } }, signal)
      return { groups, words: searchWords(query) }
    },
  })

/** Whether the text is a Bible reference, and which. */
export const referenceQuery = (query: string) =>
  queryOptions({
    ...fleeting,
    queryKey: ['search-reference', query],
    enabled: query !== '',
    queryFn: async () => {
      const { isReference, offer } = await readInput(query)
      // With numbers it is certainly a reference; "Ruth" or "mark" may be words as well.
      return { offer: offer ?? null, isCertain: isReference && /\d/.test(query) }
    },
  })

const fewVerses = 3

export const versesQuery = (query: string, version: string | undefined, enabled: boolean) =>
  queryOptions({
    ...fleeting,
    queryKey: ['search-verses', query, version],
    enabled: enabled && query !== '' && version !== undefined,
    retry: false,
    queryFn: ({ signal }) =>
      call(
        'GET /api/bible/search',
        { query: { query, version: version ?? '', limit: String(fewVerses) } },
        signal,
      ),
  })
