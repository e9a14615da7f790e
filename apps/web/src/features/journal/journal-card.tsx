import { defaultJournalTitle } from '@stillwater/contract/choices'
import type { JournalEntry } from '@stillwater/contract/journal'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useUser } from '#features/auth/index.ts'
import { draftKey } from '#shared/records/local/drafts.ts'
import { useHasDraft } from '#shared/records/form/use-has-draft.ts'
import { useAskedParam } from '#shared/records/form/use-new-param.ts'
import { useToday } from '#shared/ui/date/use-today.ts'
import { openJournalForm } from '#shared/signals/open-journal-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card, CardHeader } from '#shared/ui/card.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { EntryView } from './entry-view.tsx'
import { dayQuery } from './journal-queries.ts'
import { recordTypes } from '#shared/records/record-types.ts'

/** The form's code is loaded when someone writes, or has an unsaved draft. */
const TodaysEntry = lazyComponent(async () => (await import('./todays-entry.tsx')).TodaysEntry, EntryView)

/** What is being written stays with its entry and day, even if data arrives or midnight passes. */
interface Editing {
  readonly date: string
  readonly entry: JournalEntry | undefined
}

const asksForJournal = (params: URLSearchParams) => params.get('journal') === 'new'

export function JournalCard() {
  const today = useToday()
  const [editing, setEditing] = useState<Editing>()
  const [round, setRound] = useState(0)
  const left = useRef(false)
  const card = useJournalParam()
  const date = editing?.date ?? today
  const entries = useQuery(dayQuery(date))
  const entry = editing === undefined ? entries.data?.[0] : editing.entry
  const unsaved = useHasDraft(draftKey(useUser()?.id ?? '', recordTypes.journals.path, entry?.id ?? 'new'))
  const begin = () => setEditing({ date, entry })

  const justLeft = useCallback(() => {
    const before = left.current
    left.current = false
    return before
  }, [])

  return (
    <Card ref={card} className="scroll-mt-20">
      <CardHeader
        title="Journal Your Thoughts"
        action={
          <Link href="/journal" className="link -ml-2 flex min-h-11 items-center px-1.5 text-sm">
            All entries
          </Link>
        }
      />
      <div className="mt-2">
        {entries.isPending ? (
          <SkeletonGroup label="Loading your journal">
            <SkeletonText lines={3} />
          </SkeletonGroup>
        ) : entries.isLoadingError ? (
          <div role="alert">
            <p className="text-muted">Failed to load journal entries</p>
            <Button variant="secondary" className="mt-3" onClick={() => void entries.refetch()}>
              Try again
            </Button>
          </div>
        ) : editing === undefined && round === 0 && !unsaved ? (
          <EntryView entry={entry} onEdit={begin} />
        ) : (
          <TodaysEntry
            key={`${entry?.id ?? 'new'} ${round}`}
            entry={entry}
            date={date}
            editing={editing !== undefined}
            justLeft={justLeft}
            onEdit={begin}
            onLeave={() => {
              left.current = true
              setEditing(undefined)
              // The draft is offered by the next form, not held by this one.
              setRound(round + 1)
            }}
          />
        )}
      </div>
    </Card>
  )
}

/** `?journal=new` opens the form and scrolls to the card. */
function useJournalParam() {
  const card = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(0)
  useAskedParam(asksForJournal, () => setAsked(asked + 1))
  useEffect(() => {
    if (asked === 0) return
    card.current?.scrollIntoView()
    openJournalForm({ title: defaultJournalTitle, content: '' })
  }, [asked])
  return card
}
