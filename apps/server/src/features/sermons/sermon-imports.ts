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
import { addImport, importsSince, undoImport } from '#core/record-imports.ts'
import { recordStore } from '#core/records.ts'
import { oneByOne, readFields, type Restorer } from '#core/restore.ts'
import { lockImported } from './import-store.ts'
import { sermonHooks } from './sermon-hooks.ts'

const keptFor = sermonImport.undoDays * 86_400_000

const idsIn = ({ sermonIds }: { readonly sermonIds: string }) => JSON.parse(sermonIds) as string[]

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
  return (await addImport(trx, 'sermonImports', row, now - keptFor)) ? 'added' : 'same'
})

export function sermonImportRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, engine, clock, countWrite } = deps
  const ofUser = (userId: string) => importsSince(db, 'sermonImports', userId, clock() - keptFor)

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
    const store = recordStore('sermons', deps, sermonHooks(deps))
    const { removed, kept } = await undoImport(db, {
      table: 'sermonImports',
      userId,
      importId: row.id,
      recordIds: idsIn(row),
      lock: (trx, ids) => lockImported(trx, engine, userId, ids, row.importedAt),
      remove: (trx, id) => store.remove(trx, userId, id),
    })
    return { removed, kept: kept.map(({ id, title }) => ({ id, title })) }
  })

  deps.restorers.set('sermonImports', sermonImportRestorer)
}
