import type { JournalEntry } from '@stillwater/contract/journal'
import { type ReactNode, useCallback, useState } from 'react'
import { useRemove } from '#shared/records/use-remove.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'

const EntryReader = lazyComponent(async () => (await import('./entry-reader.tsx')).EntryReader)
const EntryForm = lazyComponent(async () => (await import('./entry-form.tsx')).EntryForm)

interface Opened {
  readonly entry: JournalEntry
  readonly open: boolean
  /** Each opening is a new form. */
  readonly key: number
}

export interface EntryActions {
  readonly read: (entry: JournalEntry) => void
  readonly edit: (entry: JournalEntry) => void
  readonly remove: (entry: JournalEntry) => void
}

const opened = (entry: JournalEntry) => (before: Opened | undefined) => ({
  entry,
  open: true,
  key: (before?.key ?? 0) + 1,
})
const turned = (open: boolean) => (before: Opened | undefined) => before && { ...before, open }

/** Reading, editing and deleting an entry. The form opens over the reader and returns to it. */
export function useEntryDialogs(): EntryActions & { readonly dialogs: ReactNode } {
  const [reading, setReading] = useState<Opened>()
  const [editing, setEditing] = useState<Opened>()
  const remove = useRemove('journals', {
    removed: 'Journal entry deleted',
    failed: 'Failed to delete journal entry',
  })

  const read = useCallback((entry: JournalEntry) => setReading(opened(entry)), [])
  const edit = useCallback((entry: JournalEntry) => setEditing(opened(entry)), [])

  const dialogs: ReactNode = (
    <>
      {reading !== undefined && (
        <EntryReader
          open={reading.open}
          onOpenChange={(open) => setReading(turned(open))}
          entry={reading.entry}
          onEdit={edit}
          onRemove={remove}
        />
      )}
      {editing !== undefined && (
        <EntryForm
          key={editing.key}
          open={editing.open}
          onOpenChange={(open) => setEditing(turned(open))}
          entry={editing.entry}
          onSaved={(entry) => setReading((before) => before && { ...before, entry })}
        />
      )}
    </>
  )
  return { read, edit, remove, dialogs }
}
