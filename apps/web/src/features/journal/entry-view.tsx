import type { JournalEntry } from '@stillwater/contract/journal'
import Pencil from 'lucide-react/icons/pencil'
import type { Ref } from 'react'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { journalMotif } from '#shared/ui/empty-state/motifs.tsx'
import { LongWords } from '#shared/ui/long-words.tsx'

interface EntryViewProps {
  readonly entry: JournalEntry | undefined
  readonly onEdit: () => void
  /** The button that starts editing. */
  readonly begin?: Ref<HTMLButtonElement>
}

/** Today's entry, or the invitation to write it. */
export function EntryView({ entry, onEdit, begin }: EntryViewProps) {
  if (entry === undefined) {
    return (
      <div className="-my-5">
        <EmptyState
          motif={journalMotif}
          title="What will you remember about today?"
          action={
            <Button ref={begin} onClick={onEdit}>
              New Journal Entry
            </Button>
          }
        />
      </div>
    )
  }
  return (
    <article>
      <h3 dir="auto">
        <LongWords>{entry.title}</LongWords>
      </h3>
      <SyncMark id={entry.id} />
      <p dir="auto" className="mt-1 line-clamp-12 whitespace-pre-wrap">
        {entry.content}
      </p>
      <Button ref={begin} variant="secondary" className="mt-4" onClick={onEdit}>
        <Pencil aria-hidden="true" />
        Edit Entry
      </Button>
    </article>
  )
}
