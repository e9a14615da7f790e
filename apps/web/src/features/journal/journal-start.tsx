import type { JournalEntry } from '@stillwater/contract/journal'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { JournalPrefill } from '#shared/signals/open-journal-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { JournalDialog } from './journal-dialog.tsx'
import { dayQuery } from './journal-queries.ts'
import { useEntryDialogs } from './use-entry-dialogs.tsx'

interface JournalStartProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly prefill: Partial<JournalPrefill>
}

/** The journal form. If an entry that was begun the same way exists for today, it is offered first. A draft stays in either case. */
export function JournalStart({ open, onOpenChange, prefill }: JournalStartProps) {
  const [today] = useState(todayIso)
  const client = useQueryClient()
  // What is known now: the form does not wait for a call.
  const [existing] = useState(() => sameStart(client.getQueryData(dayQuery(today).queryKey), prefill))
  const [writing, setWriting] = useState(existing === undefined)
  const entries = useQuery({ ...dayQuery(today), enabled: existing !== undefined })
  const { read, dialogs } = useEntryDialogs(entries.data)

  return (
    <>
      {existing !== undefined && (
        <Dialog
          open={open && !writing}
          onOpenChange={onOpenChange}
          title="You’ve already written about this today"
          footer={
            <>
              <Button variant="secondary" onClick={() => setWriting(true)}>
                Write a new one
              </Button>
              <Button
                onClick={() => {
                  onOpenChange(false)
                  read(existing)
                }}
              >
                Open it
              </Button>
            </>
          }
        >
          <p dir="auto" className="font-medium">
            {existing.title}
          </p>
        </Dialog>
      )}
      {writing && <JournalDialog open={open} onOpenChange={onOpenChange} prefill={prefill} />}
      {dialogs}
    </>
  )
}

/** An entry of today with the title that the form is about to get. An empty form begins nothing twice. */
const sameStart = (
  entries: readonly JournalEntry[] | undefined,
  { title, content }: Partial<JournalPrefill>,
) => (content === undefined || content === '' ? undefined : entries?.find((entry) => entry.title === title))
