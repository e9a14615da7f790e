import type { Person } from '@stillwater/contract/people/people'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useRoute } from 'wouter'
import { peopleQuery } from '#shared/people/people-query.ts'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { buttonClass } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SkeletonCard, SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { peopleMotif } from './people-motif.tsx'
import { PersonView } from './person-view.tsx'

/** Few ever need it: it is loaded from here, so that the first visit doesn’t carry where it is. */
const BringPeoplePage = lazyComponent(
  async () => (await import('./bring/bring-people-page.tsx')).BringPeoplePage,
)

/** The screens below /people: one person, and the import. */
export function PersonPage() {
  const [, params] = useRoute('/people/:id')
  const id = params?.id ?? ''
  return id === 'import' ? <BringPeoplePage /> : <OnePerson id={id} />
}

function OnePerson({ id }: { readonly id: string }) {
  const people = useQuery(peopleQuery)
  const person = useMemo(() => people.data?.find((each) => each.id === id), [people.data, id])
  if (person !== undefined) return <PersonView key={id} person={person} people={people.data ?? []} />
  return (
    <>
      <PageHeader title="Person" back={{ href: '/people', label: 'People' }} />
      <NoPerson people={people} />
    </>
  )
}

/** Until there is somebody to show. */
function NoPerson({ people }: { readonly people: UseQueryResult<Person[]> }) {
  if (people.isPending || (people.isFetching && !people.isError))
    return (
      <SkeletonGroup label="Loading the person" className="grid gap-4">
        <SkeletonText lines={3} />
        <SkeletonCard />
      </SkeletonGroup>
    )
  if (people.isError)
    return (
      <LoadFailed what="person" title="We could not load this person" onRetry={() => void people.refetch()} />
    )
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
