import { books } from '@stillwater/bible/canon'
import { useMemo } from 'react'
import { usePreachedTimes, versesOnce } from '#shared/preached/use-preached.ts'
import { wasPreached } from '#shared/preached/preached-times.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { addMonths } from '#shared/ui/date/iso-date.ts'
import { useToday } from '#shared/ui/date/use-today.ts'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { bibleMotif } from '#shared/ui/empty-state/motifs.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { BookChapters } from './book-chapters.tsx'
import { type Coverage, coverageOf, oldShare } from './coverage.ts'

const ChapterDialog = lazyComponent(async () => (await import('./chapter-dialog.tsx')).ChapterDialog)

/** A chapter counts as recent for so many months. */
const recentMonths = 36

/** Which chapters of the Bible were preached, how often and how recently. */
export function CoveragePage() {
  const today = useToday()
  const { known, isError, retry } = usePreachedTimes()
  const { edit: open, ...dialog } = useEditing<{ name: string; chapter: number }>()
  const counts = useMemo(() => known?.verses.chapterCounts(), [known])
  const coverage = useMemo(
    () =>
      known &&
      counts &&
      coverageOf(
        known.times.filter((time) => wasPreached(time, today)),
        (reference) => versesOnce(known.verses, reference),
        counts,
      ),
    [known, counts, today],
  )
  return (
    <div data-wide>
      <PageHeader title="Bible coverage" back={{ href: '/plan', label: 'Preaching plan' }} />
      {coverage !== undefined && counts !== undefined ? (
        coverage.chapters.size === 0 ? (
          <EmptyState
            motif={bibleMotif}
            title="The chapters you preach fill this page."
            hint="Finish a sermon, or log one as preached, and its chapters appear here."
          />
        ) : (
          <>
            <Shares coverage={coverage} />
            <p className="mb-5 text-sm text-muted">
              Dots show how often you preached a chapter. They’re filled if it was in the last three years,
              and outlined if it was longer ago.
            </p>
            <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
              {books.map(({ id, name, number }) => (
                <BookChapters
                  key={id}
                  name={name}
                  book={number}
                  count={counts[number - 1] ?? 0}
                  coverage={coverage}
                  recentFrom={addMonths(today, -recentMonths)}
                  onOpen={open}
                />
              ))}
            </div>
          </>
        )
      ) : isError ? (
        <LoadFailed what="sermons" onRetry={retry} />
      ) : (
        <SkeletonGroup label="Loading what you preached" className="grid gap-3">
          <SkeletonCard lines={3} />
          <SkeletonCard lines={3} />
        </SkeletonGroup>
      )}
      {dialog.target !== undefined && coverage !== undefined && (
        <ChapterDialog
          key={dialog.key}
          open={dialog.open}
          onOpenChange={dialog.setOpen}
          name={dialog.target.name}
          times={coverage.chapters.get(dialog.target.chapter)?.times ?? []}
        />
      )}
    </div>
  )
}

function Shares({ coverage }: { readonly coverage: Coverage }) {
  const share = oldShare(coverage)
  if (share === undefined) return null
  return (
    <p className="mb-2">
      Old Testament {share}% · New Testament {100 - share}%
    </p>
  )
}
