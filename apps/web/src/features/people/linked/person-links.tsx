import type { Person } from '@stillwater/contract/people/people'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useRange } from '#shared/agenda/use-range.ts'
import { isNamed } from '#shared/people/merged-ids.ts'
import { prayersQuery } from '#shared/people/prayers-query.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { linkRange } from './link-range.ts'
import { prayerAddress } from './prayer-address.ts'

interface PersonLinksProps {
  readonly person: Person
  readonly today: string
}

/** The prayers for somebody, and what is in the calendar with them. */
export function PersonLinks({ person, today }: PersonLinksProps) {
  return (
    <>
      <Prayers person={person} />
      <Calendar person={person} today={today} />
    </>
  )
}

/** One line that leads to a record. */
interface Linked {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly address: string
}

function Prayers({ person }: { readonly person: Person }) {
  const prayers = useQuery(prayersQuery)
  const own = (prayers.data ?? []).filter(({ personIds }) => isNamed(person, personIds))
  const lines = own.map(({ id, title, isAnswered, dateAdded }) => ({
    id,
    title,
    note: isAnswered ? 'Answered' : `Added ${formatIsoDate(dateAdded)}`,
    address: recordAddress(recordTypes.prayers, id),
  }))
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-xl">Prayers</h2>
        <Link href={prayerAddress([person.id])} className={buttonClass({ variant: 'quiet' })}>
          Add a prayer
        </Link>
      </div>
      {prayers.isError ? (
        <LoadFailedLine what="prayers" onRetry={() => void prayers.refetch()} />
      ) : (
        <LinkedList label="Prayers" lines={lines} />
      )}
    </section>
  )
}

function Calendar({ person, today }: PersonLinksProps) {
  const { events, activities, failed, retry } = useRange(linkRange(today))
  const lines = [
    ...events.filter(isAbout(person)).map((event) => ({ ...event, type: recordTypes.events })),
    ...activities.filter(isAbout(person)).map((activity) => ({ ...activity, type: recordTypes.activities })),
  ]
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .map(({ id, title, date, type }) => ({
      id,
      title,
      note: formatIsoDate(date, 'weekday'),
      address: recordAddress(type, id, date),
    }))
  if (failed)
    return (
      <section>
        <h2 className="text-xl">Calendar</h2>
        <LoadFailedLine what="calendar" onRetry={retry} />
      </section>
    )
  if (lines.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-xl">Calendar</h2>
      <LinkedList label="Calendar" lines={lines} />
    </section>
  )
}

export const isAbout =
  (person: Person) =>
  ({ personIds }: { readonly personIds?: readonly string[] | undefined }) =>
    isNamed(person, personIds)

function LinkedList({ label, lines }: { readonly label: string; readonly lines: readonly Linked[] }) {
  if (lines.length === 0) return null
  return (
    <ul aria-label={label} className="grid gap-2">
      {lines.map(({ id, title, note, address }) => (
        <li key={id}>
          <Link
            href={address}
            className="block rounded-control border border-hairline bg-card px-4 py-2.5 hover:bg-tint"
          >
            <span dir="auto" className="block font-medium wrap-anywhere">
              {title}
            </span>
            <span className="block text-sm text-muted">{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
