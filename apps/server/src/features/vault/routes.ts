import * as contract from '@stillwater/contract/account/vault'
import type { FastifyInstance } from 'fastify'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#core/database/connect.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { everyHour } from '#core/every-hour.ts'
import { AppError, invalid } from '#core/http/errors.ts'
import { oneByOne, readFields } from '#core/records/restorers.ts'
import { assertPassword, checkPassword, type Visitor, visitorOf } from '#features/auth/index.ts'
import { forgetReplaced, lastReplaced, replacedVaults } from './replaced-store.ts'
import { addVault, countSealed, findVault, removeSealedWords, removeVault, replaceVault } from './store.ts'

/** Older versions of the app send none. */
const askForPassword =
  'Enter the password you sign in with. If you see no field for it, reload Stillwater and try again.'

const staysHere = 'Your passphrase and recovery code here stay as they are.'

/** What opens sealed words. It is of no use without the passphrase or the recovery code, which never come here. */
export function vaultRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, engine, clock } = deps

  /** A session alone may be that of a stranger who holds an unlocked phone. */
  async function withPassword<T>(
    userId: string,
    password: string | undefined,
    visitor: Visitor,
    work: (trx: Db) => Promise<T>,
  ): Promise<T> {
    if (password === undefined) throw invalid({ password: askForPassword })
    const hash = await checkPassword(deps, userId, password, 'password', visitor)
    return db.transaction().execute(async (trx) => {
      await assertPassword(trx, engine, userId, hash, 'password')
      return work(trx)
    })
  }

  mount(app, deps, contract.getVault, async ({ caller: { userId } }) => ({
    vault: (await findVault(db, userId)) ?? null,
    replaced: await lastReplaced(db, userId, clock()),
  }))

  mount(app, deps, contract.writeVault, async ({ caller: { userId }, body, request }) => {
    const { password, ...vault } = body
    const stored =
      vault.version === 0
        ? await addVault(db, userId, vault)
        : await withPassword(userId, password, visitorOf(request), (trx) =>
            replaceVault(trx, deps, userId, vault),
          )
    if (stored === undefined)
      throw new AppError(
        'conflict',
        'The passphrase was set or changed on another device. Reload Stillwater and use that one.',
      )
    return stored
  })

  mount(app, deps, contract.listReplacedVaults, ({ caller: { userId }, body, request }) =>
    withPassword(userId, body.password, visitorOf(request), (trx) => replacedVaults(trx, userId, clock())),
  )

  mount(app, deps, contract.countSealedWords, ({ caller }) => countSealed(db, caller.userId))

  mount(app, deps, contract.startOver, async ({ caller: { userId }, body, request }) => {
    const visitor = visitorOf(request)
    await withPassword(userId, body.password, visitor, async (trx) => {
      if (!(await removeVault(trx, userId, body.keyId)))
        throw new AppError(
          'conflict',
          'Sealed words were set up again on another device. Nothing was deleted. Reload Stillwater.',
        )
      await removeSealedWords(trx, deps, userId, clock())
    })
    app.log.warn({ reqId: visitor.requestId, userId }, 'sealed words deleted to start over')
  })

  everyHour(app, 'replaced passphrases could not be removed', () => forgetReplaced(db, clock()))

  deps.restorers.set(
    'vault',
    oneByOne(async ({ trx, caller: { userId } }, entry) => {
      const wanted = readFields(contract.ExportedVaultSchema, entry)
      const current = await findVault(trx, userId)
      if (current === undefined) {
        await addVault(trx, userId, wanted)
        return 'added'
      }
      const { version: _, ...keys } = current
      // Never replaced: what is sealed here could not be opened any more.
      return isDeepStrictEqual({ ...keys }, wanted) ? 'same' : { leftOut: staysHere }
    }),
  )
}
