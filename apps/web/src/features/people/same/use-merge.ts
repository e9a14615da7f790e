import type { Person } from '@stillwater/contract/people'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { activitiesQuery, eventsQuery, seriesQuery } from '#shared/agenda/agenda-queries.ts'
import { prayersQuery } from '#shared/people/prayers-query.ts'
import { toastSaved } from '#shared/records/toast-saved.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { sealedOf } from '#shared/vault/sealed-of.ts'
import type { VaultSealer } from '#shared/vault/vault-sealer.ts'
import { careEntriesQuery } from '../care/care-queries.ts'
import { linkRange } from '../linked/link-range.ts'
import { tellPersonFailed } from '../people-failures.ts'
import { mergePeople } from './merge-people.ts'

interface Linked {
  readonly personIds?: string[] | undefined
}

/** Writes whom a record is about. */
type Relink<R> = (record: R, changes: { personIds: string[] }) => Promise<R>
type Undo = () => Promise<unknown>

/**
 * Makes one person of two, with the care log, prayers and events of both. One undo makes them two again. What the device has no copy of,
 * such as an event of long ago, is theirs by the ids that the kept one takes over (`mergedIds`).
 */
export function useMerge(): (kept: Person, other: Person, sealer: VaultSealer | undefined) => Promise<void> {
  const client = useQueryClient()
  const people = useRecords('people')
  const care = useRecords('care-entries')
  const prayers = useRecords('prayers')
  const events = useRecords('events')
  const activities = useRecords('activities')
  return useCallback(
    async (kept, other, sealer) => {
      const values = mergePeople(kept, other, sealer)
      const range = linkRange(todayIso())
      const undo: Undo[] = []
      const relink = async <R extends Linked>(records: readonly R[], write: Relink<R>) => {
        for (const record of records) {
          const { personIds = [] } = record
          if (!personIds.includes(other.id)) continue
          const after = await write(record, { personIds: idsAfter(personIds, kept, other) })
          undo.push(() => write(after, { personIds }))
        }
      }
      // What is read may fail: nothing has changed by then.
      const linked = {
        care: await client.ensureQueryData(careEntriesQuery),
        prayers: await client.ensureQueryData(prayersQuery),
        events: [
          ...(await client.ensureQueryData(eventsQuery(range))),
          ...(await client.ensureQueryData(seriesQuery)),
        ],
        activities: await client.ensureQueryData(activitiesQuery(range)),
      }
      // The other goes last: whatever fails before leaves both as they are known.
      const merged = await people.updateAtOnce(kept, values)
      await relink(linked.care, care.updateAtOnce)
      await relink(linked.prayers, prayers.updateAtOnce)
      await relink(linked.events, events.updateAtOnce)
      await relink(linked.activities, activities.updateAtOnce)
      await people.removeAtOnce(other)

      const takeBack = async () => {
        await people.add(other)
        for (const step of undo) await step()
        const { id: _, userId: __, version: ___, ...before } = kept
        await people.updateAtOnce(merged, {
          ...before,
          vaultText: sealedOf(kept),
          mergedIds: kept.mergedIds ?? [],
        })
      }
      toastSaved(merged, {
        title: 'Merged into one person',
        description: merged.name,
        action: { label: 'Undo', onClick: () => void takeBack().catch(tellPersonFailed) },
      })
    },
    [client, people, care, prayers, events, activities],
  )
}

const idsAfter = (personIds: readonly string[], kept: Person, other: Person): string[] => [
  ...new Set(personIds.map((id) => (id === other.id ? kept.id : id))),
]
