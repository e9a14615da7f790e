import type { JournalEntry } from '@stillwater/contract/journal'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type Ref, useId, useState } from 'react'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { EmptyLine } from '#shared/ui/empty-state/empty-line.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import { sealedOf } from '#shared/vault/sealed-of.ts'

/** Few entries are sealed: what unlocks them is loaded when one is opened. */
const SealedText = lazyComponent(async () => (await import('#shared/vault/sealed-text.tsx')).SealedText)

interface EntryViewProps {
  readonly entry: JournalEntry | undefined
  readonly onEdit: () => void
  /** The button that starts editing. */
  readonly begin?: Ref<HTMLButtonElement> | undefined
}

/** Today's entry, or the invitation to write it. */
export function EntryView({ entry, onEdit, begin }: EntryViewProps) {
  if (entry === undefined) {
    return (
      <EmptyLine
        title="What’s on your heart today?"
        action={
          <Button ref={begin} variant="secondary" onClick={onEdit}>
            New Journal Entry
          </Button>
        }
      />
    )
  }
  return <FoldedEntry key={entry.id} entry={entry} onEdit={onEdit} begin={begin} />
}

/** Others may see the dashboard over the user's shoulder: the entry is folded to its title and two lines until it is tapped. */
function FoldedEntry({ entry, onEdit, begin }: EntryViewProps & { readonly entry: JournalEntry }) {
  const [whole, setWhole] = useState(false)
  const id = useId()
  const sealed = sealedOf(entry)
  return (
    <article className="relative">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 dir="auto" className="min-w-0 flex-[1_1_8rem]">
          <button
            type="button"
            aria-expanded={whole}
            aria-controls={id}
            className="flex min-h-11 max-w-full items-center gap-1.5 text-left after:absolute after:inset-0"
            onClick={() => setWhole(!whole)}
          >
            <span className="min-w-0">
              <LongWords>{entry.title}</LongWords>
            </span>
            <ChevronDown
              aria-hidden="true"
              className={cx('size-5 shrink-0 text-muted transition-transform', whole && 'rotate-180')}
            />
          </button>
        </h3>
        <Button ref={begin} variant="secondary" className="z-10" onClick={onEdit}>
          Edit Entry
        </Button>
      </div>
      <SyncMark id={entry.id} />
      {sealed === null ? (
        <p id={id} dir="auto" className={whole ? 'mt-1 whitespace-pre-wrap' : 'mt-1 line-clamp-2'}>
          {entry.content}
        </p>
      ) : (
        // Above the area that folds it: the words have buttons of their own.
        <div id={id} className={cx('mt-1', whole && 'relative z-10')}>
          {whole ? (
            <SealedText place={`journals/${entry.id}`} sealed={sealed} />
          ) : (
            <p className="text-muted">Sealed</p>
          )}
        </div>
      )}
    </article>
  )
}
