import { readClockTime } from '@stillwater/contract/clock-time'
import { EventSchema, eventWrites, listEvents } from '@stillwater/contract/events'
import type { FastifyInstance } from 'fastify'
import { given } from '#core/columns.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/endpoint.ts'
import { jsonList } from '#core/json-list.ts'
import { mountWrites } from '#core/record-routes.ts'
import { eventsOf, toEvent } from './store.ts'

export function eventsRoutes(app: FastifyInstance, deps: Deps): void {
  const list = jsonList(deps, EventSchema, (userId, from, to) => eventsOf(deps.db, userId, { from, to }))
  mount(app, deps, listEvents, ({ caller, query }) => list(query.page, caller.userId, query.from, query.to))

  mountWrites(app, deps, eventWrites, {
    table: 'events',
    show: toEvent,
    create: ({ id: _, ...event }) => ({ ...event, startMinute: readClockTime(event.startTime) }),
    change: ({ version: _, ...changes }) =>
      given({
        ...changes,
        startMinute: changes.startTime === undefined ? undefined : readClockTime(changes.startTime),
      }),
  })
}
