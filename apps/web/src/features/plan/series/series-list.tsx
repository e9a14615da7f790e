import type { Series } from '@stillwater/contract/plan/plan'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import ChevronsRight from 'lucide-react/icons/chevrons-right'
import { useState } from 'react'
import { calendarDots } from '#shared/agenda/calendar-tone.ts'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { MenuItem } from '#shared/ui/popup/menu.tsx'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import { isOver } from './is-over.ts'

interface SeriesActions {
  readonly onEdit: (series: Series) => void
  readonly onAddPart: (series: Series) => void
  readonly onPush: (series: Series) => void
  readonly onRemove: (series: Series) => void
}

interface SeriesListProps extends SeriesActions {
  readonly series: readonly Series[]
  readonly parts: ReadonlyMap<string, readonly Sermon[]>
  readonly today: string
}

/** The series of now and of the time to come; those that are over on request. */
export function SeriesList({ series, parts, today, ...actions }: SeriesListProps) {
  const [showsAll, setShowsAll] = useState(false)
  const isPast = (one: Series) => isOver(one, parts.get(one.id) ?? [], today)
  const past = series.filter(isPast)
  const shown = showsAll ? series : series.filter((one) => !isPast(one))
  if (series.length === 0) return null
  return (
    <section aria-labelledby="series-list" className="mb-6">
      <h2 id="series-list" className="mb-2 text-xl">
        Series
      </h2>
      {shown.length > 0 && (
        <ul
          aria-labelledby="series-list"
          className="grid gap-3 lg:grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))]"
        >
          {shown.map((one) => (
            <li key={one.id} data-record={one.id}>
              <SeriesCard series={one} parts={parts.get(one.id) ?? []} {...actions} />
            </li>
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <Button
          variant="quiet"
          className="mt-1 -ml-3 px-3"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Hide past series' : `Show past series (${past.length})`}
        </Button>
      )}
    </section>
  )
}

interface SeriesCardProps extends SeriesActions {
  readonly series: Series
  readonly parts: readonly Sermon[]
}

function SeriesCard({ series, parts, onEdit, onAddPart, onPush, onRemove }: SeriesCardProps) {
  const [first, last] = [parts[0], parts.at(-1)]
  const days =
    first === undefined || last === undefined
      ? 'No sermons yet'
      : first === last
        ? formatIsoDate(first.date)
        : `${formatIsoDate(first.date)} – ${formatIsoDate(last.date)}`
  const count = parts.length === 1 ? '1 sermon' : `${parts.length} sermons`
  return (
    <div className="relative flex h-full overflow-hidden rounded-card border border-hairline bg-card">
      <span aria-hidden="true" className={cx('w-1.5 shrink-0', calendarDots[series.color])} />
      <div className="flex min-w-0 flex-1 items-start gap-2 py-3 pr-3 pl-3">
        <div className="min-w-0 flex-1">
          <h3 dir="auto" className="text-lg leading-tight!">
            <LongWords>{series.title}</LongWords>
          </h3>
          <p className="mt-0.5 text-sm text-muted">
            {days}
            {parts.length > 0 && <span className="whitespace-nowrap"> · {count}</span>}
          </p>
          {series.reference !== null && (
            <p dir="auto" className="text-sm text-muted">
              <LongWords>{series.reference}</LongWords>
            </p>
          )}
          {series.theme !== null && (
            <p dir="auto" className="mt-1 line-clamp-3 font-serif text-sm">
              <LongWords>{series.theme}</LongWords>
            </p>
          )}
          <SyncMark id={series.id} />
        </div>
        <RecordMenu title={series.title} onEdit={() => onEdit(series)} onRemove={() => onRemove(series)}>
          <MenuItem icon={<CalendarPlus aria-hidden="true" />} onSelect={() => onAddPart(series)}>
            Add a sermon
          </MenuItem>
          <MenuItem
            icon={<ChevronsRight aria-hidden="true" />}
            disabled={parts.length === 0}
            onSelect={() => onPush(series)}
          >
            Push by one week
          </MenuItem>
        </RecordMenu>
      </div>
    </div>
  )
}
