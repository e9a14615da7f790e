import * as account from '@stillwater/contract/account/account'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { notFound } from '#core/http/errors.ts'
import type { passkeyService } from './passkey-service.ts'
import { listPasskeys, renamePasskey } from './passkey-store.ts'
import { relyingParty } from './relying-party.ts'
import { visitorOf } from '../visitor.ts'

/** A user's own passkeys. */
export function passkeyRoutes(
  app: FastifyInstance,
  deps: Deps,
  service: ReturnType<typeof passkeyService>,
): void {
  mount(app, deps, account.listPasskeys, ({ caller }) => listPasskeys(deps.db, caller.userId))

  mount(app, deps, account.beginPasskey, async ({ body, caller, request }) => {
    const rp = relyingParty(deps, request)
    return service.beginAdding(caller.userId, body.password, rp, visitorOf(request))
  })

  mount(app, deps, account.addPasskey, async ({ body, caller, request }) => {
    const rp = relyingParty(deps, request)
    return service.add(caller.session, body.credential, rp, visitorOf(request))
  })

  mount(app, deps, account.renamePasskey, async ({ body, caller, params }) => {
    const renamed = await renamePasskey(deps.db, caller.userId, params.id, body.name)
    if (renamed === undefined) throw notFound()
    return renamed
  })

  mount(app, deps, account.removePasskey, async ({ caller, params, request }) => {
    if (!(await service.remove(caller.session, params.id, visitorOf(request)))) throw notFound()
  })
}
