import type { ImportedEvent } from '@stillwater/contract/calendar/calendar-import'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import { recordTypes } from '#shared/records/record-types.ts'
import { Badge } from '#shared/ui/badge.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import type { AccountDialogProps } from '../account-form.tsx'
import { countOf, factsOf, whenText } from './import-words.ts'

/** About the most that a request may hold. */
const largest = 900_000
/** A longer list says how many follow. */
const mostShown = 200

/** Shows what a calendar file holds before anything of it is added. */
export function ImportDialog({ open, onOpenChange }: AccountDialogProps) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const refresh = () => client.invalidateQueries({ queryKey: [recordTypes.events.path] })
  const preview = useMutation({
    mutationFn: async (chosen: File) => {
      if (chosen.size > largest)
        throw new Error('This file is too large. Export a shorter date range, then try again.')
      const file = await chosen.text()
      return { file, ...(await call('POST /api/calendar-import/preview', { body: { file } })) }
    },
  })
  const undo = useMutation({
    mutationFn: (ids: string[]) => call('POST /api/calendar-import/undo', { body: { ids } }),
    onSuccess: ({ removed }) => {
      void refresh()
      toast({ title: 'Import undone', description: `${countOf(removed)} removed.` })
    },
    onError: (error) =>
      toast({
        title: 'Failed to undo',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })
  const add = useMutation({
    mutationFn: (file: string) => call('POST /api/calendar-import', { body: { file } }),
    onSuccess: ({ added, events }) => {
      void refresh()
      close()
      toast({
        title: `${countOf(events)} imported`,
        action: { label: 'Undo', onClick: () => undo.mutate(added) },
      })
    },
    onError: (error) =>
      toast({
        title: 'Nothing was imported',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })

  function close() {
    onOpenChange(false)
    preview.reset()
    add.reset()
  }

  const read = preview.data
  const fresh = read?.events.filter(({ isKnown }) => !isKnown) ?? []
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="Import Events"
      description="From a calendar file (.ics) that you exported from Google, Apple or Outlook. You can review it before anything is added."
      onSubmit={(event) => {
        event.preventDefault()
        if (read !== undefined && fresh.length > 0) add.mutate(read.file)
      }}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={fresh.length === 0}
            busy={add.isPending}
            busyLabel="Importing..."
          >
            {fresh.length === 0 ? 'Import' : `Import ${countOf(fresh.length).replace('event', 'Event')}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <input
          ref={input}
          type="file"
          accept=".ics,text/calendar"
          aria-label="Calendar file"
          className="sr-only"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            // The same file can be chosen again.
            if (file !== undefined) preview.mutate(file, { onSettled: () => (currentTarget.value = '') })
          }}
        />
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={preview.isPending}
          busyLabel="Reading..."
          onClick={() => input.current?.click()}
        >
          {read === undefined ? 'Choose a file' : 'Choose another file'}
        </Button>
        <div aria-live="polite" className="grid gap-4">
          {preview.isError && (
            <p role="alert" className="text-sm text-alert">
              {messageOf(preview.error, preview.error.message)}
            </p>
          )}
          {read !== undefined && <p className="text-sm text-muted">{summary(read, fresh.length)}</p>}
        </div>
        {read !== undefined && read.events.length > 0 && <Found events={read.events} />}
      </div>
    </Dialog>
  )
}

function summary(read: { events: readonly ImportedEvent[]; leftOut: number }, fresh: number): string {
  const known = read.events.length - fresh
  const parts = [
    read.events.length === 0 ? 'There are no events in this file.' : `${countOf(fresh)} to import.`,
    known > 0 ? `${countOf(known)} you already have.` : '',
    read.leftOut > 0 ? `${countOf(read.leftOut)} left out: canceled, or without a date.` : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function Found({ events }: { readonly events: readonly ImportedEvent[] }) {
  return (
    <>
      <ul aria-label="Events in the file" className="grid gap-3">
        {events.slice(0, mostShown).map((event) => (
          <li key={event.id} className="border-t border-hairline pt-3">
            <p className="font-medium" dir="auto">
              <LongWords>{event.title}</LongWords>
            </p>
            <p className="text-sm">{whenText(event)}</p>
            {factsOf(event).map((fact) => (
              <p key={fact} className="text-sm text-muted wrap-anywhere" dir="auto">
                {fact}
              </p>
            ))}
            {event.isKnown && (
              <Badge tone="water" className="mt-1">
                You have it
              </Badge>
            )}
          </li>
        ))}
      </ul>
      {events.length > mostShown && (
        <p className="text-sm text-muted">and {countOf(events.length - mostShown)} more</p>
      )}
    </>
  )
}
