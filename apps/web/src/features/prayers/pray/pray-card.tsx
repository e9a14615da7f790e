import type { IsoDate } from '@stillwater/contract/dates/dates'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { Badge } from '#shared/ui/badge.tsx'
import { categoryTone } from '#shared/ui/category-tone.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { categoryNames } from '../prayer-queries.ts'
import { LatestUpdates } from '../updates/latest-updates.tsx'
import { ForWhom } from './for-whom.tsx'

interface PrayCardProps {
  readonly prayer: Prayer
  readonly isThanks: boolean
  /** Only if asked. */
  readonly lastPrayed: string | undefined
}

/** One prayer, and nothing else. */
export function PrayCard({ prayer, isThanks, lastPrayed }: PrayCardProps) {
  return (
    <article className="pray-prayer">
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <Badge tone={categoryTone(prayer.category)}>{categoryNames[prayer.category]}</Badge>
        {isThanks && <Badge tone="green">Give thanks</Badge>}
      </p>
      <h1 dir="auto" className="text-3xl wrap-anywhere">
        {prayer.title}
      </h1>
      <ForWhom prayer={prayer} />
      {isThanks && prayer.dateAnswered !== null ? (
        <Answer date={prayer.dateAnswered} note={prayer.answerNote ?? ''} />
      ) : (
        <p dir="auto" className="mt-4 text-lg wrap-anywhere whitespace-pre-wrap">
          {prayer.description}
        </p>
      )}
      {!isThanks && <LatestUpdates prayerId={prayer.id} />}
      <p role="status" className="mt-4 text-muted empty:hidden">
        {lastPrayed}
      </p>
    </article>
  )
}

function Answer({ date, note }: { readonly date: IsoDate; readonly note: string }) {
  return (
    <>
      <p className="mt-4 text-muted">Answered {formatIsoDate(date)}</p>
      <p dir="auto" className="mt-2 text-lg wrap-anywhere whitespace-pre-wrap">
        {note}
      </p>
    </>
  )
}
