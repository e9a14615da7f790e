import type { Person } from '@stillwater/contract/people/people'
import type { ReactNode } from 'react'
import { Badge } from '#shared/ui/badge.tsx'
import { Card } from '#shared/ui/card.tsx'
import { dateLabel, formatDay, placeText, rhythmLabel } from './person-words.ts'
import { SealedNotes } from './sealed/sealed-notes.tsx'

interface PersonFactsProps {
  readonly person: Person
  /** When they were last in touch, once the care log has been read. */
  readonly contactText: string | undefined
}

/** What is known about somebody. What is not known takes no room. */
export function PersonFacts({ person, contactText }: PersonFactsProps) {
  const { contactDays, phone, email, address, birthday, dates, notes, tags } = person
  const place = placeText(person)
  return (
    <Card>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        {place !== undefined && (
          <Badge tone={person.place === 'hospital' ? 'lamp' : 'teal'}>
            <span dir="auto" className="wrap-anywhere">
              {place}
            </span>
          </Badge>
        )}
        {contactText ?? '\u00A0'}
        {contactDays !== null && <span>{rhythmLabel(contactDays)}</span>}
      </p>
      {notes !== null && (
        <p dir="auto" className="mt-3 wrap-anywhere whitespace-pre-wrap">
          {notes}
        </p>
      )}
      <SealedNotes person={person} />
      <dl className="mt-3 grid gap-2 empty:hidden">
        {phone !== null && <Fact name="Phone">{phone}</Fact>}
        {email !== null && <Fact name="E-mail">{email}</Fact>}
        {address !== null && <Fact name="Address">{address}</Fact>}
        {birthday !== null && <Fact name="Birthday">{formatDay(birthday)}</Fact>}
        {dates.map((date) => (
          <Fact key={JSON.stringify(date)} name={dateLabel(date)}>
            {formatDay(date.date)}
          </Fact>
        ))}
      </dl>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt dir="auto" className="text-sm wrap-anywhere text-muted">
        {name}
      </dt>
      <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {children}
      </dd>
    </div>
  )
}
