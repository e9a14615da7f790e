import { listPrayers, PrayerSchema, prayerWrites } from '@stillwater/contract/prayers'
import type { FastifyInstance } from 'fastify'
import { flag, given } from '#core/columns.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/endpoint.ts'
import { jsonList } from '#core/json-list.ts'
import { mountWrites } from '#core/record-routes.ts'
import { prayersOf, toPrayer } from './store.ts'

export function prayersRoutes(app: FastifyInstance, deps: Deps): void {
  const list = jsonList(deps, PrayerSchema, (userId) => prayersOf(deps.db, userId))
  mount(app, deps, listPrayers, ({ caller, query }) => list(query.page, caller.userId))

  mountWrites(app, deps, prayerWrites, {
    table: 'prayers',
    show: toPrayer,
    create: ({ title, description, category, isAnswered, dateAdded, dateAnswered, remindAt }, { today }) => ({
      title,
      description,
      category,
      isAnswered: flag(isAnswered),
      dateAdded: dateAdded ?? today,
      dateAnswered,
      remindAt,
    }),
    change: ({ version: _, isAnswered, ...rest }) => given({ ...rest, isAnswered: flag(isAnswered) }),
  })
}
