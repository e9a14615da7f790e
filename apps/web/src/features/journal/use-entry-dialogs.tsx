import type { JournalEntry } from '@stillwater/contract/journal'
import { type ReactNode, useCallback } from 'react'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { useReader } from '#shared/records/list/use-reader.ts'
import { useRemove } from '#shared/records/use-remove.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'

const EntryReader = lazyComponent(async () => (await import('./entry-reader.tsx')).EntryReader)
const EntryForm = lazyComponent(async () => (await import('./entry-form.tsx')).EntryForm)

export interface EntryActions {
  readonly read: (entry: JournalEntry) => void
  readonly edit: (entry: JournalEntry) => void
  readonly remove: (entry: JournalEntry) => void
}

/** Reading, editing and deleting an entry. The form opens over the reader and returns to it. */
export function useEntryDialogs(entries: readonly JournalEntry[] | undefined): EntryActions & {
  readonly dialogs: ReactNode
} {
  const { read, ...reader } = useReader(entries)
  const { edit: open, ...editing } = useEditing<{ entry: JournalEntry }>()
  const remove = useRemove('journals', {
    removed: 'Journal entry deleted',
    failed: 'Failed to delete journal entry',
  })
  const edit = useCallback((entry: JournalEntry) => open({ entry }), [open])

  const dialogs: ReactNode = (
    <>
      {reader.record !== undefined && (
        <EntryReader
          open={reader.open}
          onOpenChange={reader.setOpen}
          entry={reader.record}
          onEdit={edit}
          onRemove={remove}
        />
      )}
      {editing.target !== undefined && (
        <EntryForm
          key={editing.key}
          open={editing.open}
          onOpenChange={editing.setOpen}
          entry={editing.target.entry}
          // An entry of an earlier year may not be on the list that is loaded.
          onSaved={(entry) => reader.open && read(entry)}
        />
      )}
    </>
  )
  return { read, edit, remove, dialogs }
}
