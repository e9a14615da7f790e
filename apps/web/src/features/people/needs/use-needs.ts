import type { CareEntry } from '@stillwater/contract/people/care-entries'
import type { Person } from '@stillwater/contract/people/people'
import { laterDay, type Needed } from '@stillwater/contract/people/who-needs-me'
import { useCallback } from 'react'
import { keepFocusNear } from '#shared/records/list/keep-focus-near.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { tellEntryFailed, tellPersonFailed } from '../people-failures.ts'
import { laterText } from './need-words.ts'

/** What can be done with somebody on the list: put them off without a word, or say that the follow-up is done. */
export function useNeeds(entries: readonly CareEntry[], today: string) {
  const people = useRecords('people')
  const care = useRecords('care-entries')

  const later = useCallback(
    (needed: Needed) => {
      const { person } = needed
      const laterUntil = laterDay(needed, entries, today)
      const undo = (saved: Person) =>
        void people.updateAtOnce(saved, { laterUntil: person.laterUntil }).catch(tellPersonFailed)
      keepFocusNear(`needs ${person.id}`)
      people.updateAtOnce(person, { laterUntil }).then(
        (saved) =>
          toastSaved(saved, {
            title: laterText(laterUntil, today),
            action: { label: 'Undo', onClick: () => undo(saved) },
          }),
        tellPersonFailed,
      )
    },
    [people, entries, today],
  )

  const done = useCallback(
    (entry: CareEntry, person: Person) => {
      const undo = (saved: CareEntry) =>
        void care.updateAtOnce(saved, { followUp: entry.followUp }).catch(tellEntryFailed)
      keepFocusNear(`needs ${person.id}`)
      care.updateAtOnce(entry, { followUp: null }).then(
        (saved) =>
          toastSaved(saved, {
            title: 'Follow-up done',
            action: { label: 'Undo', onClick: () => undo(saved) },
          }),
        tellEntryFailed,
      )
    },
    [care],
  )
  return { later, done }
}
