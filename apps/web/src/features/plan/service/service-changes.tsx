import { stepNames } from '../week/step-words.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import type { ServicePlan } from './plan-service.ts'

interface ServiceChangesProps {
  readonly title: string
  readonly date: string
  readonly plan: ServicePlan
}

/** Shows everything that would be added or moved before anything is. */
export function ServiceChanges({ title, date, plan: { visit, sermon, laid } }: ServiceChangesProps) {
  const added = [
    ...(visit === undefined ? [] : [{ date: visit.date, words: 'Visit with the family' }]),
    { date, words: title },
    ...(sermon === undefined ? [] : [{ date: sermon.date, words: 'Sermon draft' }]),
  ]
  return (
    <section aria-labelledby="service-changes">
      <h3 id="service-changes" className="mb-2 text-lg">
        What changes
      </h3>
      <ul aria-label="What is added" className="grid gap-2">
        {added.map(({ date: day, words }) => (
          <li key={words} className="rounded-tip bg-well px-3 py-2">
            <p dir="auto" className="font-medium">
              <LongWords>{words}</LongWords>
            </p>
            <p className="text-sm text-muted">{formatIsoDate(day, 'weekday')}</p>
          </li>
        ))}
      </ul>
      {laid.map(({ sermon: moved, moves }) => (
        <div key={moved.id} className="mt-2 rounded-tip bg-well px-3 py-2">
          <p dir="auto" className="font-medium">
            <LongWords>{moved.title}</LongWords>
          </p>
          <ul className="text-sm">
            {moves.map(({ step, from, to }) => (
              <li key={step}>
                {stepNames[step]}:{' '}
                <span className="text-muted">
                  <span className="sr-only">from </span>
                  {dayText(from)}
                  <span aria-hidden="true"> → </span>
                  <span className="sr-only"> to </span>
                </span>
                <span className="font-medium">{dayText(to)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-2 text-sm text-muted">Nothing has changed yet. One undo reverses all of it.</p>
    </section>
  )
}

const dayText = (date: string): string => formatIsoDate(date, 'weekday').replace(/, \d{4}$/, '')
