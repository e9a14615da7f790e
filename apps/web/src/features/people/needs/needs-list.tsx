import type { CareEntry } from '@stillwater/contract/people/care-entries'
import type { IsoDate } from '@stillwater/contract/dates/dates'
import type { Person } from '@stillwater/contract/people/people'
import type { Needed } from '@stillwater/contract/people/who-needs-me'
import { useState } from 'react'
import { CardTitle } from '#shared/records/list/card-title.tsx'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { neededPeople } from '../long-lists.ts'
import { needText } from './need-words.ts'
import { useNeeds } from './use-needs.ts'

interface NeedsListProps {
  readonly people: readonly Person[]
  readonly entries: readonly CareEntry[]
  /** The last contact with each of them. */
  readonly last: ReadonlyMap<string, IsoDate> | undefined
  readonly today: string
}

/** A long list would be a reproach. */
const mostShown = 5

/** Who may need the pastor now, at the top of everybody. Nothing is shown where nobody does. */
export function NeedsList({ people, entries, last, today }: NeedsListProps) {
  const [isWhole, setWhole] = useState(false)
  const all = neededPeople(people, entries, today, last)
  const { later, done } = useNeeds(entries, today)
  if (all.length === 0) return null
  return (
    <section aria-labelledby="needs-title" className="mb-6">
      <h2 id="needs-title" className="mb-2 text-xl">
        Who needs me
      </h2>
      <ul aria-labelledby="needs-title" className="grid gap-2">
        {(isWhole ? all : all.slice(0, mostShown)).map((needed) => (
          <li key={needed.person.id} data-record={`needs ${needed.person.id}`}>
            <NeedsRow
              needed={needed}
              today={today}
              onLater={() => later(needed)}
              onDone={doneOf(needed, entries, done)}
            />
          </li>
        ))}
      </ul>
      {all.length > mostShown && (
        <Button variant="quiet" className="mt-1" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${all.length}`}
        </Button>
      )}
    </section>
  )
}

/** For a follow-up only: all else is done by being in touch. */
function doneOf(
  { person, needs }: Needed,
  entries: readonly CareEntry[],
  done: (entry: CareEntry, person: Person) => void,
): (() => void) | undefined {
  const [first] = needs
  if (first?.reason !== 'follow-up') return undefined
  const entry = entries.find(({ id }) => id === first.entryId)
  return entry && (() => done(entry, person))
}

interface NeedsRowProps {
  readonly needed: Needed
  readonly today: string
  readonly onLater: () => void
  readonly onDone: (() => void) | undefined
}

function NeedsRow({ needed: { person, needs }, today, onLater, onDone }: NeedsRowProps) {
  return (
    <Card className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2! hover:border-edge">
      <div className="min-w-0 flex-[1_1_10rem] py-1">
        <CardTitle
          compact
          whole
          level={3}
          title={person.name}
          href={recordAddress(recordTypes.people, person.id)}
        />
        {needs.map((need) => (
          <p key={JSON.stringify(need)} dir="auto" className="text-sm wrap-anywhere text-muted">
            {needText(need, person, today)}
          </p>
        ))}
      </div>
      <div className="z-10 -mr-2 ml-auto flex">
        {onDone !== undefined && (
          <Button variant="quiet" aria-label={`Done: follow-up with ${person.name}`} onClick={onDone}>
            Done
          </Button>
        )}
        <Button variant="quiet" aria-label={`Later: ${person.name}`} onClick={onLater}>
          Later
        </Button>
      </div>
    </Card>
  )
}
