import { listPeople, PersonSchema, personWrites } from '@stillwater/contract/people/people'
import type { FastifyInstance } from 'fastify'
import { given, jsonText } from '#core/records/columns.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { jsonList } from '#core/records/json-list.ts'
import { mountWrites } from '#core/records/record-routes.ts'
import { sealedByVault } from '#core/records/sealed-by.ts'
import { careEntryRoutes } from './care-entry-routes.ts'
import { forgetDeletedCareOnTime, personHooks } from './deleted-care.ts'
import { peopleImportRoutes } from './people-imports.ts'
import { peopleOf, toPerson } from './store.ts'

export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  const list = jsonList(deps, PersonSchema, (userId) => peopleOf(deps.db, userId))
  mount(app, deps, listPeople, ({ caller, query }) => list(query.page, caller.userId))

  mountWrites(app, deps, personWrites, {
    table: 'people',
    show: toPerson,
    create: ({ id: _, dates, tags, mergedIds, ...person }) => ({
      ...person,
      dates: jsonText(dates),
      tags: jsonText(tags),
      mergedIds: jsonText(mergedIds),
    }),
    change: ({ version: _, dates, tags, mergedIds, ...changes }) =>
      given({ ...changes, dates: jsonText(dates), tags: jsonText(tags), mergedIds: jsonText(mergedIds) }),
    hooks: personHooks(deps),
    prepare: sealedByVault('people', deps),
  })
  careEntryRoutes(app, deps)
  peopleImportRoutes(app, deps)
  forgetDeletedCareOnTime(app, deps)
}
