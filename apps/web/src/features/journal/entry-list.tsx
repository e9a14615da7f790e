import type { JournalEntry } from '@stillwater/contract/journal'
import { MonthList } from '#shared/records/list/month-list.tsx'
import { NearEnd } from '#shared/records/list/near-end.tsx'
import { Button } from '#shared/ui/button.tsx'
import { SkeletonCard } from '#shared/ui/skeleton.tsx'
import { EntryCard } from './entry-card.tsx'
import type { EntryActions } from './use-entry-dialogs.tsx'

interface EntryListProps extends EntryActions {
  readonly entries: readonly JournalEntry[]
  /** Whether there are older entries to load. */
  readonly more: boolean
  /** Whether loading them failed. */
  readonly failed: boolean
  readonly onMore: () => void
}

/** Entries grouped by month. Older ones load as the reader nears the end. */
export function EntryList({ entries, more, failed, onMore, read, edit, remove }: EntryListProps) {
  return (
    <>
      <MonthList records={entries} className="grid gap-3 *:[contain-intrinsic-size:auto_9rem]">
        {(entry) => <EntryCard entry={entry} onRead={read} onEdit={edit} onRemove={remove} />}
      </MonthList>
      {more &&
        (failed ? (
          <div role="alert" className="py-4 text-center">
            <p className="mb-3 text-muted">Failed to load journal entries</p>
            <Button variant="secondary" onClick={onMore}>
              Try again
            </Button>
          </div>
        ) : (
          <>
            <NearEnd key={entries.length} onNear={onMore} />
            <SkeletonCard />
          </>
        ))}
    </>
  )
}
