import type { Person } from '@stillwater/contract/people/people'
import Plus from 'lucide-react/icons/plus'
import { Link } from 'wouter'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { Button } from '#shared/ui/button.tsx'

interface HouseholdListProps {
  readonly person: Person
  readonly others: readonly Person[]
  readonly onAdd: () => void
}

/** Who else lives there. */
export function HouseholdList({ person, others, onAdd }: HouseholdListProps) {
  if (person.household === null) return null
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 dir="auto" className="min-w-0 text-xl wrap-anywhere">
          {person.household} household
        </h2>
        <Button variant="quiet" onClick={onAdd}>
          <Plus aria-hidden="true" />
          Add to household
        </Button>
      </div>
      {others.length === 0 ? (
        <p className="text-muted">Nobody else yet.</p>
      ) : (
        <ul className="grid gap-2">
          {others.map(({ id, name }) => (
            <li key={id}>
              <Link
                href={recordAddress(recordTypes.people, id)}
                dir="auto"
                className="flex min-h-12 items-center rounded-control border border-hairline bg-card px-4 py-2 font-medium wrap-anywhere hover:bg-tint hover:text-water"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
