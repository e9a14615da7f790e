import * as contract from '@stillwater/contract/account/vault'
import type { FastifyInstance } from 'fastify'
import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { AppError } from '#core/http/errors.ts'
import { oneByOne, readFields } from '#core/records/restorers.ts'
import { assertPassword, checkPassword, visitorOf } from '#features/auth/index.ts'
import { countSealed, findVault, removeSealedWords, removeVault, storeVault } from './store.ts'

const staysHere = 'Your passphrase and recovery code here stay as they are.'

/** What opens sealed words. It is of no use without the passphrase or the recovery code, which never come here. */
export function vaultRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, engine, clock } = deps
  mount(app, deps, contract.getVault, async ({ caller }) => ({
    vault: (await findVault(db, caller.userId)) ?? null,
  }))

  mount(app, deps, contract.writeVault, async ({ caller, body }) => {
    const stored = await storeVault(db, caller.userId, body)
    if (stored === undefined)
      throw new AppError(
        'conflict',
        'The passphrase was set or changed on another device. Reload Stillwater and use that one.',
      )
    return stored
  })

  mount(app, deps, contract.countSealedWords, ({ caller }) => countSealed(db, caller.userId))

  mount(app, deps, contract.startOver, async ({ caller: { userId }, body, request }) => {
    const visitor = visitorOf(request)
    const hash = await checkPassword(deps, userId, body.password, 'password', visitor)
    await db.transaction().execute(async (trx) => {
      await assertPassword(trx, engine, userId, hash, 'password')
      if (!(await removeVault(trx, userId, body.keyId)))
        throw new AppError(
          'conflict',
          'Sealed words were set up again on another device. Nothing was deleted. Reload Stillwater.',
        )
      await removeSealedWords(trx, deps, userId, clock())
    })
    app.log.warn({ reqId: visitor.requestId, userId }, 'sealed words deleted to start over')
  })

  deps.restorers.set(
    'vault',
    oneByOne(async ({ trx, caller: { userId } }, entry) => {
      const wanted = readFields(contract.ExportedVaultSchema, entry)
      const current = await findVault(trx, userId)
      if (current === undefined) {
        await storeVault(trx, userId, { ...wanted, version: 0 })
        return 'added'
      }
      const { version: _, ...keys } = current
      // Never replaced: what is sealed here could not be opened any more.
      return isDeepStrictEqual({ ...keys }, wanted) ? 'same' : { leftOut: staysHere }
    }),
  )
}
