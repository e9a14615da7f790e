import {
  changeSermonBody,
  getSermonBody,
  getSermonVersion,
  listSermonVersions,
  restoreSermonVersion,
  type SermonVersion,
} from '@stillwater/contract/sermons/sermon-body'
import type { FastifyInstance } from 'fastify'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Caller } from '#core/sessions/caller.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { notFound } from '#core/http/errors.ts'
import { JsonText } from '#core/records/json-list.ts'
import { SermonBodies } from './body-service.ts'
import { assertSermon } from './body-store.ts'
import { versionsOf, versionWith } from './version-store.ts'

export function sermonBodyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  const bodies = new SermonBodies(deps)
  app.addHook('onClose', () => bodies.close())
  const deviceOf = async ({ session }: Caller, named?: string) => {
    const device = await deps.sessions.deviceOf(session)
    return { sessionId: device.id, name: named || device.name }
  }
  const keyOf = ({ userId }: Caller, { id }: { readonly id: string }) => ({ userId, sermonId: id })

  mount(app, deps, getSermonBody, ({ caller, params, query }) =>
    bodies.read(keyOf(caller, params), query.vector),
  )

  mount(app, deps, changeSermonBody, async ({ caller, params, body }) => {
    deps.countWrite(caller.userId)
    const { device: name, ...change } = body
    return bodies.change(keyOf(caller, params), { ...change, device: await deviceOf(caller, name) })
  })

  mount(app, deps, listSermonVersions, async ({ caller, params }) => {
    const key = keyOf(caller, params)
    await assertSermon(db, key)
    return (await versionsOf(db, key).execute()) as SermonVersion[]
  })

  mount(app, deps, getSermonVersion, async ({ caller, params }) => {
    const key = keyOf(caller, params)
    await assertSermon(db, key)
    const version = await versionWith(db, key, params.versionId)
    if (version === undefined) throw notFound()
    const { blocks, ...rest } = version
    // A long text is sent as it is stored: reading it into objects and writing them again would take long.
    const unpacked = (await unpack(blocks)).toString()
    return new JsonText(`${JSON.stringify(rest).slice(0, -1)},"blocks":${unpacked}}`)
  })

  mount(app, deps, restoreSermonVersion, async ({ caller, params, body: { id, vector } }) => {
    deps.countWrite(caller.userId)
    const device = await deviceOf(caller)
    return bodies.restore(keyOf(caller, params), { versionId: params.versionId, id, vector, device })
  })
}

const unpack = promisify(gunzip)
