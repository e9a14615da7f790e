import type { Translation } from '@stillwater/contract/bible'
import { totalHeader } from '@stillwater/contract/limits'
import { infiniteQueryOptions, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '#shared/api/call.ts'
import { offline } from '#shared/api/connection.ts'
import { isUnreachable } from '#shared/api/error.ts'
import { BibleError } from './bible-error.ts'
import { orDownloadedTexts, readOffline } from './offline/offline-bible.ts'
import { isDownloaded } from './offline/downloaded-list.ts'

/** The texts never change while a screen is open, and a reference that does not exist will not appear. */
const settings = {
  staleTime: Infinity,
  retry: (count: number, error: Error) => count < 1 && !(error instanceof BibleError && error.refused),
} as const

/** `needsServer` is the message for something that a downloaded text does not contain. */
async function named<T>(failure: string, answer: Promise<T>, needsServer?: string): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw new BibleError(failure, error, isUnreachable(error) ? needsServer : undefined)
  }
}

const onlyOnline = (what: string, version: string | undefined) =>
  version !== undefined && isDownloaded(version)
    ? `${what} need a connection. The text itself is available offline.`
    : undefined

/** The downloaded texts are not all there is: asks the server once it can be reached again. */
function refetchWhenOnline({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>): void {
  const unsubscribe = offline.subscribe(() => {
    if (offline.get()) return
    unsubscribe()
    void client.invalidateQueries({ queryKey })
  })
}

export const versionsQuery = queryOptions({
  ...settings,
  queryKey: ['/api/bible/versions'],
  queryFn: (context) =>
    named(
      'Failed to fetch Bible versions',
      orDownloadedTexts(
        () => call('GET /api/bible/versions'),
        (texts) => {
          refetchWhenOnline(context)
          return Object.fromEntries(texts.map(({ name, id }) => [name, id]))
        },
      ),
    ),
})

export const translationsQuery = queryOptions({
  ...settings,
  queryKey: ['/api/bible/translations'],
  queryFn: (context) =>
    named(
      'Failed to fetch Bible translations',
      orDownloadedTexts<Translation[]>(
        () => call('GET /api/bible/translations'),
        (texts) => {
          refetchWhenOnline(context)
          return texts
        },
      ),
    ),
})

/** The texts that can be downloaded. */
export const textsQuery = queryOptions({
  ...settings,
  queryKey: ['/api/bible/texts'],
  queryFn: () => named('Failed to fetch Bible texts', call('GET /api/bible/texts')),
})

export const passageQuery = (version: string, reference: string) =>
  queryOptions({
    ...settings,
    queryKey: ['/api/bible/passage', version, reference],
    queryFn: () =>
      named(
        `Failed to fetch Bible passage: ${reference}`,
        readOffline(version, 'passage', { reference }, () =>
          call('GET /api/bible/passage', { query: { version, reference } }),
        ),
      ),
  })

export const booksQuery = (version: string) =>
  queryOptions({
    ...settings,
    queryKey: ['/api/bible/books', version],
    queryFn: () =>
      named(
        'Failed to fetch Bible books',
        readOffline(version, 'books', {}, () => call('GET /api/bible/books', { query: { version } })),
      ),
  })

export const chaptersQuery = (version: string, book: string) =>
  queryOptions({
    ...settings,
    queryKey: ['/api/bible/chapters', version, book],
    queryFn: () =>
      named(
        `Failed to fetch Bible chapters: ${book}`,
        readOffline(version, 'chapters', { book }, () =>
          call('GET /api/bible/chapters', { query: { version, book } }),
        ),
      ),
  })

export const versesQuery = (version: string, chapter: string) =>
  queryOptions({
    ...settings,
    queryKey: ['/api/bible/verses', version, chapter],
    queryFn: () =>
      named(
        `Failed to fetch Bible verses: ${chapter}`,
        readOffline(version, 'verses', { chapter }, () =>
          call('GET /api/bible/verses', { query: { version, chapter } }),
        ),
      ),
  })

export const audioQuery = (version: string, passage: string) =>
  queryOptions({
    ...settings,
    queryKey: ['/api/bible/audio', version, passage],
    queryFn: () =>
      named(
        `Failed to fetch Bible audio: ${passage}`,
        readOffline(version, 'audio', { passage }, () =>
          call('GET /api/bible/audio', { query: { version, passage } }),
        ),
      ),
  })

export const crossReferencesQuery = (version: string, verse: string) =>
  queryOptions({
    ...settings,
    queryKey: ['/api/bible/cross-references', version, verse],
    queryFn: () =>
      named(
        'Failed to fetch Bible cross-references',
        call('GET /api/bible/cross-references', { query: { version, verse } }),
        onlyOnline('Cross-references', version),
      ),
  })

export const parallelsQuery = (versions: readonly string[], reference: string) =>
  queryOptions({
    ...settings,
    queryKey: ['/api/bible/parallel', versions, reference],
    queryFn: () =>
      named(
        `Failed to fetch Bible passage: ${reference}`,
        call('GET /api/bible/parallel', { query: { versions: versions.join(','), reference } }),
        onlyOnline('Other versions', versions[0]),
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
    queryFn: ({ pageParam: offset }) =>
      named(
        `Failed to search Bible for: ${query}`,
        readOffline(version, 'search', { query, testament, book, offset, limit: pageSize }, async () => {
          const { body: hits, headers } = await callWithHeaders('GET /api/bible/search', {
            query: {
              version,
              query,
              ...(testament && { testament }),
              ...(book && { book }),
              offset: String(offset),
              limit: String(pageSize),
            },
          })
          return { hits, total: Number(headers.get(totalHeader) ?? offset + hits.length) }
        }),
      ),
    getNextPageParam: ({ hits, total }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.hits.length, 0)
      return hits.length > 0 && shown < total ? shown : undefined
    },
  })
