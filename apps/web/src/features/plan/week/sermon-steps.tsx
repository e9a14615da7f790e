import type { IsoDate } from '@stillwater/contract/dates/dates'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { type Preparing, stepsNow, stepToday } from '@stillwater/contract/plan/week-rhythm'
import { Link } from 'wouter'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card, CardHeader } from '#shared/ui/card.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { Checkbox } from '#shared/ui/field/checkbox.tsx'
import { dayName, passageOf, stepNames, todayWords } from './step-words.ts'
import { useSteps } from './use-steps.ts'

/** The week before one sermon. */
export function SermonSteps({ sermon, preparing }: { sermon: Sermon; preparing: Preparing }) {
  const { tick, setCouldBePreached } = useSteps()
  const { today } = preparing
  const steps = stepsNow(sermon, preparing)
  const isCompleted = sermon.status === 'completed'
  const hasOpen = steps.some(({ isDone }) => !isDone)
  return (
    <Card data-record={sermon.id}>
      <SyncMark id={sermon.id} />
      <CardHeader
        title={
          <Link
            href={recordAddress(recordTypes.sermons, sermon.id)}
            dir="auto"
            className="wrap-anywhere hover:underline"
          >
            {sermon.title}
          </Link>
        }
        note={`${passageOf(sermon)} · ${formatIsoDate(sermon.date, 'weekday')}`}
      />
      <output className="mt-2 block">{todayWords(stepToday(sermon, preparing), today, sermon)}</output>
      {/* A sermon that is completed needs none of them. */}
      <ul className="mt-1" hidden={isCompleted}>
        {steps.map(({ step, date, isDone }) => (
          <li key={step}>
            <Checkbox checked={isDone} onCheckedChange={(done) => void tick(sermon, step, done)}>
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
                <span className={isDone ? 'text-muted' : ''}>{stepNames[step]}</span>{' '}
                <span className="text-sm text-muted">
                  {isDone ? 'Done' : sermon.couldBePreached ? 'Optional' : whenWords(date, today)}
                </span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {!isCompleted &&
        (sermon.couldBePreached ? (
          <Button
            variant="quiet"
            className="mt-2 -ml-4"
            onClick={() => void setCouldBePreached(sermon, false)}
          >
            Bring the steps back
          </Button>
        ) : (
          hasOpen && (
            <Button
              variant="secondary"
              className="mt-2"
              onClick={() => void setCouldBePreached(sermon, true)}
            >
              It could be preached as it is
            </Button>
          )
        ))}
    </Card>
  )
}

const whenWords = (date: IsoDate, today: IsoDate): string => (date === today ? 'Today' : dayName(date))
