import type { Season } from '@stillwater/contract/devotionals'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { Link } from 'wouter'
import { VerseSheet } from '#features/bible/index.ts'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { openJournalForm } from '#shared/signals/open-journal-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card, CardHeader } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { bibleMotif } from '#shared/ui/empty-state/motifs.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { Skeleton, SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { useToday } from '#shared/ui/date/use-today.ts'
import type { ShownDevotional } from './choose-devotional.ts'
import { journalPrefill } from './journal-prefill.ts'
import { LongScripture } from './long-scripture.tsx'
import { useDevotionalDialog } from './use-devotional-dialog.tsx'
import { useTodaysDevotional } from './use-todays-devotional.ts'

const seasonNames: Record<Season, string> = {
  advent: 'Advent',
  christmas: 'Christmas',
  lent: 'Lent',
  easter: 'Easter',
  ordinary: 'Ordinary time',
}

/** Today's reading, for the dashboard. Its space is reserved while it loads. */
export function DevotionalCard() {
  const today = useToday()
  const devotional = useTodaysDevotional()
  const { edit, dialog } = useDevotionalDialog()
  const { data } = devotional
  const own = data?.own

  return (
    <Card>
      <CardHeader
        title="Daily Devotional"
        action={
          <>
            {own !== undefined && (
              <Button variant="quiet" size="icon" aria-label="Edit devotional" onClick={() => edit(own)}>
                <Pencil aria-hidden="true" />
              </Button>
            )}
            <Link href="/devotionals" className="link flex min-h-11 items-center px-1.5 text-sm">
              My devotionals
            </Link>
          </>
        }
      />
      <p className="text-sm text-muted">
        {[formatIsoDate(today), data?.season && seasonNames[data.season]].filter(Boolean).join(' · ')}
      </p>
      {own !== undefined && <SyncMark id={own.id} />}
      <div className="mt-3">
        {devotional.isPending ? (
          <Placeholder />
        ) : devotional.isLoadingError ? (
          <div role="alert" className="px-2 py-8 text-center">
            <p className="font-medium">We couldn’t load today’s devotional</p>
            <p className="mt-1 mb-4 text-sm text-muted">
              Check your connection. Everything you’ve saved is safe.
            </p>
            <Button variant="secondary" onClick={() => void devotional.refetch()}>
              Try again
            </Button>
          </div>
        ) : data === null || data === undefined ? (
          <EmptyState
            motif={bibleMotif}
            title="No devotional available for today"
            action={<Button onClick={() => edit()}>Create a devotional</Button>}
          />
        ) : (
          <Reading devotional={data} />
        )}
      </div>
      {dialog}
    </Card>
  )
}

function Reading({ devotional }: { devotional: ShownDevotional }) {
  const { scripture, reference, reflection } = devotional
  const [sheet, setSheet] = useState<boolean>()
  return (
    <>
      <figure>
        <LongScripture key={reference} text={scripture} />
        <figcaption>
          <Button
            variant="quiet"
            className="-ml-4"
            aria-haspopup="dialog"
            aria-label={`${reference}, open the passage`}
            onClick={() => setSheet(true)}
          >
            {reference}
          </Button>
        </figcaption>
      </figure>
      {reflection !== null && (
        <p dir="auto" className="mt-2 whitespace-pre-line">
          {reflection}
        </p>
      )}
      <Button className="mt-4" onClick={() => openJournalForm(journalPrefill(devotional))}>
        Journal your thoughts
      </Button>
      {sheet !== undefined && <VerseSheet reference={reference} open={sheet} onOpenChange={setSheet} />}
    </>
  )
}

const Placeholder = () => (
  <SkeletonGroup label="Loading today’s devotional" className="grid min-h-136 content-start gap-5">
    <SkeletonText lines={8} />
    <Skeleton className="h-5 w-1/3" />
    <SkeletonText lines={9} />
    <Skeleton className="h-11 w-1/2" />
  </SkeletonGroup>
)
