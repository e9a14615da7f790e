import {
  listPrayerUpdates,
  PrayerUpdateSchema,
  prayerUpdateWrites,
} from '@stillwater/contract/prayers/prayer-updates'
import type { FastifyInstance } from 'fastify'
import { given } from '#core/records/columns.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { jsonList } from '#core/records/json-list.ts'
import { mountWrites } from '#core/records/record-routes.ts'
import { updatesOf } from './store.ts'

/** What has happened since prayers were written down. */
export function prayerUpdateRoutes(app: FastifyInstance, deps: Deps): void {
  const list = jsonList(deps, PrayerUpdateSchema, (userId) => updatesOf(deps.db, userId))
  mount(app, deps, listPrayerUpdates, ({ caller, query }) => list(query.page, caller.userId))
  mountWrites(app, deps, prayerUpdateWrites, {
    table: 'prayer-updates',
    show: (row) => row,
    create: ({ id: _, ...content }) => content,
    change: ({ version: _, ...changes }) => given(changes),
  })
}
