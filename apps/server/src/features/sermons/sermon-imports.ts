import { sermonImport } from '@stillwater/contract/limits'
import {
  ExportedSermonImportSchema,
  listSermonImports,
  undoSermonImport,
} from '@stillwater/contract/sermons/sermon-imports'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { notFound } from '#core/http/errors.ts'
import { importsRestorer, importsSince, undoImport } from '#core/records/record-imports.ts'
import { recordStore } from '#core/records/records.ts'
import { readFields } from '#core/records/restorers.ts'
import { lockImported } from './import-store.ts'
import { sermonHooks } from './sermon-hooks.ts'

const keptFor = sermonImport.undoDays * 86_400_000

const idsIn = ({ sermonIds }: { readonly sermonIds: string }) => JSON.parse(sermonIds) as string[]

/** Sermons from files come as an export does; this keeps which ones came together, in the transaction that brings them in. */
const sermonImportRestorer = importsRestorer('sermonImports', keptFor, (entry) => {
  const { id, importedAt, sermonIds } = readFields(ExportedSermonImportSchema, entry)
  return { id, importedAt: Date.parse(importedAt), sermonIds: JSON.stringify(sermonIds) }
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
