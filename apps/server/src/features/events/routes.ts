import { readClockTime } from '@stillwater/contract/dates/clock-time'
import {
  eventFault,
  EventSchema,
  eventWrites,
  listEvents,
  listSeries,
} from '@stillwater/contract/calendar/events'
import { readOccurrenceId } from '@stillwater/contract/calendar/occurrences'
import type { FastifyInstance } from 'fastify'
import { given, jsonText } from '#core/records/columns.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { jsonList, jsonRows } from '#core/records/json-list.ts'
import { occurrencesIn } from '#core/dates/occurrences.ts'
import { mountWrites } from '#core/records/record-routes.ts'
import { occurrenceWrites } from './occurrence-writes.ts'
import { eventsOf, eventsWith, lastDateColumn, seriesOf, toEvent } from './store.ts'

export function eventsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, engine } = deps
  const list = jsonList(deps, EventSchema, (userId, from, to) => eventsOf(db, userId, { from, to }))
  const listWith = jsonRows(deps, EventSchema)
  mount(app, deps, listEvents, async ({ caller: { userId }, query: { from, to, page, repeating } }) => {
    const range = { from, to }
    const occurrences = repeating ? await occurrencesIn(db, [userId], range) : []
    return occurrences.length === 0
      ? list(page, userId, from, to)
      : listWith(page, userId, eventsWith(db, engine, userId, range, occurrences))
  })

  const stored = jsonList(deps, EventSchema, (userId) => seriesOf(db, userId))
  mount(app, deps, listSeries, ({ caller, query }) => stored(query.page, caller.userId))

  mountWrites(app, deps, eventWrites, {
    table: 'events',
    show: toEvent,
    create: ({ id = '', personIds, ...event }) => {
      const named = readOccurrenceId(id)
      return {
        ...event,
        personIds: jsonText(personIds),
        startMinute: readClockTime(event.startTime),
        lastDate: lastDateColumn(event),
        seriesId: named?.seriesId ?? null,
        originalDate: named?.originalDate ?? null,
        exception: named === undefined ? null : (event.exception ?? 'changed'),
      }
    },
    change: ({ version: _, personIds, ...changes }, _caller, before) =>
      given({
        ...changes,
        personIds: jsonText(personIds),
        startMinute: changes.startTime === undefined ? undefined : readClockTime(changes.startTime),
        lastDate: lastDateColumn({ ...before, ...given(changes) }),
      }),
    fault: eventFault,
    ...occurrenceWrites(deps),
  })
}
