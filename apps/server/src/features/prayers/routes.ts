import { listPrayers, PrayerSchema, prayerWrites } from '@stillwater/contract/prayers/prayers'
import type { FastifyInstance } from 'fastify'
import { flag, given, jsonText } from '#core/records/columns.ts'
import { bringPartsBack, forgetDeletedOnTime, setPartsAside } from '#core/records/deleted-records.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { jsonList } from '#core/records/json-list.ts'
import { mountWrites } from '#core/records/record-routes.ts'
import { prayRoutes } from './pray-routes.ts'
import { prayersOf, toPrayer } from './store.ts'
import { prayerUpdateRoutes } from './update-routes.ts'

export function prayersRoutes(app: FastifyInstance, deps: Deps): void {
  const list = jsonList(deps, PrayerSchema, (userId) => prayersOf(deps.db, userId))
  mount(app, deps, listPrayers, ({ caller, query }) => list(query.page, caller.userId))

  mountWrites(app, deps, prayerWrites, {
    table: 'prayers',
    show: toPrayer,
    create: ({ id: _, isAnswered, dateAdded, personIds, ...content }, { today }) => ({
      ...content,
      personIds: jsonText(personIds),
      isAnswered: flag(isAnswered),
      dateAdded: dateAdded ?? today,
    }),
    change: ({ version: _, isAnswered, personIds, ...rest }) =>
      given({ ...rest, isAnswered: flag(isAnswered), personIds: jsonText(personIds) }),
    hooks: {
      added: async (trx, row) => {
        await bringPartsBack(trx, deps, 'prayers', row)
        return row
      },
      removed: (trx, row) => setPartsAside(trx, deps, 'prayers', row, deps.clock()),
    },
  })
  prayRoutes(app, deps)
  prayerUpdateRoutes(app, deps)
  forgetDeletedOnTime(app, deps, 'prayers')
}
