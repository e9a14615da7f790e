import { defaultJournalTitle } from '@stillwater/contract/choices'
import { NewJournalEntrySchema } from '@stillwater/contract/journal'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useId, useState } from 'react'
import * as z from 'zod/mini'
import { useUser } from '#features/auth/index.ts'
import { saveFailedText } from '#shared/api/error.ts'
import { unsyncedNote } from '#shared/records/toast-saved.ts'
import { RecordDialog } from '#shared/records/form/record-dialog.tsx'
import { useRecordForm } from '#shared/records/form/use-record-form.ts'
import type { JournalPrefill } from '#shared/signals/open-journal-form.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { JournalFields } from './journal-fields.tsx'
import { tellEntry } from './tell-entry.tsx'

interface JournalDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly prefill: Partial<JournalPrefill>
}

/** Long enough to be read, short enough not to be in the way. */
const [farewell, longFarewell] = [1200, 3500]

/** An entry belongs to the day on which it is saved. */
const schema = z.pipe(
  NewJournalEntrySchema,
  z.transform((entry) => ({ ...entry, date: todayIso() })),
)

export function JournalDialog({ open, onOpenChange, prefill }: JournalDialogProps) {
  const user = useUser()
  const alertId = useId()
  const [failed, setFailed] = useState('')
  const [note, setNote] = useState<string>()
  const editor = useRecordForm({
    type: 'journals',
    schema,
    record: undefined,
    owner: user?.id ?? '',
    draftName: 'dialog',
    initial: {
      title: prefill.title ?? defaultJournalTitle,
      content: prefill.content ?? '',
      vaultText: null,
    },
    onSaved: ({ id }) => {
      setFailed('')
      setNote(unsyncedNote(id))
    },
    onFailed: (error) => setFailed(saveFailedText(error, 'Failed to save journal entry. Please try again.')),
    onInvalid: () => setFailed(''),
  })

  const { saved } = editor
  useEffect(() => {
    if (!saved || !open) return
    const timer = setTimeout(() => onOpenChange(false), note === undefined ? farewell : longFarewell)
    return () => clearTimeout(timer)
  }, [saved, note, open, onOpenChange])

  return (
    <RecordDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Journal Your Thoughts"
      saveLabel="Save Entry"
      editor={editor}
      tell={tellEntry}
    >
      {(form) => (
        <div className="grid grid-cols-1 gap-5">
          <JournalFields
            form={form}
            id={editor.id}
            alertId={alertId}
            commands
            folded={prefill.content !== undefined && prefill.content !== ''}
          />
          <div id={alertId} role="alert" className="empty:hidden">
            {form.errors['content'] !== undefined ? (
              <Message tone="alert">{form.errors['content']}</Message>
            ) : (
              failed !== '' && <Message tone="alert">{failed}</Message>
            )}
          </div>
          <output className="empty:hidden">
            {saved && (
              <Message tone="good">
                {['Journal entry saved successfully!', note].filter(Boolean).join(' ')}
              </Message>
            )}
          </output>
        </div>
      )}
    </RecordDialog>
  )
}

const looks = {
  alert: { Icon: CircleAlert, className: 'bg-alert-soft text-alert' },
  good: { Icon: CircleCheck, className: 'bg-water-soft text-water' },
}

function Message({ tone, children }: { tone: keyof typeof looks; children: string }) {
  const { Icon, className } = looks[tone]
  return (
    <p className={`flex gap-2 rounded-control p-3 ${className}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
