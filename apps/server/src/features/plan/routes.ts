import * as contract from '@stillwater/contract/plan/plan'
import type { FastifyInstance } from 'fastify'
import { given } from '#core/records/columns.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { jsonList } from '#core/records/json-list.ts'
import { mountWrites } from '#core/records/record-routes.ts'
import { settingsRestorer } from '#core/records/restorers.ts'
import { changePlanSettings, markedDaysOf, planSettingsOf, seriesOf, toMarkedDay, toSeries } from './store.ts'

/** Series of sermons, and the days on which there is preaching. */
export function planRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  const series = jsonList(deps, contract.SeriesSchema, (userId) => seriesOf(db, userId))
  mount(app, deps, contract.listSeries, ({ caller, query }) => series(query.page, caller.userId))
  mountWrites(app, deps, contract.seriesWrites, {
    table: 'series',
    show: toSeries,
    create: ({ id: _, ...content }) => content,
    change: ({ version: _, ...changes }) => given(changes),
  })

  const markedDays = jsonList(deps, contract.MarkedDaySchema, (userId) => markedDaysOf(db, userId))
  mount(app, deps, contract.listMarkedDays, ({ caller, query }) => markedDays(query.page, caller.userId))
  mountWrites(app, deps, contract.markedDayWrites, {
    table: 'marked-days',
    show: toMarkedDay,
    create: ({ id: _, ...content }) => content,
    change: ({ version: _, ...changes }) => given(changes),
  })

  deps.restorers.set(
    'planSettings',
    settingsRestorer(contract.PlanSettingsSchema, planSettingsOf, changePlanSettings),
  )
  mount(app, deps, contract.getPlanSettings, ({ caller }) => planSettingsOf(db, caller.userId))
  mount(app, deps, contract.updatePlanSettings, ({ caller, body }) =>
    changePlanSettings(db, caller.userId, body),
  )
}
