import { defaultJournalTitle } from '@stillwater/contract/choices'
import { type JournalEntry, NewJournalEntrySchema } from '@stillwater/contract/journal'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useUser } from '#features/auth/index.ts'
import { messageOf } from '#shared/api/error.ts'
import { ConflictNotice } from '#shared/records/form/conflict-notice.tsx'
import { DraftNotice } from '#shared/records/form/draft-notice.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { dismissToast, toast } from '#shared/ui/toast/toast-store.ts'
import { sealedOf } from '#shared/vault/sealed-of.ts'
import { EntryView } from './entry-view.tsx'
import { JournalFields } from './journal-fields.tsx'
import { tellEntry } from './tell-entry.tsx'

interface TodaysEntryProps {
  /** Undefined if there is none yet: saving creates it. */
  readonly entry: JournalEntry | undefined
  readonly date: string
  readonly editing: boolean
  readonly onEdit: () => void
  /** Saved or canceled. */
  readonly onLeave: () => void
  /** True once after editing has ended, to return the focus to where it began. */
  readonly justLeft: () => boolean
}

/** The form for today's entry on the dashboard, new or existing. */
export function TodaysEntry({ entry, date, editing, onEdit, onLeave, justLeft }: TodaysEntryProps) {
  const user = useUser()
  const complaint = useRef<number>(undefined)
  const begin = useRef<HTMLButtonElement>(null)
  const fields = useRef<HTMLFormElement>(null)
  const [schema] = useState(() => onDay(entry?.date ?? date))
  const { id, form, draft, conflict, saving } = useRecordForm({
    type: 'journals',
    schema,
    record: entry,
    owner: user?.id ?? '',
    initial: {
      title: entry?.title ?? defaultJournalTitle,
      content: entry?.content ?? '',
      vaultText: entry === undefined ? null : sealedOf(entry),
    },
    onSaved: () => {
      // The error has been fixed by now.
      if (complaint.current !== undefined) dismissToast(complaint.current)
      onLeave()
    },
    onFailed: (error) => {
      complaint.current = toast({
        title: entry === undefined ? 'Failed to save journal entry' : 'Failed to update journal entry',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      })
    },
    onInvalid: (errors) => {
      if (form.values.content.trim() !== '' || errors['content'] === undefined) return
      complaint.current = toast({
        title: 'Journal content required',
        description: 'Please write some thoughts before saving.',
        variant: 'destructive',
      })
    },
  })

  useEffect(() => {
    const begins = (control: string) => fields.current?.querySelector<HTMLElement>(control)
    // Where the words are sealed, with what unlocks them.
    if (editing) (begins('[data-autofocus]') ?? begins('textarea, button'))?.focus()
    else if (justLeft()) begin.current?.focus()
  }, [editing, justLeft])

  const takeUp = () => {
    draft.use()
    onEdit()
  }
  const notice = <DraftNotice draft={{ ...draft, use: takeUp }} />

  if (editing) {
    return (
      <form ref={fields} noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5">
        {conflict !== undefined && (
          <ConflictNotice onKeepMine={conflict.keepMine} onTakeTheirs={conflict.takeTheirs}>
            {tellEntry(conflict.theirs)}
          </ConflictNotice>
        )}
        {notice}
        <JournalFields form={form} id={id} commands />
        <div className="flex justify-end gap-3">
          <Button variant="secondary" disabled={saving} onClick={onLeave}>
            Cancel
          </Button>
          <Button type="submit" busy={saving} busyLabel="Saving...">
            Save
          </Button>
        </div>
      </form>
    )
  }
  return (
    <>
      {notice}
      <EntryView entry={entry} onEdit={onEdit} begin={begin} />
    </>
  )
}

const onDay = (date: string) =>
  z.pipe(
    NewJournalEntrySchema,
    z.transform((entry) => ({ ...entry, date })),
  )
