import { contactsFile } from '@stillwater/contract/people/contacts-file'
import {
  ExportedPeopleImportSchema,
  listPeopleImports,
  undoPeopleImport,
} from '@stillwater/contract/people/people-imports'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { notFound } from '#core/http/errors.ts'
import { importsRestorer, importsSince, undoImport } from '#core/records/record-imports.ts'
import { recordStore } from '#core/records/records.ts'
import { readFields } from '#core/records/restorers.ts'
import { personHooks } from './deleted-care.ts'
import { namedIds, peopleForUpdate } from './store.ts'

const keptFor = contactsFile.undoDays * 86_400_000

const idsIn = ({ personIds }: { readonly personIds: string }) => JSON.parse(personIds) as string[]

/** People from contacts come as an export does; this keeps which ones came together, in the transaction that brings them in. */
const peopleImportRestorer = importsRestorer('peopleImports', keptFor, (entry) => {
  const { id, importedAt, personIds } = readFields(ExportedPeopleImportSchema, entry)
  return { id, importedAt: Date.parse(importedAt), personIds: JSON.stringify(personIds) }
})

export function peopleImportRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, engine, clock, countWrite } = deps
  const ofUser = (userId: string) => importsSince(db, 'peopleImports', userId, clock() - keptFor)

  mount(app, deps, listPeopleImports, async ({ caller }) =>
    (await ofUser(caller.userId)).map((row) => ({
      id: row.id,
      importedAt: row.importedAt,
      undoUntil: row.storedAt + keptFor,
      people: idsIn(row).length,
    })),
  )

  mount(app, deps, undoPeopleImport, async ({ caller: { userId }, params }) => {
    countWrite(userId)
    const row = (await ofUser(userId)).find(({ id }) => id === params.id)
    if (row === undefined) throw notFound()
    const named = await namedIds(db, userId)
    const store = recordStore('people', deps, personHooks(deps))
    const { removed, kept } = await undoImport(db, {
      table: 'peopleImports',
      userId,
      importId: row.id,
      recordIds: idsIn(row),
      lock: async (trx, ids) =>
        (await peopleForUpdate(trx, engine, userId, ids)).map(({ id, name, version, createdAt }) => ({
          id,
          name,
          isUntouched: version === 1 && createdAt === row.importedAt && !named.has(id),
        })),
      remove: (trx, id) => store.remove(trx, userId, id),
    })
    return { removed, kept: kept.map(({ id, name }) => ({ id, name })) }
  })

  deps.restorers.set('peopleImports', peopleImportRestorer)
}
