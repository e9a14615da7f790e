import { showTime, showTimes } from '@stillwater/contract/dates/shown-time'
import Printer from 'lucide-react/icons/printer'
import { useMemo } from 'react'
import { useRange } from '#shared/agenda/use-range.ts'
import { LoadFailed, LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { Button } from '#shared/ui/button.tsx'
import { addDays, addMonths, formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { agendaLines } from '../agenda-days.ts'
import type { DayLine } from '../others/other-event.ts'
import { useOthers } from '../others/use-others.ts'
import { useSermons } from '../use-sermons.ts'
import '#shared/styles/print.css'

interface MonthPrintProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** A day of the month. */
  readonly day: string
  readonly today: string
}

/** A month of the calendar, day by day, as it comes on paper. */
export function MonthPrint({ open, onOpenChange, day, today }: MonthPrintProps) {
  const from = `${day.slice(0, 7)}-01`
  const to = addDays(addMonths(from, 1), -1)
  const range = useRange({ from, to })
  const ofSermons = useSermons({ from, to }, today)
  const ofOthers = useOthers([{ from, to }])
  const { events, activities, failed } = range
  const { sermons } = ofSermons
  const { events: others } = ofOthers
  const pending = range.pending || ofSermons.pending || ofOthers.pending
  const lines = useMemo(
    () => agendaLines({ events, activities, sermons, others }, { from, to }),
    [events, activities, sermons, others, from, to],
  )
  const month = formatIsoDate(day, 'month')
  const isReady = !pending && !failed
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Print ${month}`}
      footer={
        <Button disabled={!isReady || lines.length === 0} onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      }
    >
      {failed && <LoadFailed what="events" onRetry={range.retry} />}
      {pending && !failed && (
        <SkeletonGroup label="Loading events" className="grid gap-3">
          <SkeletonCard lines={1} />
        </SkeletonGroup>
      )}
      {isReady && ofSermons.failed && <LoadFailedLine what="sermons" onRetry={ofSermons.retry} />}
      {isReady && ofOthers.failed && <LoadFailedLine what="other calendars" onRetry={ofOthers.retry} />}
      {isReady && lines.length === 0 && <p className="text-muted">Nothing planned in {month}.</p>}
      {isReady && lines.length > 0 && (
        <article className="print-page" aria-label={month}>
          <h1 className="paper-only mb-4 text-2xl">{month}</h1>
          {lines.map((line) =>
            line.kind === 'day' ? (
              <h2
                key={line.key}
                className="mt-4 mb-1 border-b border-hairline pb-1 text-lg break-after-avoid first-of-type:mt-0"
              >
                {formatIsoDate(line.date, 'weekday')}
              </h2>
            ) : line.kind === 'sermon' ? (
              <Line key={line.key} time="Sermon" title={line.sermon.title} more={line.sermon.reference} />
            ) : (
              <Line
                key={line.key}
                time={timesOf(line.entry)}
                title={line.entry.record.title}
                more={moreOf(line.entry)}
              />
            ),
          )}
        </article>
      )}
    </Dialog>
  )
}

interface LineProps {
  readonly time: string
  readonly title: string
  readonly more: string
}

const Line = ({ time, title, more }: LineProps) => (
  <p className="flex flex-wrap gap-x-3 py-0.5 break-inside-avoid">
    <span className="min-w-40 whitespace-nowrap text-muted">{time}</span>
    <span className="min-w-0 flex-[1_1_8rem]" dir="auto">
      <LongWords>{title}</LongWords>
      {more !== '' && (
        <span className="text-muted">
          {' · '}
          <LongWords>{more}</LongWords>
        </span>
      )}
    </span>
  </p>
)

/** Where it is, and whose calendar it is in. */
const moreOf = ({ kind, record }: DayLine): string =>
  [record.location, kind === 'other' && record.calendar.name].filter(Boolean).join(' · ')

const timesOf = (entry: DayLine): string =>
  entry.kind === 'activity'
    ? showTime(entry.record.time).shown
    : showTimes(entry.record.startTime, entry.record.endTime).shown
