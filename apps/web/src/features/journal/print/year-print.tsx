import type { JournalEntry } from '@stillwater/contract/journal'
import { earliestDate } from '@stillwater/contract/limits'
import { useQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { Button } from '#shared/ui/button.tsx'
import { formatIsoDate, todayIso } from '#shared/ui/date/iso-date.ts'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { sealedOf } from '#shared/vault/sealed-of.ts'
import { yearQuery } from './year-query.ts'
import '#shared/styles/print.css'

interface YearPrintProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

const [firstYear, thisYear] = [Number(earliestDate.slice(0, 4)), () => Number(todayIso().slice(0, 4))]

/** A year of the journal, from its first day to its last, as it comes on paper. */
export function YearPrint({ open, onOpenChange }: YearPrintProps) {
  const [year, setYear] = useState(thisYear)
  const { data: entries, isError, refetch } = useQuery({ ...yearQuery(String(year)), enabled: open })
  const isEmpty = entries?.length === 0
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Print your journal"
      footer={
        <Button disabled={entries === undefined || isEmpty} onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print {year}
        </Button>
      }
    >
      <div className="mb-4 flex flex-wrap gap-2">
        <Button variant="secondary" disabled={year <= firstYear} onClick={() => setYear(year - 1)}>
          {year - 1}
        </Button>
        <Button variant="secondary" disabled={year >= thisYear()} onClick={() => setYear(year + 1)}>
          {year + 1}
        </Button>
      </div>
      <p role="status" className="mb-4 text-sm text-muted">
        {entries !== undefined && countText(entries.length, year)}
      </p>
      {entries === undefined ? (
        isError ? (
          <LoadFailed what="journal" title="Failed to load journal entries" onRetry={() => void refetch()} />
        ) : (
          <SkeletonGroup label="Loading your journal" className="grid gap-3">
            <SkeletonCard />
          </SkeletonGroup>
        )
      ) : (
        !isEmpty && (
          <article className="print-page" aria-label={`Journal ${year}`}>
            <h1 className="paper-only mb-6 text-2xl">Journal {year}</h1>
            {entries.map((entry) => (
              <PrintedEntry key={entry.id} entry={entry} />
            ))}
          </article>
        )
      )}
    </Dialog>
  )
}

function PrintedEntry({ entry }: { readonly entry: JournalEntry }) {
  const isSealed = sealedOf(entry) !== null
  return (
    <section className="mb-6">
      <h2 className="text-lg break-after-avoid" dir="auto">
        <LongWords>{isSealed ? 'Sealed' : entry.title}</LongWords>
      </h2>
      <p className="mb-2 text-sm text-muted break-after-avoid">{formatIsoDate(entry.date, 'weekday')}</p>
      {!isSealed && (
        <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
          {entry.content}
        </p>
      )}
    </section>
  )
}

function countText(count: number, year: number): string {
  if (count === 0) return `There are no entries in ${year}.`
  return count === 1 ? `1 entry in ${year}` : `${count} entries in ${year}`
}
