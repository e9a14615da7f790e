import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { NearEnd } from '#shared/records/list/near-end.tsx'
import { useNewParam } from '#shared/records/form/use-new-param.ts'
import { useOpenParam } from '#shared/records/form/use-open-param.ts'
import { useReader } from '#shared/records/list/use-reader.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { bibleMotif } from '#shared/ui/empty-state/motifs.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { DevotionalEntry } from './devotional-entry.tsx'
import { dayQuery, devotionalsQuery } from './devotional-queries.ts'
import { useDevotionalDialog } from './use-devotional-dialog.tsx'
import { useRemoveDevotional } from './use-remove-devotional.ts'

const DevotionalReader = lazyComponent(async () => (await import('./devotional-reader.tsx')).DevotionalReader)

/** The user's own devotionals. */
export function DevotionalsPage() {
  const list = useInfiniteQuery(devotionalsQuery)
  const all = list.data?.pages.flatMap(({ items }) => items)
  const { read, ...reader } = useReader(all)
  // One that the URL opened may not be on the list that is loaded.
  const { edit, dialog } = useDevotionalDialog((saved) => reader.open && read(saved))
  const remove = useRemoveDevotional()
  useNewParam((params) =>
    edit(undefined, {
      reference: params.get('reference') ?? undefined,
      scripture: params.get('scripture') ?? undefined,
    }),
  )
  // The one that the URL names may be on a later page: if its day is known, that day is loaded instead.
  const asksFor = new URLSearchParams(useSearch())
  const date = asksFor.get('date')
  const day = useQuery({ ...dayQuery(date ?? ''), enabled: date !== null && asksFor.has('open') })
  const { isFetching, refetch } = list
  useOpenParam(date === null ? { data: all, isFetching, refetch } : day, read)

  return (
    <>
      <PageHeader
        title="My Devotionals"
        back={{ href: '/', label: 'Dashboard' }}
        add={{ label: 'Create a devotional', onClick: () => edit() }}
      />
      {all === undefined ? (
        list.isError ? (
          <LoadFailed what="devotionals" onRetry={() => void list.refetch()} />
        ) : (
          <SkeletonGroup label="Loading your devotionals" className="grid gap-3">
            <SkeletonCard lines={4} />
            <SkeletonCard lines={4} />
          </SkeletonGroup>
        )
      ) : all.length === 0 ? (
        <EmptyState
          motif={bibleMotif}
          title="Your own devotionals appear here"
          action={<Button onClick={() => edit()}>Create a devotional</Button>}
        />
      ) : (
        <ul aria-label="My devotionals" className="grid gap-3">
          {all.map((devotional) => (
            // Off screen, a card costs nothing to lay out and paint.
            <li
              key={devotional.id}
              data-record={devotional.id}
              className="[contain-intrinsic-size:auto_14rem] [content-visibility:auto]"
            >
              <DevotionalEntry devotional={devotional} onRead={read} onEdit={edit} onRemove={remove} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <NextPage
          key={all?.length}
          failed={list.isFetchNextPageError}
          onMore={() => {
            if (!list.isFetchingNextPage) void list.fetchNextPage()
          }}
        />
      )}
      {reader.record !== undefined && (
        <DevotionalReader
          devotional={reader.record}
          open={reader.open}
          onOpenChange={reader.setOpen}
          onEdit={edit}
          onRemove={remove}
        />
      )}
      {dialog}
    </>
  )
}

/** Older ones load as the reader nears the end. */
function NextPage({ failed, onMore }: { failed: boolean; onMore: () => void }) {
  if (!failed) return <NearEnd onNear={onMore} />
  return (
    <div role="alert" className="py-4 text-center">
      <p className="mb-3 text-muted">We could not load your devotionals</p>
      <Button variant="secondary" onClick={onMore}>
        Try again
      </Button>
    </div>
  )
}
