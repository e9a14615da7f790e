import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { isNamed } from './merged-ids.ts'
import { peopleQuery } from './people-query.ts'

interface LinkedPeopleProps {
  readonly ids: readonly string[] | undefined
}

/** Whom a record is about, each leading to their page. Whoever was deleted is not named. */
export function LinkedPeople({ ids }: LinkedPeopleProps) {
  return ids === undefined || ids.length === 0 ? null : <Names ids={ids} />
}

function Names({ ids }: { readonly ids: readonly string[] }) {
  const { data: people = [] } = useQuery(peopleQuery)
  const linked = people.filter((person) => isNamed(person, ids))
  if (linked.length === 0) return null
  return (
    <ul aria-label="People" className="mt-3 flex flex-wrap gap-2">
      {linked.map(({ id, name }) => (
        <li key={id} className="max-w-full">
          <Link
            href={recordAddress(recordTypes.people, id)}
            className="flex min-h-11 items-center rounded-full border border-hairline bg-sunk px-3.5 text-sm font-medium hover:bg-tint hover:text-water"
          >
            <span dir="auto" className="truncate">
              {name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
