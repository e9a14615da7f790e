import type { Season } from '@stillwater/contract/devotionals'
import { useState } from 'react'
import { Link } from 'wouter'
import { PassageButton } from '#features/bible/index.ts'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { openJournalForm } from '#shared/signals/open-journal-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card, CardHeader } from '#shared/ui/card.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { EmptyLine } from '#shared/ui/empty-state/empty-line.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { Skeleton, SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { useToday } from '#shared/ui/date/use-today.ts'
import type { ShownDevotional } from './choose-devotional.ts'
import { journalPrefill } from './journal-prefill.ts'
import { useDevotionalDialog } from './use-devotional-dialog.tsx'
import { useTodaysDevotional } from './use-todays-devotional.ts'

const TodaysReader = lazyComponent(async () => (await import('./todays-reader.tsx')).TodaysReader)

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
  const [reading, setReading] = useState<boolean>()
  const day = [formatIsoDate(today), data?.season && seasonNames[data.season]].filter(Boolean).join(' · ')

  return (
    <Card>
      <CardHeader
        title="Daily Devotional"
        action={
          <Link href="/devotionals" className="link flex min-h-11 items-center px-1.5 text-sm">
            My devotionals
          </Link>
        }
      />
      <p className="text-sm text-muted">{day}</p>
      {data?.own !== undefined && <SyncMark id={data.own.id} />}
      <div className="mt-2">
        {devotional.isPending ? (
          <Placeholder />
        ) : devotional.isLoadingError ? (
          <div role="alert">
            <p className="font-medium">We couldn’t load today’s devotional</p>
            <p className="mt-1 mb-3 text-sm text-muted">
              Check your connection. Everything you’ve saved is safe.
            </p>
            <Button variant="secondary" onClick={() => void devotional.refetch()}>
              Try again
            </Button>
          </div>
        ) : data === null || data === undefined ? (
          <EmptyLine
            title="No devotional available for today"
            action={
              <Button variant="secondary" onClick={() => edit()}>
                Create a devotional
              </Button>
            }
          />
        ) : (
          <Reading devotional={data} onRead={() => setReading(true)} />
        )}
      </div>
      {reading !== undefined && data && (
        <TodaysReader devotional={data} day={day} open={reading} onOpenChange={setReading} onEdit={edit} />
      )}
      {dialog}
    </Card>
  )
}

interface ReadingProps {
  readonly devotional: ShownDevotional
  readonly onRead: () => void
}

/** The first lines; the reader has the rest. */
function Reading({ devotional, onRead }: ReadingProps) {
  const { scripture, reference, reflection } = devotional
  return (
    <>
      <figure>
        <blockquote dir="auto" className="scripture line-clamp-3 whitespace-pre-line">
          {scripture}
        </blockquote>
        <figcaption className="-my-0.5">
          <PassageButton reference={reference} />
        </figcaption>
      </figure>
      {reflection !== null && (
        <p dir="auto" className="line-clamp-2 whitespace-pre-line">
          {reflection}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-x-1 gap-y-2">
        <Button onClick={() => openJournalForm(journalPrefill(devotional))}>Journal your thoughts</Button>
        <Button variant="quiet" aria-haspopup="dialog" onClick={onRead}>
          Read all
        </Button>
      </div>
    </>
  )
}

const Placeholder = () => (
  <SkeletonGroup label="Loading today’s devotional" className="grid min-h-59.5 content-start gap-4">
    <SkeletonText lines={3} />
    <Skeleton className="h-5 w-1/3" />
    <SkeletonText lines={2} />
    <Skeleton className="h-11 w-1/2" />
  </SkeletonGroup>
)
