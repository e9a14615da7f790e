import * as contract from '@stillwater/contract/account/account'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { notFound } from '#core/http/errors.ts'
import { countCodes, endTokens, visitorOf } from '#features/auth/index.ts'
import { accountService } from './service.ts'

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const service = accountService(deps, (details, message) => app.log.warn(details, message))

  mount(app, deps, contract.changePassword, ({ body, caller, request }) =>
    service.changePassword(caller.session, body, visitorOf(request)),
  )

  mount(app, deps, contract.changeEmail, ({ body, caller, request }) =>
    service.changeEmail(caller.session, body, visitorOf(request)),
  )

  mount(app, deps, contract.getRecoveryCodes, ({ caller }) => countCodes(deps.db, caller.userId))

  mount(app, deps, contract.makeRecoveryCodes, ({ body, caller, request }) =>
    service.makeRecoveryCodes(caller.session, body.password, visitorOf(request)),
  )

  mount(app, deps, contract.deleteAccount, ({ body, caller, request }) =>
    service.deleteAccount(caller.userId, body.password, visitorOf(request)),
  )

  mount(app, deps, contract.listDevices, async ({ caller }) => {
    const devices = await deps.sessions.list(caller.userId)
    return devices.map(({ tokenHash, createdAt, seenAt, ...device }) => ({
      ...device,
      signedInAt: createdAt,
      lastUsedAt: seenAt,
      isCurrent: tokenHash === caller.session.tokenHash,
    }))
  })

  // Links first: a lost device may have asked for one, and if the second step fails, it is taken again.
  mount(app, deps, contract.signOutDevice, async ({ caller, params }) => {
    await endTokens(deps.db, caller.userId)
    if ((await deps.sessions.endFromElsewhere(caller.userId, params)) === 0) throw notFound()
  })

  mount(app, deps, contract.signOutOtherDevices, async ({ caller }) => {
    await endTokens(deps.db, caller.userId)
    await deps.sessions.endFromElsewhere(caller.userId, { allBut: caller.session })
  })
}
