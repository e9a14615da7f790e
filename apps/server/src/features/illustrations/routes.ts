import { IllustrationSchema, illustrationWrites, listIllustrations } from '@stillwater/contract/illustrations'
import type { FastifyInstance } from 'fastify'
import { given, jsonText, readJsonList } from '#core/records/columns.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { jsonList } from '#core/records/json-list.ts'
import { mountWrites } from '#core/records/record-routes.ts'
import { illustrationsOf, toIllustration } from './store.ts'

export function illustrationsRoutes(app: FastifyInstance, deps: Deps): void {
  const list = jsonList(deps, IllustrationSchema, (userId) => illustrationsOf(deps.db, userId))
  mount(app, deps, listIllustrations, ({ caller, query }) => list(query.page, caller.userId))

  mountWrites(app, deps, illustrationWrites, {
    table: 'illustrations',
    show: toIllustration,
    create: ({ id: _, tags, sermonIds, ...content }) => ({
      ...content,
      tags: jsonText(tags),
      sermonIds: jsonText(sermonIds),
    }),
    change: ({ version: _, tags, sermonIds, ...changes }) =>
      given({ ...changes, tags: jsonText(tags), sermonIds: jsonText(sermonIds) }),
    // As words: JSON is nothing to be shown among the results.
    hooks: { searchText: (_, { tags }) => Promise.resolve(readJsonList<string>(tags).join('\n')) },
  })
}
