import { searchPage } from '@stillwater/contract/limits'
import { searchRecords } from '@stillwater/contract/search/search'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { find } from './store.ts'

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, searchRecords, async ({ caller, query: { query, limit = searchPage.usual } }) => ({
    groups: await find(deps.db, deps.engine, caller.userId, query, limit),
  }))
}
