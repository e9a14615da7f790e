import type { CareEntry } from '@stillwater/contract/people/care-entries'
import { meantIds, mergedInto } from '@stillwater/contract/people/merged-ids'
import type { Person } from '@stillwater/contract/people/people'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { messageOf } from '#shared/api/error.ts'
import { peopleQuery } from '#shared/people/people-query.ts'
import { keepFocusNear } from '#shared/records/list/keep-focus-near.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { careEntriesQuery } from './care/care-queries.ts'

const complain = (error: unknown) =>
  toast({
    title: 'Failed to delete this person',
    description: messageOf(error, 'Please try again.'),
    variant: 'destructive',
  })

/** Deletes a person with the entries that name nobody else, at once; one undo brings all of it back. */
export function useRemovePerson(): (person: Person) => void {
  const client = useQueryClient()
  const people = useRecords('people')
  const care = useRecords('care-entries')
  return useCallback(
    (person) => {
      const all = client.getQueryData(careEntriesQuery.queryKey) ?? []
      const merged = mergedInto(client.getQueryData(peopleQuery.queryKey) ?? [person])
      const own = all.filter(({ personIds }) => meantIds(personIds, merged).every((id) => id === person.id))
      const undo = async () => {
        await people.add(person)
        for (const entry of own) await care.add(entry)
      }
      const offerUndo = () =>
        toastSaved(person, {
          title: 'Person deleted',
          description: withEntries(person, own),
          action: { label: 'Undo', onClick: () => void undo().catch(complain) },
        })
      const remove = async () => {
        // All are off the screen at once. The person is sent last: the server takes along what is left of them.
        const results = await Promise.allSettled([
          ...own.map((entry) => care.removeAtOnce(entry)),
          people.removeAtOnce(person),
        ])
        const failed = results.find((result) => result.status === 'rejected')
        if (failed === undefined) return
        await undo()
        throw failed.reason
      }
      keepFocusNear(person.id)
      remove().then(offerUndo, complain)
    },
    [client, people, care],
  )
}

function withEntries({ name }: Person, own: readonly CareEntry[]): string {
  if (own.length === 0) return name
  return own.length === 1 ? `${name} and 1 care entry` : `${name} and ${own.length} care entries`
}
