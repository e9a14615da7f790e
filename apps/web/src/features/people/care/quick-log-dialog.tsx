import { type CareKind, careKinds } from '@stillwater/contract/people/care'
import type { CareEntry } from '@stillwater/contract/people/care-entries'
import { newId } from '@stillwater/contract/records/new-id'
import type { Person } from '@stillwater/contract/people/people'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { peopleQuery } from '#shared/people/people-query.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { matchesWords } from '#shared/records/list/match-words.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { Button } from '#shared/ui/button.tsx'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { SearchInput } from '#shared/ui/field/search-input.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { tellEntryFailed } from '../people-failures.ts'
import { contactsOf } from '../long-lists.ts'
import { newEntry } from './care-form.ts'
import { careEntriesQuery } from './care-queries.ts'
import { careKindNames } from './care-words.ts'
import { likelyPeople } from './likely-people.ts'

interface QuickLogDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Opens the whole form instead. */
  readonly onWrite: () => void
}

/** As many as fit on a phone without scrolling. */
const mostShown = 8

const choiceClass =
  'min-h-12 w-full rounded-control border border-hairline bg-card px-4 py-2 text-left font-medium wrap-anywhere transition-colors hover:bg-tint hover:text-water'

/** Whom, then how: two taps, and it is in the log of today. */
export function QuickLogDialog({ open, onOpenChange, onWrite }: QuickLogDialogProps) {
  const [person, setPerson] = useState<Person>()
  const [id] = useState(newId)
  const { add, removeAtOnce } = useRecords('care-entries')

  const log = (chosen: Person, kind: CareKind) => {
    // Tapped again while it closes.
    if (!open) return
    const offerUndo = (saved: CareEntry) =>
      toastSaved(saved, {
        title: 'Added to the care log',
        description: `${careKindNames[kind]}: ${chosen.name}`,
        action: { label: 'Undo', onClick: () => void removeAtOnce(saved).catch(tellEntryFailed) },
      })
    onOpenChange(false)
    add({ ...newEntry([chosen.id], kind), id }).then(offerUndo, tellEntryFailed)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={person === undefined ? 'Who were you in touch with?' : <span dir="auto">{person.name}</span>}
      footer={
        <>
          {person !== undefined && (
            <Button variant="secondary" onClick={() => setPerson(undefined)}>
              Someone else
            </Button>
          )}
          <Button variant="secondary" onClick={onWrite}>
            Write or speak it
          </Button>
        </>
      }
    >
      {person === undefined ? (
        <ChoosePerson onChoose={setPerson} />
      ) : (
        <ul aria-label="How were you in touch?" className="grid grid-cols-2 gap-2">
          {/* The second tap of a double tap on the name is none on what comes in its place. */}
          {careKinds.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                className={choiceClass}
                onClick={({ detail }) => detail < 2 && log(person, kind)}
              >
                {careKindNames[kind]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function ChoosePerson({ onChoose }: { readonly onChoose: (person: Person) => void }) {
  const people = useQuery(peopleQuery)
  const { data: entries } = useQuery(careEntriesQuery)
  const [search, setSearch] = useState('')
  const likely = useMemo(
    () => likelyPeople(people.data ?? [], contactsOf(entries, people.data ?? [], todayIso())),
    [people.data, entries],
  )
  if (people.isPending)
    return (
      <SkeletonGroup label="Loading people">
        <SkeletonText lines={5} />
      </SkeletonGroup>
    )
  if (people.isError) return <LoadFailedLine what="people" onRetry={() => void people.refetch()} />
  const shown = likely
    .filter(({ name, household }) => matchesWords(search, name, household))
    .slice(0, mostShown)
  return (
    <div className="grid gap-3 pt-1">
      <SearchInput
        aria-label="Search people"
        placeholder="Search people"
        value={search}
        onValueChange={setSearch}
      />
      {shown.length === 0 ? (
        <p className="py-4 text-muted">
          {likely.length === 0
            ? 'No people yet. Write your first entry, and the people in it are added for you.'
            : `Nobody matches “${search}”.`}
        </p>
      ) : (
        <ul aria-label="People" className="grid gap-2">
          {shown.map((person) => (
            <li key={person.id}>
              <button type="button" dir="auto" className={choiceClass} onClick={() => onChoose(person)}>
                {person.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
