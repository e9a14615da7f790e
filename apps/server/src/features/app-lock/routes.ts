import * as contract from '@stillwater/contract/account/app-lock'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { notFound } from '#core/http/errors.ts'
import { addDeviceKey, findDeviceKey, removeDeviceKey } from './store.ts'

export function appLockRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps

  mount(app, deps, contract.storeDeviceKey, ({ body, caller }) =>
    addDeviceKey(db, caller.userId, body.key, clock()),
  )

  mount(app, deps, contract.getDeviceKey, async ({ caller, params }) => {
    const found = await findDeviceKey(db, caller.userId, params.id)
    if (found === undefined) throw notFound()
    return found
  })

  mount(app, deps, contract.removeDeviceKey, async ({ caller, params }) => {
    if (!(await removeDeviceKey(db, caller.userId, params.id))) throw notFound()
  })
}
