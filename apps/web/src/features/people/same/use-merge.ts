import type { Person } from '@stillwater/contract/people/people'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '#shared/api/error.ts'
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

/**
 * Makes one person of two, with the care log, prayers and events of both, or changes nothing. One undo makes them two again. What the
 * device has no copy of, such as an event of long ago, is theirs by the ids that the kept one takes over (`mergedIds`).
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
      /** What takes back each change that was made, in their order. */
      const steps: (() => Promise<unknown>)[] = []
      const takeBack = async () => {
        const failures: unknown[] = []
        // All of them, also where one fails: nobody is left half merged for the sake of one record.
        for (const step of steps.toReversed()) await step().catch((error: unknown) => failures.push(error))
        if (failures.length > 0) throw failures[0]
      }
      const relink = async <R extends Linked>(records: readonly R[], write: Relink<R>) => {
        for (const record of records) {
          if (!isOf(record, other)) continue
          await onLatest(record, async (before) => {
            const { personIds = [] } = before
            if (!isOf(before, other)) return
            const after = await write(before, { personIds: idsAfter(personIds, kept, other) })
            steps.push(() => onLatest(after, (latest) => write(latest, { personIds })))
          })
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
      const merged = await people.updateAtOnce(kept, values)
      const { id: _, userId: __, version: ___, ...before } = kept
      steps.push(() =>
        people.updateAtOnce(merged, {
          ...before,
          vaultText: sealedOf(kept),
          mergedIds: kept.mergedIds ?? [],
        }),
      )
      try {
        await relink(linked.care, care.updateAtOnce)
        await relink(linked.prayers, prayers.updateAtOnce)
        await relink(linked.events, events.updateAtOnce)
        await relink(linked.activities, activities.updateAtOnce)
        await people.removeAtOnce(other)
      } catch (error) {
        await takeBack().catch((failure: unknown) =>
          console.warn('A merge was not taken back whole', failure),
        )
        throw error
      }
      const undo = async () => {
        await people.add(other)
        await takeBack()
      }
      toastSaved(merged, {
        title: 'Merged into one person',
        description: merged.name,
        action: { label: 'Undo', onClick: () => void undo().catch(tellPersonFailed) },
      })
    },
    [client, people, care, prayers, events, activities],
  )
}

const isOf = ({ personIds = [] }: Linked, { id }: Person): boolean => personIds.includes(id)

/** Only whom a record is about changes, so it is written on top of what another device has saved meanwhile. What was deleted stays so. */
async function onLatest<R>(record: R, write: (latest: R) => Promise<unknown>): Promise<void> {
  try {
    await write(record)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) return
    if (error.status !== 409) throw error
    await write(error.current as R)
  }
}

const idsAfter = (personIds: readonly string[], kept: Person, other: Person): string[] => [
  ...new Set(personIds.map((id) => (id === other.id ? kept.id : id))),
]
