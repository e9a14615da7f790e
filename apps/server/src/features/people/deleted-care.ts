import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import { jsonText, readJsonList } from '#core/records/columns.ts'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import type { Deps } from '#core/deps.ts'
import { everyHour } from '#core/every-hour.ts'
import { type RecordHooks, recordStore } from '#core/records/records.ts'
import {
  addDeletedEntry,
  deletedEntriesOf,
  forgetDeletedEntries,
  forgetDeletedEntry,
  latestDeletedEntries,
  soleEntriesOf,
  stillMeant,
} from './deleted-care-store.ts'

/** For so long a delete can be undone, also by a device that was offline. */
const keptFor = 30 * 86_400_000

type PersonRow = Selectable<Tables['people']>
type EntryRow = Selectable<Tables['care-entries']>

/**
 * What was written of a person alone goes with them and comes back with them, whoever deletes them and whatever the deleting device knows
 * of the care log. Entries that name others stay, and so do those of somebody who was merged: the kept person is meant by them.
 */
export function personHooks(deps: Deps): RecordHooks<'people'> {
  const entries = recordStore('care-entries', deps)

  const setAside = async (trx: Db, { userId, id, mergedIds }: PersonRow) => {
    const ids = [id, ...readJsonList<string>(mergedIds)]
    const named = await soleEntriesOf(
      trx,
      userId,
      ids.map((personId) => jsonText([personId])),
    )
    if (named.length === 0) return
    const meant = await stillMeant(trx, userId, ids)
    const now = deps.clock()
    for (const entry of named) {
      if (readJsonList<string>(entry.personIds).some((personId) => meant.has(personId))) continue
      await addDeletedEntry(trx, {
        userId,
        personId: id,
        id: entry.id,
        deletedAt: now,
        entry: JSON.stringify(entry),
      })
      await entries.remove(trx, userId, entry.id)
    }
    await forgetBeyond(trx, userId, deps.limits.bytes)
  }

  const bringBack = async (trx: Db, { userId, id }: PersonRow) => {
    const deleted = await deletedEntriesOf(trx, userId, id)
    if (deleted.length === 0) return
    const rows = deleted.map(({ entry }) => JSON.parse(entry) as EntryRow)
    const there = await entries.getAll(
      trx,
      userId,
      rows.map((row) => row.id),
    )
    const known = new Set(there.map((row) => row.id))
    const missing = rows.filter((row) => !known.has(row.id))
    await entries.restore(
      trx,
      userId,
      missing.map(({ userId: _, id: entryId, version, createdAt, updatedAt, ...content }) => ({
        facts: { id: entryId, version, createdAt, updatedAt },
        content,
      })),
    )
    for (const row of rows) await forgetDeletedEntry(trx, userId, id, row.id)
  }

  return {
    removed: setAside,
    added: async (trx, row) => {
      await bringBack(trx, row)
      return row
    },
    // As words: JSON is nothing to be shown among the results.
    searchText: (_, { tags }) => Promise.resolve(readJsonList<string>(tags).join('\n')),
  }
}

/** What is kept of deleted people never takes more than their user may store: the oldest go first. */
async function forgetBeyond(trx: Db, userId: string, mostBytes: number): Promise<void> {
  let bytes = 0
  for (const { personId, id, bytes: size } of await latestDeletedEntries(trx, userId)) {
    bytes += size
    if (bytes > mostBytes) await forgetDeletedEntry(trx, userId, personId, id)
  }
}

/** Forgets what was written of people who were deleted long ago. */
export function forgetDeletedCareOnTime(app: FastifyInstance, { db, clock }: Deps): void {
  everyHour(app, 'entries of deleted people could not be removed', () =>
    forgetDeletedEntries(db, clock() - keptFor),
  )
}
