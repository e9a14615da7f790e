import type { SearchHit } from '@stillwater/contract/bible'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import BookOpen from 'lucide-react/icons/book-open'
import { memo, useState } from 'react'
import { BibleFailure, searchQuery, type SearchWhere } from '#features/bible/index.ts'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { searchMotif } from '#shared/ui/empty-state/motifs.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { MarkedText } from '#shared/ui/text/marked-text.tsx'
import { SearchFilter } from './search-filter.tsx'

export interface SubmittedSearch {
  readonly term: string
  /** A reference that the words may also mean. */
  readonly offer?: string | undefined
}

interface SearchResultsProps {
  readonly version: string
  readonly search: SubmittedSearch
  readonly onOpen: (reference: string) => void
}

export function SearchResults({ version, search, onOpen }: SearchResultsProps) {
  const { term, offer } = search
  const [where, setWhere] = useState<SearchWhere>({})
  const found = useInfiniteQuery({
    ...searchQuery(version, term, where),
    placeholderData: keepPreviousData,
  })
  const pages = found.data?.pages ?? []
  const total = pages[0]?.total ?? 0
  const filtered = where.testament !== undefined || where.book !== undefined

  return (
    <section aria-label="Search results" className="mt-5">
      {offer !== undefined && (
        <Button variant="secondary" className="mb-4 w-full" onClick={() => onOpen(offer)}>
          <BookOpen aria-hidden="true" />
          Open {offer}
        </Button>
      )}
      {found.isPending ? (
        <SkeletonGroup label="Searching" className="grid gap-3">
          <SkeletonCard lines={2} />
          <SkeletonCard lines={2} />
          <SkeletonCard lines={2} />
        </SkeletonGroup>
      ) : found.isError && !found.isFetchNextPageError ? (
        <BibleFailure error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <>
          {(total > 0 || filtered) && <SearchFilter version={version} where={where} onChange={setWhere} />}
          <p aria-live="polite" className={cx('mb-1 text-sm text-muted', total === 0 && 'sr-only')}>
            {total === 0 ? '' : `${total.toLocaleString('en-US')} ${total === 1 ? 'verse' : 'verses'}`}
          </p>
          {total === 0 ? (
            <EmptyState
              motif={searchMotif}
              title={`No results found for "${term}".`}
              hint={filtered ? 'Try the whole Bible.' : 'Try fewer or other words.'}
            />
          ) : (
            <ul aria-label="Verses found" className="-mx-3">
              {pages
                .flatMap((page) => page.hits)
                .map((hit) => (
                  <Hit key={hit.reference} hit={hit} onOpen={onOpen} />
                ))}
            </ul>
          )}
          {found.isFetchNextPageError && (
            <BibleFailure error={found.error} onRetry={() => void found.fetchNextPage()} />
          )}
          {found.hasNextPage && !found.isFetchNextPageError && (
            <Button
              variant="secondary"
              className="mt-4 w-full"
              busy={found.isFetchingNextPage}
              busyLabel="Loading…"
              onClick={() => void found.fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </>
      )}
    </section>
  )
}

/** Results off the screen are not laid out, so that long lists stay fast. */
const Hit = memo(function Hit({ hit, onOpen }: { hit: SearchHit; onOpen: (reference: string) => void }) {
  return (
    <li className="border-b border-hairline [contain-intrinsic-size:auto_6rem] [content-visibility:auto] last:border-0">
      <button
        type="button"
        onClick={() => onOpen(hit.reference)}
        className="w-full rounded-control px-3 py-3 text-left hover:bg-tint focus-visible:-outline-offset-2 active:bg-tint"
      >
        <span className="block text-sm font-medium text-water">{hit.reference}</span>
        <span className="block font-serif text-[1.0625rem] leading-relaxed">
          <MarkedText text={hit.text} marks={hit.marks} />
        </span>
      </button>
    </li>
  )
})
