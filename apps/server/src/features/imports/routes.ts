import * as contract from '@stillwater/contract/export/imports'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '#core/sessions/caller.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { AppError, notFound } from '#core/http/errors.ts'
import { assertPiece, assertSize, Imports } from './imports.ts'
import { addImport, addPiece, importWith, removeImport, removeOldImports } from './store.ts'

const [hour, day] = [3_600_000, 86_400_000]

export function importsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, limits, countWrite } = deps
  const imports = new Imports(deps, (error) => app.log.error({ err: error }, 'an import failed'))
  app.addHook('preClose', () => imports.close())
  removeOldOnTime(app, deps)
  waitForImports(app, imports)
  const keyOf = ({ userId }: Caller, { id }: { readonly id: string }) => ({ userId, id })

  mount(app, deps, contract.startImport, async ({ caller, body }) => {
    countWrite(caller.userId)
    assertSize(body.bytes, limits)
    const now = clock()
    await db.transaction().execute((trx) =>
      addImport(trx, {
        ...body,
        userId: caller.userId,
        step: 'receiving',
        entries: 0,
        replaced: 0,
        createdAt: now,
        seenAt: now,
      }),
    )
    return imports.state(keyOf(caller, body))
  })

  mount(app, deps, contract.sendImportPiece, async ({ caller, params, body }) => {
    countWrite(caller.userId)
    const key = keyOf(caller, params)
    const row = await importWith(db, key)
    if (row === undefined) throw notFound()
    const data = Buffer.from(body.data, 'base64')
    assertPiece(row, body.index, data)
    await addPiece(db, key, body.index, data)
  })

  mount(app, deps, contract.checkImport, ({ caller, params }) => imports.check(caller, keyOf(caller, params)))

  mount(app, deps, contract.getImport, ({ caller, params }) => imports.state(keyOf(caller, params)))

  mount(app, deps, contract.applyImport, ({ caller, params, body }) => {
    countWrite(caller.userId)
    return imports.apply(caller, keyOf(caller, params), body.replaces)
  })

  mount(app, deps, contract.cancelImport, async ({ caller, params }) => {
    const key = keyOf(caller, params)
    const row = await importWith(db, key)
    if (row?.step === 'importing')
      throw new AppError('invalid_request', 'Your data is being imported. It can’t be stopped anymore.')
    if (!(await removeImport(db, key))) throw notFound()
  })
}

/** The time limit is for clients that dawdle. One that waits because of an import is not cut. */
function waitForImports({ server }: FastifyInstance, imports: Imports): void {
  server.on('timeout', (socket) => {
    if (imports.holdsOthers) socket.setTimeout(server.timeout)
    else socket.destroy()
  })
}

/** At the start and every hour. */
function removeOldOnTime(app: FastifyInstance, { db, clock }: Deps): void {
  const sweep = async () => {
    try {
      await removeOldImports(db, clock() - day)
    } catch (error) {
      app.log.error({ err: error }, 'old imports could not be removed')
    }
  }
  app.addHook('onReady', sweep)
  const timer = setInterval(() => void sweep(), hour).unref()
  app.addHook('onClose', () => clearInterval(timer))
}
