import type { CareEntry } from '@stillwater/contract/care-entries'
import type { Person } from '@stillwater/contract/people'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { careEntriesQuery } from '../care/care-queries.ts'
import { tellPersonFailed } from '../people-failures.ts'
import { mergePeople } from './merge-people.ts'

/** Makes one person of two, with the care entries of both. One undo makes them two again. */
export function useMerge(): (kept: Person, other: Person) => Promise<void> {
  const client = useQueryClient()
  const people = useRecords('people')
  const care = useRecords('care-entries')
  return useCallback(
    async (kept, other) => {
      const all = client.getQueryData(careEntriesQuery.queryKey) ?? []
      const entries = all.filter(({ personIds }) => personIds.includes(other.id))
      const moved: [before: CareEntry, after: CareEntry][] = []
      // The other goes last: whatever fails before leaves both as they are known.
      const merged = await people.updateAtOnce(kept, mergePeople(kept, other))
      for (const entry of entries)
        moved.push([entry, await care.updateAtOnce(entry, { personIds: idsAfter(entry, kept, other) })])
      await people.removeAtOnce(other)

      const undo = async () => {
        await people.add(other)
        for (const [{ personIds }, after] of moved) await care.updateAtOnce(after, { personIds })
        const { id: _, userId: __, version: ___, ...values } = kept
        await people.updateAtOnce(merged, values)
      }
      toastSaved(merged, {
        title: 'Merged into one person',
        description: merged.name,
        action: { label: 'Undo', onClick: () => void undo().catch(tellPersonFailed) },
      })
    },
    [client, people, care],
  )
}

const idsAfter = ({ personIds }: CareEntry, kept: Person, other: Person): string[] => [
  ...new Set(personIds.map((id) => (id === other.id ? kept.id : id))),
]
