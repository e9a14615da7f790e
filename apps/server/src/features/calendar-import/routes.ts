import * as contract from '@stillwater/contract/calendar/calendar-import'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { invalid } from '#core/http/errors.ts'
import { candidatesIn, importEvents, knownIds, undoImport } from './import-events.ts'
import { CalendarReader } from './reading-thread.ts'

export function calendarImportRoutes(app: FastifyInstance, deps: Deps): void {
  const reader = new CalendarReader()

  async function read(file: string, { userId, timeZone }: { userId: string; timeZone: string }) {
    const calendar = await reader.read(userId, file, timeZone)
    const candidates = candidatesIn(userId, calendar.groups)
    const records = candidates.reduce((sum, { group }) => sum + 1 + group.exceptions.length, 0)
    if (candidates.length > contract.importLimits.events || records > contract.importLimits.records) {
      throw invalid({ file: 'This file has too many events. Export a shorter date range, then try again.' })
    }
    return { calendar, candidates }
  }

  mount(app, deps, contract.previewCalendarImport, async ({ caller, body }) => {
    const { calendar, candidates } = await read(body.file, caller)
    const known = await knownIds(
      deps.db,
      caller.userId,
      candidates.map(({ id }) => id),
    )
    return {
      name: calendar.name,
      leftOut: calendar.leftOut,
      events: candidates.map(({ id, group: { event, repeats, note } }) => ({
        id,
        title: event.title,
        date: event.date,
        days: event.days,
        startTime: event.startTime,
        endTime: event.endTime,
        location: event.location,
        repeats,
        note,
        isKnown: known.has(id),
      })),
    }
  })

  mount(app, deps, contract.importCalendar, async ({ caller, body }) => {
    const { candidates } = await read(body.file, caller)
    return importEvents(deps, caller.userId, candidates)
  })

  mount(app, deps, contract.undoCalendarImport, async ({ caller, body }) => ({
    removed: await undoImport(deps, caller.userId, body.ids),
  }))
}
