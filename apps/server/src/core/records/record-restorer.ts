import type { Schema } from '@stillwater/contract/calls/endpoint'
import * as z from 'zod/mini'
import type { RecordHandlers } from './record-handlers.ts'
import type { RecordFacts, RecordTable, recordStore } from './records.ts'
import type { RecordColumns } from '../database/tables.ts'
import { orRefused, readFields, type RestoredEntry, type Restorer, wordsOf } from './restorers.ts'

/** What every record of an export carries beside its content. */
const FactsSchema = z.object({
  id: z.string('It has no id.'),
  version: z.int32('It has no version.').check(z.minimum(1, 'It has no version.')),
  createdAt: z.iso.datetime('Its creation date is missing.'),
  updatedAt: z.iso.datetime('The date of its last change is missing.'),
})

/**
 * Brings back a record as a create would make it, by the same rules, but with the id, version and instants that it had. A record that
 * is here with other content is changed only on request.
 */
export function recordRestorer<
  T extends RecordTable,
  R extends Schema,
  New extends Schema,
  Changes extends Schema,
>(
  create: New,
  store: ReturnType<typeof recordStore<T>>,
  handlers: RecordHandlers<T, R, New, Changes>,
): Restorer {
  const ignored = new Set<string>(['id', ...((handlers.counted ?? []) as readonly string[])])
  const show = (row: Parameters<typeof handlers.show>[0]) => handlers.show(row) as Record<string, unknown>
  const isSame = (stored: Record<string, unknown>, wanted: Record<string, unknown>) =>
    Object.keys(wanted).every(
      (name) =>
        ignored.has(name) || JSON.stringify(stored[name] ?? null) === JSON.stringify(wanted[name] ?? null),
    )

  const readOne = (entry: RestoredEntry) => ({ facts: factsOf(entry), body: readFields(create, entry) })

  return async ({ trx, caller, now, replaces }, entries) => {
    const { userId } = caller
    const read = await Promise.all(entries.map((entry) => orRefused(() => readOne(entry))))
    const ids = read.flatMap((each) => ('facts' in each ? each.facts.id : []))
    const rows = await store.getAll(trx, userId, ids)
    const stored = new Map(rows.map((row) => [(row as RecordColumns).id, row]))
    const seen = new Set<string>()
    const added: { facts: RecordFacts; content: ReturnType<typeof handlers.create> }[] = []
    const results: Awaited<ReturnType<Restorer>> = []
    for (const each of read) {
      if (!('facts' in each)) {
        results.push(each)
        continue
      }
      const { facts, body } = each
      const current = stored.get(facts.id)
      if (seen.has(facts.id)) results.push({ reason: 'It is in the file twice.' })
      else if (current !== undefined && isSame(show(current), body as Record<string, unknown>))
        results.push('same')
      else if (current !== undefined && !replaces) results.push('changed')
      else {
        const result = await orRefused(async () => {
          await handlers.prepare?.(trx, caller, current && facts.id, body as object)
          const content = handlers.create(body, caller)
          if (current === undefined) {
            added.push({ facts, content })
            return 'added'
          }
          await store.update(trx, userId, now, facts.id, undefined, () => content, handlers.show)
          return 'replaced'
        })
        results.push(result)
      }
      seen.add(facts.id)
    }
    const made = await store.restore(trx, userId, added, wordsOf(entries))
    return results.map((result, index) => {
      const each = read[index]
      const isMissing =
        result === 'added' && each !== undefined && 'facts' in each && !made.has(each.facts.id)
      return isMissing ? { reason: 'The sermon it belongs to is missing.' } : result
    })
  }
}

function factsOf(entry: RestoredEntry): RecordFacts {
  const { createdAt, updatedAt, ...facts } = readFields(FactsSchema, entry)
  return { ...facts, createdAt: Date.parse(createdAt), updatedAt: Date.parse(updatedAt) }
}
