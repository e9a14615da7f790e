import type { JournalEntry } from '@stillwater/contract/journal'
import { useMemo } from 'react'
import { NearEnd } from '#shared/records/list/near-end.tsx'
import { Button } from '#shared/ui/button.tsx'
import { SkeletonCard } from '#shared/ui/skeleton.tsx'
import { EntryCard } from './entry-card.tsx'
import { byMonth } from './entry-months.ts'
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
  const months = useMemo(() => byMonth(entries), [entries])
  return (
    <>
      {months.map(({ month, name, entries }) => (
        <section key={month} aria-labelledby={`month-${month}`} className="mb-4">
          <h2
            id={`month-${month}`}
            className="sticky top-(--sticky-top) z-20 -mx-4 bg-paper px-4 py-2 text-xl"
          >
            {name}
          </h2>
          <ul className="grid gap-3">
            {entries.map((entry) => (
              // Off screen, a card costs nothing to lay out and paint.
              <li
                key={entry.id}
                data-record={entry.id}
                className="[contain-intrinsic-size:auto_9rem] [content-visibility:auto]"
              >
                <EntryCard entry={entry} onRead={read} onEdit={edit} onRemove={remove} />
              </li>
            ))}
          </ul>
        </section>
      ))}
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
