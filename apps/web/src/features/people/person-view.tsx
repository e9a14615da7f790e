import type { Person } from '@stillwater/contract/people/people'
import { useQuery } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { useDeferredValue, useMemo } from 'react'
import { useLocation } from 'wouter'
import { namesById } from '#shared/people/merged-ids.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { Button } from '#shared/ui/button.tsx'
import { useToday } from '#shared/ui/date/use-today.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { MenuItem } from '#shared/ui/popup/menu.tsx'
import { careEntriesQuery } from './care/care-queries.ts'
import { useCare } from './care/use-care.tsx'
import { ContactLinks } from './contact-links.tsx'
import { HouseholdList } from './household-list.tsx'
import { contactsOf } from './long-lists.ts'
import { PersonLinks } from './linked/person-links.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonCare } from './person-care.tsx'
import { lastContactText } from './person-words.ts'
import { useRemovePerson } from './use-remove-person.ts'

const PersonDialog = lazyComponent(async () => (await import('./person-dialog.tsx')).PersonDialog)
const PersonPrint = lazyComponent(async () => (await import('./print/person-print.tsx')).PersonPrint)

interface PersonViewProps {
  readonly person: Person
  readonly people: readonly Person[]
}

interface Target {
  readonly person?: Person
  readonly household?: string | null
}

/** Everything about one person: how to reach them, what is known, and every time the pastor was in touch. */
export function PersonView({ person, people }: PersonViewProps) {
  const [, navigate] = useLocation()
  const entries = useQuery(careEntriesQuery)
  const today = useToday()
  const names = namesById(people)
  const last = contactsOf(entries.data, people, today)
  const others = useMemo(
    () =>
      people.filter(
        ({ id, household }) => household !== null && household === person.household && id !== person.id,
      ),
    [people, person],
  )
  /** What is seen first is drawn first. */
  const isDrawn = useDeferredValue(true, false)
  const care = useCare(entries.data, names)
  const remove = useRemovePerson()
  const { edit: open, ...editing } = useEditing<Target>()
  const { edit: print, ...printing } = useEditing<object>()

  return (
    <>
      <PageHeader
        title={
          <span dir="auto" className="wrap-anywhere">
            {person.name}
          </span>
        }
        back={{ href: '/people', label: 'People' }}
        action={
          <RecordMenu
            title={person.name}
            onEdit={() => open({ person })}
            onRemove={() => {
              remove(person)
              navigate('/people', { replace: true })
            }}
          >
            <MenuItem icon={<Printer aria-hidden="true" />} onSelect={() => print({})}>
              Print
            </MenuItem>
          </RecordMenu>
        }
      />
      <SyncMark id={person.id} />
      <div className="grid grid-cols-1 gap-5">
        <PersonFacts person={person} contactText={last && lastContactText(last.get(person.id))} />
        <ContactLinks person={person} />
        <Button onClick={() => care.log([person.id])}>Add to care log</Button>
        <PersonCare person={person} others={others} entries={entries} list={care.list} />
        {isDrawn && (
          <>
            <PersonLinks person={person} today={today} />
            <HouseholdList
              person={person}
              others={others}
              onAdd={() => open({ household: person.household })}
            />
          </>
        )}
      </div>
      {care.dialogs}
      {editing.target !== undefined && (
        <PersonDialog
          key={editing.key}
          open={editing.open}
          onOpenChange={editing.setOpen}
          {...editing.target}
        />
      )}
      {printing.target !== undefined && (
        <PersonPrint
          key={printing.key}
          open={printing.open}
          onOpenChange={printing.setOpen}
          person={person}
          others={others}
          today={today}
        />
      )}
    </>
  )
}
