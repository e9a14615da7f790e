import type { Person } from '@stillwater/contract/people/people'
import { useQuery } from '@tanstack/react-query'
import FileUp from 'lucide-react/icons/file-up'
import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import { peopleQuery } from '#shared/people/people-query.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { useNewParam } from '#shared/records/form/use-new-param.ts'
import { ListSearch } from '#shared/records/list/list-search.tsx'
import { LoadFailed, LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { LongList } from '#shared/records/list/long-list.tsx'
import { matchesWords } from '#shared/records/list/match-words.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { useToday } from '#shared/ui/date/use-today.ts'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { Choice } from '#shared/ui/field/choice.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { careEntriesQuery } from './care/care-queries.ts'
import { KeepCard } from './keep/keep-card.tsx'
import { contactsOf, sortedPeople } from './long-lists.ts'
import { NeedsList } from './needs/needs-list.tsx'
import { peopleMotif } from './people-motif.tsx'
import { PersonCard } from './person-card.tsx'
import { lastContactText, placeText } from './person-words.ts'
import { DuplicatesCard } from './same/duplicates-card.tsx'
import type { PeopleOrder } from './sort-people.ts'
import { useRemovePerson } from './use-remove-person.ts'

const CareDialog = lazyComponent(async () => (await import('./care/care-dialog.tsx')).CareDialog)
const PersonDialog = lazyComponent(async () => (await import('./person-dialog.tsx')).PersonDialog)

export { preparePeople } from './long-lists.ts'

const orders: { value: PeopleOrder; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'contact', label: 'Last contact' },
  { value: 'place', label: 'Place' },
]

const nobody: readonly Person[] = []

/** Fewer need no order. */
const worthSorting = 3

export function PeoplePage() {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<PeopleOrder>('name')
  const people = useQuery(peopleQuery)
  const entries = useQuery(careEntriesQuery)
  const today = useToday()
  const { edit: open, ...editing } = useEditing<{ person?: Person }>()
  const { edit: openLog, ...logging } = useEditing<{ personIds: readonly string[] }>()
  const remove = useRemovePerson()
  const edit = useCallback((person: Person) => open({ person }), [open])
  const log = useCallback(({ id }: Person) => openLog({ personIds: [id] }), [openLog])
  useNewParam(() => open({}))

  const last = contactsOf(entries.data, people.data ?? nobody, today)
  const sorted = sortedPeople(people.data ?? nobody, order, last)
  const shown =
    search === ''
      ? sorted
      : sorted.filter((person) =>
          matchesWords(
            search,
            person.name,
            person.household,
            person.notes,
            person.address,
            placeText(person),
            person.tags.join('\n'),
          ),
        )

  return (
    <>
      <PageHeader
        title="People"
        back={{ href: '/', label: 'Dashboard' }}
        action={
          <>
            <Link href="/care" className={buttonClass({ variant: 'quiet', className: 'px-3!' })}>
              Care log
            </Link>
            <Link
              href="/people/import"
              aria-label="Bring your people"
              className={buttonClass({ variant: 'quiet', size: 'icon' })}
            >
              <FileUp aria-hidden="true" />
            </Link>
          </>
        }
        add={{ label: 'Add Person', onClick: () => open({}) }}
      />
      <ListSearch
        label="Search people"
        value={search}
        onValueChange={setSearch}
        count={people.data?.length}
      />
      {people.isPending ? (
        <SkeletonGroup label="Loading people" className="grid gap-3">
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </SkeletonGroup>
      ) : people.isError ? (
        <LoadFailed what="people" onRetry={() => void people.refetch()} />
      ) : (
        <>
          {search === '' && (
            <>
              {entries.isError && (
                <div className="mb-4">
                  <LoadFailedLine what="care log" onRetry={() => void entries.refetch()} />
                </div>
              )}
              {entries.data && (
                <NeedsList people={people.data} entries={entries.data} last={last} today={today} />
              )}
              <DuplicatesCard people={people.data} />
              {entries.data && <KeepCard people={people.data} entries={entries.data} today={today} />}
            </>
          )}
          {people.data.length >= worthSorting && (
            <div className="mb-3">
              <Choice compact label="Sort by" options={orders} value={order} onValueChange={setOrder} />
            </div>
          )}
          {shown.length === 0 ? (
            <EmptyState
              motif={peopleMotif}
              {...(search === ''
                ? {
                    title: 'Nobody here yet',
                    hint: 'Add the people in your care, and you’ll see when you were last in touch.',
                  }
                : { title: `Nobody matches “${search}”` })}
              action={
                search === '' && (
                  <div className="grid justify-items-center gap-2">
                    <Button variant="primary" onClick={() => open({})}>
                      Add Person
                    </Button>
                    <Link href="/people/import" className={buttonClass({ variant: 'quiet' })}>
                      Bring them from your contacts
                    </Link>
                  </div>
                )
              }
            />
          ) : (
            <LongList key={order} items={shown} keyOf={(person) => person.id} label="People">
              {(person) => (
                <PersonCard
                  person={person}
                  contactText={last && lastContactText(last.get(person.id))}
                  onLog={log}
                  onEdit={edit}
                  onRemove={remove}
                />
              )}
            </LongList>
          )}
        </>
      )}
      {editing.target !== undefined && (
        <PersonDialog
          key={editing.key}
          open={editing.open}
          onOpenChange={editing.setOpen}
          {...editing.target}
        />
      )}
      {logging.target !== undefined && (
        <CareDialog
          key={`log ${logging.key}`}
          open={logging.open}
          onOpenChange={logging.setOpen}
          {...logging.target}
        />
      )}
    </>
  )
}
