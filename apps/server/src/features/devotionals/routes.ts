import { devotionalPage } from '@stillwater/contract/limits'
import {
  DevotionalSchema,
  devotionalWrites,
  getTodaysDevotional,
  listDevotionals,
  type TodaysDevotional,
} from '@stillwater/contract/devotionals'
import type { FastifyInstance } from 'fastify'
import { given } from '#core/records/columns.ts'
import type { Caller } from '#core/sessions/caller.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { jsonRows } from '#core/records/json-list.ts'
import { mountWrites } from '#core/records/record-routes.ts'
import { seasonOf } from './church-year.ts'
import { followsReadings, listQuery, toDevotional } from './store.ts'

export function devotionalsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  mount(app, deps, getTodaysDevotional, async ({ caller, query }) => {
    const { userId, today } = caller
    const own = await listQuery(db, userId, { date: today, limit: 1 }).executeTakeFirst()
    return own === undefined ? planned(caller, query.version) : ownEntry(toDevotional(own), today)
  })

  async function planned(
    { userId, today }: Caller,
    version: string | undefined,
  ): Promise<TodaysDevotional | null> {
    if (!(await followsReadings(db, userId))) return null
    // The readings and the Bible engine are loaded on first use, so that the server starts quickly.
    const { planFor } = await import('./reading-plan.ts')
    return { source: 'plan', own: null, date: today, season: seasonOf(today), ...planFor(today, version) }
  }

  const answer = jsonRows(deps, DevotionalSchema)
  mount(app, deps, listDevotionals, ({ caller: { userId }, query }) => {
    const { date, before, page, limit = date === undefined ? devotionalPage.usual : undefined } = query
    return answer(page, userId, listQuery(db, userId, { date, before, limit }))
  })

  mountWrites(app, deps, devotionalWrites, {
    table: 'devotionals',
    show: toDevotional,
    create: ({ date, scripture, reference, reflection }, { today }) => ({
      date: date ?? today,
      scripture,
      reference,
      reflection,
    }),
    change: ({ version: _, ...changes }) => given(changes),
  })
}

function ownEntry(own: TodaysDevotional['own'] & object, date: string): TodaysDevotional {
  const { scripture, reference, reflection } = own
  return { source: 'own', date, scripture, reference, reflection, season: seasonOf(date), own }
}
