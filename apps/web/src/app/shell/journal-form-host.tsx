import { useLayoutEffect, useState } from 'react'
import { type JournalPrefill, onOpenJournalForm } from '#shared/signals/open-journal-form.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'

const JournalStart = lazyComponent(
  async () => (await import('#features/journal/journal-start.tsx')).JournalStart,
)

interface Asked {
  readonly prefill: Partial<JournalPrefill>
  /** A new key for each opening, so that the form starts fresh. */
  readonly key: number
}

/** Listens for the event that opens the journal form, on every screen of the shell. The form's code is loaded with the first event. */
export function JournalFormHost() {
  const [asked, setAsked] = useState<Asked>()
  const [open, setOpen] = useState(false)

  // Before any screen's own effects, one of which may send the signal at once.
  useLayoutEffect(
    () =>
      onOpenJournalForm((prefill) => {
        setAsked((before) => ({ prefill, key: (before?.key ?? 0) + 1 }))
        setOpen(true)
      }),
    [],
  )

  if (asked === undefined) return null
  return <JournalStart key={asked.key} open={open} onOpenChange={setOpen} prefill={asked.prefill} />
}
