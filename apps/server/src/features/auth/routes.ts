import * as account from '@stillwater/contract/account/account'
import * as contract from '@stillwater/contract/account/auth'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { notFound } from '#core/http/errors.ts'
import { clearSessionCookie, readCookie, setCookie, setSessionCookie } from '#core/sessions/sessions.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { passkeyService } from './passkeys/passkey-service.ts'
import { relyingParty } from './passkeys/relying-party.ts'
import { authService } from './service.ts'
import type { Log } from './notices/notices.ts'
import type { SignedIn } from './sign-in.ts'
import { restoreProfile } from './restore-profile.ts'
import { deviceLife, getUser, updateUser } from './store.ts'
import { visitorOf } from './visitor.ts'

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  const log: Log = (details, message) => app.log.warn(details, message)
  const service = authService(deps, log)
  const passkeys = passkeyService(deps, log)
  passkeyRoutes(app, deps, passkeys)

  const welcome = (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) => {
    setSessionCookie(request, reply, signedIn.sessionToken)
    setCookie(request, reply, 'device', signedIn.deviceToken, deviceLife / 1000)
    return signedIn.user
  }

  /** A browser that signs in again leaves no old session behind. */
  const endOld = async (request: FastifyRequest) => {
    const token = readCookie(request, 'session')
    if (token !== undefined) await deps.sessions.end(token)
  }

  mount(app, deps, contract.register, async ({ body, request, reply }) => {
    const signedIn = await service.register(body, visitorOf(request))
    await endOld(request)
    return welcome(request, reply, signedIn)
  })

  mount(app, deps, contract.login, async ({ body, request, reply }) => {
    const signedIn = await service.login(body.email ?? body.username ?? '', body.password, visitorOf(request))
    await endOld(request)
    return welcome(request, reply, signedIn)
  })

  mount(app, deps, account.beginPasskeyLogin, async ({ request }) =>
    passkeys.beginSignIn(relyingParty(deps, request), visitorOf(request)),
  )

  mount(app, deps, account.passkeyLogin, async ({ body, request, reply }) => {
    const rp = relyingParty(deps, request)
    const signedIn = await passkeys.signIn(body.credential, rp, visitorOf(request))
    await endOld(request)
    return welcome(request, reply, signedIn)
  })

  mount(app, deps, contract.resetPassword, async ({ body, request, reply }) => {
    const signedIn = await service.resetPassword(body.token, body.password, visitorOf(request))
    await endOld(request)
    return welcome(request, reply, signedIn)
  })

  mount(app, deps, account.recover, ({ body, request }) =>
    service.recover(body.email, body.code, visitorOf(request)),
  )

  mount(app, deps, account.forgotPassword, ({ body, request }) =>
    service.forgotPassword(body.email, visitorOf(request)),
  )

  mount(app, deps, contract.logout, async ({ request, reply }) => {
    await endOld(request)
    clearSessionCookie(request, reply)
  })

  mount(app, deps, contract.getUser, async ({ caller }) => {
    const user = await getUser(deps.db, caller.userId)
    if (user === undefined) throw notFound()
    return user
  })

  mount(app, deps, contract.updateUser, async ({ caller, body }) => {
    const user = await updateUser(deps.db, caller.userId, body)
    if (user === undefined) throw notFound()
    return user
  })

  deps.restorers.set('account', restoreProfile)
}
