import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useRoute } from 'wouter'
import { peopleQuery } from '#shared/people/people-query.ts'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { buttonClass } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { SkeletonCard, SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { peopleMotif } from './people-motif.tsx'
import { PersonView } from './person-view.tsx'

/** The screen of one person. */
export function PersonPage() {
  const [, params] = useRoute('/people/:id')
  const id = params?.id ?? ''
  const people = useQuery(peopleQuery)
  const person = useMemo(() => people.data?.find((each) => each.id === id), [people.data, id])
  if (person !== undefined) return <PersonView key={id} person={person} people={people.data ?? []} />
  if (people.isPending || (people.isFetching && !people.isError))
    return (
      <SkeletonGroup label="Loading the person" className="grid gap-4">
        <SkeletonText lines={3} />
        <SkeletonCard />
      </SkeletonGroup>
    )
  if (people.isError) return <LoadFailed what="people" onRetry={() => void people.refetch()} />
  return (
    <EmptyState
      motif={peopleMotif}
      title="This person is no longer here"
      hint="They may have been deleted on another device."
      action={
        <Link href="/people" className={buttonClass()}>
          Back to people
        </Link>
      }
    />
  )
}
