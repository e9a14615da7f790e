import { changeSermonBody, getSermonBody } from '@stillwater/contract/sermon-body'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '#core/caller.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/endpoint.ts'
import { SermonBodies } from './body-service.ts'

export function sermonBodyRoutes(app: FastifyInstance, deps: Deps): void {
  const bodies = new SermonBodies(deps)
  app.addHook('onClose', () => bodies.close())
  const keyOf = ({ userId }: Caller, { id }: { readonly id: string }) => ({ userId, sermonId: id })

  mount(app, deps, getSermonBody, ({ caller, params, query }) =>
    bodies.read(keyOf(caller, params), query.vector),
  )

  mount(app, deps, changeSermonBody, async ({ caller, params, body }) => {
    deps.countWrite(caller.userId)
    const { update, vector, fromNotes = false } = body
    const device = body.device || (await deps.sessions.nameOf(caller.session))
    return bodies.change(keyOf(caller, params), { update, vector, device, fromNotes })
  })
}
