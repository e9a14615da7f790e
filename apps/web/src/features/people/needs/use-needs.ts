import type { CareEntry } from '@stillwater/contract/care-entries'
import type { Person } from '@stillwater/contract/people'
import type { Needed } from '@stillwater/contract/who-needs-me'
import { useCallback } from 'react'
import { keepFocusNear } from '#shared/records/list/keep-focus-near.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { addDays } from '#shared/ui/date/iso-date.ts'
import { tellEntryFailed, tellPersonFailed } from '../people-failures.ts'

/** A follow-up comes back tomorrow, all else in a week. */
const daysLater = { 'follow-up': 1, others: 7 }

/** What can be done with somebody on the list: put them off without a word, or say that the follow-up is done. */
export function useNeeds(today: string) {
  const people = useRecords('people')
  const care = useRecords('care-entries')

  const later = useCallback(
    ({ person, needs }: Needed) => {
      const days = daysLater[needs[0]?.reason === 'follow-up' ? 'follow-up' : 'others']
      const undo = (saved: Person) =>
        void people.updateAtOnce(saved, { laterUntil: person.laterUntil }).catch(tellPersonFailed)
      keepFocusNear(`needs ${person.id}`)
      people.updateAtOnce(person, { laterUntil: addDays(today, days) }).then(
        (saved) =>
          toastSaved(saved, {
            title: days === 1 ? 'Back tomorrow' : 'Back in a week',
            action: { label: 'Undo', onClick: () => undo(saved) },
          }),
        tellPersonFailed,
      )
    },
    [people, today],
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
