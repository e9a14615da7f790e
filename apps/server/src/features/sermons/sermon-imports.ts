import { sermonImport } from '@stillwater/contract/limits'
import {
  ExportedSermonImportSchema,
  listSermonImports,
  undoSermonImport,
} from '@stillwater/contract/sermon-imports'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/endpoint.ts'
import { notFound } from '#core/errors.ts'
import { recordStore } from '#core/records.ts'
import { oneByOne, readFields, type Restorer } from '#core/restore.ts'
import {
  addSermonImport,
  lockImported,
  removeSermonImport,
  type SermonImportRow,
  sermonImportsSince,
} from './import-store.ts'
import { sermonHooks } from './sermon-hooks.ts'

const keptFor = sermonImport.undoDays * 86_400_000
/** Few at a time: on SQLite they block all other writes. */
const atOnce = 50

const idsIn = ({ sermonIds }: SermonImportRow) => JSON.parse(sermonIds) as string[]

/** Sermons from files come as an export does; this keeps which ones came together, in the transaction that brings them in. */
const sermonImportRestorer: Restorer = oneByOne(async ({ trx, caller: { userId }, now }, entry) => {
  const { id, importedAt, sermonIds } = readFields(ExportedSermonImportSchema, entry)
  const row = {
    userId,
    id,
    importedAt: Date.parse(importedAt),
    storedAt: now,
    sermonIds: JSON.stringify(sermonIds),
  }
  return (await addSermonImport(trx, row, now - keptFor)) ? 'added' : 'same'
})

export function sermonImportRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, countWrite } = deps
  const ofUser = (userId: string) => sermonImportsSince(db, userId, clock() - keptFor)

  mount(app, deps, listSermonImports, async ({ caller }) =>
    (await ofUser(caller.userId)).map((row) => ({
      id: row.id,
      importedAt: row.importedAt,
      undoUntil: row.storedAt + keptFor,
      sermons: idsIn(row).length,
    })),
  )

  mount(app, deps, undoSermonImport, async ({ caller: { userId }, params }) => {
    countWrite(userId)
    const row = (await ofUser(userId)).find(({ id }) => id === params.id)
    if (row === undefined) throw notFound()
    return undo(deps, row)
  })

  deps.restorers.set('sermonImports', sermonImportRestorer)
}

/** In steps that can be repeated: it is there until the last sermon is gone. */
async function undo(deps: Deps, row: SermonImportRow) {
  const { db, engine } = deps
  const { userId, id, importedAt } = row
  const store = recordStore('sermons', deps, sermonHooks(deps))
  const ids = idsIn(row)
  const kept: { id: string; title: string }[] = []
  let removed = 0
  for (let at = 0; at < ids.length; at += atOnce) {
    const sermons = await db.transaction().execute(async (trx) => {
      const locked = await lockImported(trx, engine, userId, ids.slice(at, at + atOnce), importedAt)
      for (const sermon of locked) if (sermon.isUntouched) await store.remove(trx, userId, sermon.id)
      return locked
    })
    kept.push(
      ...sermons.flatMap((sermon) => (sermon.isUntouched ? [] : { id: sermon.id, title: sermon.title })),
    )
    removed += sermons.filter(({ isUntouched }) => isUntouched).length
    // Other requests come in between.
    await new Promise(setImmediate)
  }
  await removeSermonImport(db, userId, id)
  return { removed, kept }
}
