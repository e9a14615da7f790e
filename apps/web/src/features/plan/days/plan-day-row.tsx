import { dayMarkNames, openPassage } from '@stillwater/contract/choices'
import type { MarkedDay } from '@stillwater/contract/plan/plan'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import Plus from 'lucide-react/icons/plus'
import { memo } from 'react'
import { calendarDots } from '#shared/agenda/calendar-tone.ts'
import { tellStatus } from '#shared/sermons/sermon-status.ts'
import { CardTitle } from '#shared/records/list/card-title.tsx'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { Badge } from '#shared/ui/badge.tsx'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { formatIsoDate, weekdayOf } from '#shared/ui/date/iso-date.ts'
import { weekdayNames } from '#shared/ui/date/weekday-names.ts'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import { titleOfMark } from './mark-names.ts'
import { PartMenu, type PartActions } from './part-menu.tsx'
import type { Part, PlanDay } from './plan-days.ts'

export interface DayActions extends PartActions {
  readonly onPlan: (date: string) => void
  readonly onMark: (date: string) => void
  readonly onEditMark: (mark: MarkedDay) => void
  readonly onRemoveMark: (mark: MarkedDay) => void
}

interface PlanDayRowProps {
  readonly day: PlanDay
  readonly places: ReadonlyMap<string, Part>
  readonly isPast: boolean
  readonly actions: DayActions
}

/** One day of the plan: what it is called, and what is preached. */
export const PlanDayRow = memo(function PlanDayRow({ day, places, isPast, actions }: PlanDayRowProps) {
  const { date, names, sermons, marks, isPreachingDay } = day
  const isOpen = sermons.length === 0 && marks.length === 0
  return (
    <div className="relative flex gap-3 px-4 py-3.5">
      {[...marks, ...sermons].map(({ id }) => (
        <SyncMark key={id} id={id} />
      ))}
      <time dateTime={date} className="w-10 shrink-0 text-center leading-tight">
        <span className="sr-only">{formatIsoDate(date, 'long')}</span>
        <span aria-hidden="true" className="block text-xs text-muted">
          {weekdayNames[weekdayOf(date)]?.slice(0, 3)}
        </span>
        <span aria-hidden="true" className="block font-serif text-xl tabular-nums">
          {Number(date.slice(8))}
        </span>
      </time>
      <div className="min-w-0 flex-1">
        {names.length > 0 && <p className="text-sm text-muted">{names.join(' · ')}</p>}
        {marks.map((mark) => (
          <div key={mark.id} data-record={mark.id} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <Badge tone="lamp">{dayMarkNames[mark.mark]}</Badge>
              {mark.note !== null && (
                <p dir="auto" className="mt-0.5">
                  <LongWords>{mark.note}</LongWords>
                </p>
              )}
            </div>
            <RecordMenu
              title={titleOfMark(mark)}
              onEdit={() => actions.onEditMark(mark)}
              onRemove={() => actions.onRemoveMark(mark)}
            />
          </div>
        ))}
        {sermons.map((sermon) => (
          <SermonLine key={sermon.id} sermon={sermon} part={places.get(sermon.id)} actions={actions} />
        ))}
        {isOpen && (
          <div className="-my-1 flex flex-wrap items-center gap-x-1">
            {isPreachingDay && <span className="mr-auto text-muted">Open</span>}
            {!isPast && (
              <Button
                variant="quiet"
                className={cx('px-3', !isPreachingDay && '-ml-3')}
                aria-label={`Plan ${formatIsoDate(date, 'weekday')}`}
                onClick={() => actions.onPlan(date)}
              >
                <Plus aria-hidden="true" />
                Plan
              </Button>
            )}
            {!isPast && isPreachingDay && (
              <Button
                variant="quiet"
                className="-mr-3 px-3"
                aria-label={`Mark ${formatIsoDate(date, 'weekday')}`}
                onClick={() => actions.onMark(date)}
              >
                Mark
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
})

interface SermonLineProps {
  readonly sermon: Sermon
  readonly part: Part | undefined
  readonly actions: DayActions
}

function SermonLine({ sermon, part, actions }: SermonLineProps) {
  const passage = sermon.reference === openPassage ? 'No passage yet' : sermon.reference
  return (
    <div className="relative flex items-start gap-2 not-last:mb-2">
      {part !== undefined && (
        <span
          aria-hidden="true"
          className={cx('w-1 shrink-0 self-stretch rounded-full', calendarDots[part.series.color])}
        />
      )}
      <div className="min-w-0 flex-1">
        <CardTitle
          compact
          level={3}
          title={sermon.title}
          href={recordAddress(recordTypes.sermons, sermon.id)}
        />
        <p dir="auto" className="text-sm text-muted">
          <LongWords>{[passage, tellStatus(sermon)].join(' · ')}</LongWords>
        </p>
        {part !== undefined && (
          <p dir="auto" className="text-sm text-muted">
            <span>
              <LongWords>{part.series.title}</LongWords>
            </span>
            , {part.number} of {part.of}
          </p>
        )}
      </div>
      <PartMenu sermon={sermon} part={part} {...actions} />
    </div>
  )
}
