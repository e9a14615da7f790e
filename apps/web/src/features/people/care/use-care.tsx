import type { CareEntry } from '@stillwater/contract/people/care-entries'
import { type ReactNode, useCallback } from 'react'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { LongList } from '#shared/records/list/long-list.tsx'
import { useReader } from '#shared/records/list/use-reader.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { CareCard } from './care-card.tsx'
import { namesOf } from './care-words.ts'
import { useRemoveEntry } from './use-remove-entry.ts'

const CareDialog = lazyComponent(async () => (await import('./care-dialog.tsx')).CareDialog)
const CareReader = lazyComponent(async () => (await import('./care-reader.tsx')).CareReader)

interface Target {
  readonly entry?: CareEntry
  readonly personIds?: readonly string[]
}

interface Care {
  readonly log: (personIds?: readonly string[]) => void
  readonly read: (entry: CareEntry) => void
  readonly list: (entries: readonly CareEntry[]) => ReactNode
  /** What is open above the screen. */
  readonly dialogs: ReactNode
}

/** Entries of the care log with all that can be done with them, on any screen that shows some. */
export function useCare(all: readonly CareEntry[] | undefined, names: ReadonlyMap<string, string>): Care {
  const { edit: open, ...editing } = useEditing<Target>()
  const { read, ...reader } = useReader(all)
  const remove = useRemoveEntry()
  const edit = useCallback((entry: CareEntry) => open({ entry }), [open])
  return {
    log: (personIds) => open(personIds === undefined ? {} : { personIds }),
    read,
    list: (entries) => (
      <LongList items={entries} keyOf={(entry) => entry.id} label="Care log">
        {(entry) => (
          <CareCard
            entry={entry}
            names={namesOf(entry, names)}
            onRead={read}
            onEdit={edit}
            onRemove={remove}
          />
        )}
      </LongList>
    ),
    dialogs: (
      <>
        {reader.record !== undefined && (
          <CareReader
            entry={reader.record}
            names={namesOf(reader.record, names)}
            knownIds={reader.record.personIds.filter((id) => names.has(id))}
            open={reader.open}
            onOpenChange={reader.setOpen}
            onEdit={edit}
            onRemove={remove}
          />
        )}
        {editing.target !== undefined && (
          <CareDialog
            key={editing.key}
            open={editing.open}
            onOpenChange={editing.setOpen}
            {...editing.target}
          />
        )}
      </>
    ),
  }
}
