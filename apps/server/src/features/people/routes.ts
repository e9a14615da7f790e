import { listPeople, PersonSchema, personWrites } from '@stillwater/contract/people'
import type { FastifyInstance } from 'fastify'
import { given, jsonText, readJsonList } from '#core/columns.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/endpoint.ts'
import { jsonList } from '#core/json-list.ts'
import { mountWrites } from '#core/record-routes.ts'
import { careEntryRoutes } from './care-entry-routes.ts'
import { peopleImportRoutes } from './people-imports.ts'
import { peopleOf, toPerson } from './store.ts'

export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  const list = jsonList(deps, PersonSchema, (userId) => peopleOf(deps.db, userId))
  mount(app, deps, listPeople, ({ caller, query }) => list(query.page, caller.userId))

  mountWrites(app, deps, personWrites, {
    table: 'people',
    show: toPerson,
    create: ({ id: _, dates, tags, ...person }) => ({
      ...person,
      dates: jsonText(dates),
      tags: jsonText(tags),
    }),
    change: ({ version: _, dates, tags, ...changes }) =>
      given({ ...changes, dates: jsonText(dates), tags: jsonText(tags) }),
    // As words: JSON is nothing to be shown among the results.
    hooks: { searchText: (_, { tags }) => Promise.resolve(readJsonList<string>(tags).join('\n')) },
  })
  careEntryRoutes(app, deps)
  peopleImportRoutes(app, deps)
}
