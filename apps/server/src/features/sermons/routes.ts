import { listSermons, SermonSchema, sermonWrites } from '@stillwater/contract/sermons'
import type { FastifyInstance } from 'fastify'
import { given } from '#core/columns.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/endpoint.ts'
import { jsonList } from '#core/json-list.ts'
import { mountWrites } from '#core/record-routes.ts'
import { sermonBodyRoutes } from './body-routes.ts'
import { forgetDeletedOnTime } from './deleted-sermons.ts'
import { sermonPartRoutes } from './part-routes.ts'
import { sermonHooks } from './sermon-hooks.ts'
import { derivedFields, sermonsOf, toSermon, withOwnCount } from './store.ts'

export function sermonsRoutes(app: FastifyInstance, deps: Deps): void {
  const list = jsonList(deps, SermonSchema, (userId) => sermonsOf(deps.db, userId), derivedFields)
  mount(app, deps, listSermons, ({ caller, query }) => list(query.page, caller.userId))

  mountWrites(app, deps, sermonWrites, {
    table: 'sermons',
    show: toSermon,
    create: ({ id: _, ...content }) => withOwnCount(content),
    change: ({ version: _, ...changes }) => withOwnCount(given(changes)),
    hooks: sermonHooks(deps),
  })

  sermonBodyRoutes(app, deps)
  sermonPartRoutes(app, deps)
  forgetDeletedOnTime(app, deps)
}
