import { ActivitySchema, activityWrites, listActivities } from '@stillwater/contract/calendar/activities'
import { readClockTime } from '@stillwater/contract/dates/clock-time'
import type { FastifyInstance } from 'fastify'
import { given, jsonText } from '#core/records/columns.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { jsonList } from '#core/records/json-list.ts'
import { mountWrites } from '#core/records/record-routes.ts'
import { activitiesOf, toActivity } from './store.ts'

export function activitiesRoutes(app: FastifyInstance, deps: Deps): void {
  const list = jsonList(deps, ActivitySchema, (userId, from, to) =>
    activitiesOf(deps.db, userId, { from, to }),
  )
  mount(app, deps, listActivities, ({ caller, query }) =>
    list(query.page, caller.userId, query.from, query.to),
  )

  mountWrites(app, deps, activityWrites, {
    table: 'activities',
    show: toActivity,
    create: ({ id: _, personIds, ...activity }) => ({
      ...activity,
      personIds: jsonText(personIds),
      startMinute: readClockTime(activity.time),
    }),
    change: ({ version: _, personIds, ...changes }) =>
      given({
        ...changes,
        personIds: jsonText(personIds),
        startMinute: changes.time === undefined ? undefined : readClockTime(changes.time),
      }),
  })
}
