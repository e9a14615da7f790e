import type { Week } from '@stillwater/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import HandHeart from 'lucide-react/icons/hand-heart'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import CalendarDays from 'lucide-react/icons/calendar-days'
import type { ComponentType, ReactNode, SVGProps } from 'react'
import { Link } from 'wouter'
import { planSettingsQuery, StepLine } from '#features/plan/index.ts'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { Badge } from '#shared/ui/badge.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Card, CardHeader } from '#shared/ui/card.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { useToday } from '#shared/ui/date/use-today.ts'
import { weekQuery } from './week-query.ts'
import { answeredText, dayText, daysLeftText, statusText, timeText } from './week-words.ts'

/** The coming days in a few lines. */
export function WeekCard() {
  // The screen has already started this query (use-turns.ts).
  const week = useQuery({ ...weekQuery(useToday()), refetchOnMount: false })
  return (
    <Card>
      <CardHeader title="Your Week" />
      {week.data !== undefined ? (
        <ul className="mt-2 grid gap-3">
          <Sunday week={week.data} />
          {week.data.hasRhythm && <StepLine />}
          {week.data.answeredPrayers > 0 && (
            <Line Icon={HandHeart}>
              <Link href="/prayers" className="hover:underline">
                {answeredText(week.data.answeredPrayers)}
              </Link>
            </Line>
          )}
          <Coming week={week.data} />
        </ul>
      ) : (
        <>
          {/* It stays while the week is tried again. */}
          {week.errorUpdateCount > 0 && <StoredStep />}
          {week.isError ? (
            <div role="alert" className="mt-2 flex items-center justify-between gap-2 text-muted">
              Your week couldn’t be loaded.
              <Button variant="quiet" onClick={() => void week.refetch()}>
                Try again
              </Button>
            </div>
          ) : (
            <SkeletonGroup label="Loading your week" className="mt-3">
              <SkeletonText lines={4} />
            </SkeletonGroup>
          )}
        </>
      )}
    </Card>
  )
}

/** The week is a server's answer for one day. The step of another day is worked out from what the device holds, so it needs no connection. */
function StoredStep() {
  const { data } = useQuery(planSettingsQuery)
  return (
    typeof data?.rhythm === 'string' && (
      <ul className="mt-2">
        <StepLine />
      </ul>
    )
  )
}

function Sunday({ week: { sermon, sunday, daysLeft } }: { week: Week }) {
  return (
    <Line Icon={NotebookPen}>
      <p className="text-sm text-muted">
        {dayText(sunday)}, {daysLeftText(daysLeft)}
      </p>
      {sermon === null ? (
        <p>
          No sermon yet.{' '}
          <Link href="/sermons?new=true" className="link">
            Plan one
          </Link>
        </p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            href={recordAddress(recordTypes.sermons, sermon.id)}
            dir="auto"
            className="line-clamp-2 font-medium wrap-anywhere hover:underline"
          >
            {sermon.title}
          </Link>
          <Badge tone={sermon.status === 'completed' ? 'green' : 'water'}>{statusText(sermon)}</Badge>
        </p>
      )}
    </Line>
  )
}

function Coming({ week: { coming, comingCount } }: { week: Week }) {
  const more = comingCount - coming.length
  return (
    <Line Icon={CalendarDays}>
      {coming.length === 0 ? (
        <p className="text-muted">Nothing else in the next seven days.</p>
      ) : (
        <ul className="grid gap-1.5">
          {coming.map(({ kind, id, title, date, time }) => (
            <li key={`${kind} ${id}`}>
              <Link
                href={`/events?date=${date}&open=${id}`}
                dir="auto"
                className="line-clamp-2 hover:underline"
              >
                {title}
              </Link>
              <span className="block text-sm text-muted" dir="auto">
                {dayText(date)} · {timeText(time)}
              </span>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Link href="/events" className="link text-sm">
                and {more} more
              </Link>
            </li>
          )}
        </ul>
      )}
    </Line>
  )
}

function Line({ Icon, children }: { Icon: ComponentType<SVGProps<SVGSVGElement>>; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-water" />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}
