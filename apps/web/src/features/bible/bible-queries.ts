import * as contract from '@stillwater/contract/bible'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#shared/api/call.ts'
import { BibleError } from './bible-error.ts'

/** The texts never change while a screen is open, and a place that does not exist stays so. */
const settings = {
  staleTime: Infinity,
  retry: (count: number, error: Error) => count < 1 && !(error instanceof BibleError && error.refused),
} as const

async function named<T>(failure: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw new BibleError(failure, error)
  }
}

export const versionsQuery = queryOptions({
  ...settings,
  queryKey: ['/api/bible/versions'],
  queryFn: () => named('Failed to fetch Bible versions', call(contract.listVersions)),
})

export const translationsQuery = queryOptions({
  ...settings,
  queryKey: ['/api/bible/translations'],
  queryFn: () => named('Failed to fetch Bible translations', call(contract.listTranslations)),
})

export const passageQuery = (version: string, reference: string) =>
  queryOptions({
    ...settings,
    queryKey: ['/api/bible/passage', version, reference],
    queryFn: () =>
      named(
        `Failed to fetch Bible passage: ${reference}`,
        call(contract.getPassage, { query: { version, reference } }),
      ),
  })

export const booksQuery = (version: string) =>
  queryOptions({
    ...settings,
    queryKey: ['/api/bible/books', version],
    queryFn: () => named('Failed to fetch Bible books', call(contract.listBooks, { query: { version } })),
  })

export const chaptersQuery = (version: string, book: string) =>
  queryOptions({
    ...settings,
    queryKey: ['/api/bible/chapters', version, book],
    queryFn: () =>
      named(
        `Failed to fetch Bible chapters: ${book}`,
        call(contract.listChapters, { query: { version, book } }),
      ),
  })

export const versesQuery = (version: string, chapter: string) =>
  queryOptions({
    ...settings,
    queryKey: ['/api/bible/verses', version, chapter],
    queryFn: () =>
      named(
        `Failed to fetch Bible verses: ${chapter}`,
        call(contract.listVerses, { query: { version, chapter } }),
      ),
  })

export const audioQuery = (version: string, passage: string) =>
  queryOptions({
    ...settings,
    queryKey: ['/api/bible/audio', version, passage],
    queryFn: () =>
      named(
        `Failed to fetch Bible audio: ${passage}`,
        call(contract.getAudio, { query: { version, passage } }),
      ),
  })

export const crossReferencesQuery = (version: string, verse: string) =>
  queryOptions({
    ...settings,
    queryKey: ['/api/bible/cross-references', version, verse],
    queryFn: () =>
      named(
        'Failed to fetch Bible cross-references',
        call(contract.listCrossReferences, { query: { version, verse } }),
      ),
  })

export const parallelsQuery = (versions: readonly string[], reference: string) =>
  queryOptions({
    ...settings,
    queryKey: ['/api/bible/parallel', versions, reference],
    queryFn: () =>
      named(
        `Failed to fetch Bible passage: ${reference}`,
        call(contract.listParallels, { query: { versions: versions.join(','), reference } }),
      ),
  })

export interface SearchWhere {
  readonly testament?: 'old' | 'new' | undefined
  readonly book?: string | undefined
}

const pageSize = 50

export const searchQuery = (version: string, query: string, { testament, book }: SearchWhere) =>
  infiniteQueryOptions({
    ...settings,
    queryKey: ['/api/bible/search', version, query, testament, book],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset }) => {
      const { body: hits, headers } = await named(
        `Failed to search Bible for: ${query}`,
        callWithHeaders(contract.searchBible, {
          query: {
            version,
            query,
            ...(testament && { testament }),
            ...(book && { book }),
            offset: String(offset),
            limit: String(pageSize),
          },
        }),
      )
      return { hits, total: Number(headers.get(contract.totalHeader) ?? offset + hits.length) }
    },
    getNextPageParam: ({ hits, total }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.hits.length, 0)
      return hits.length > 0 && shown < total ? shown : undefined
    },
  })
