import { getWeek, type Week } from '@stillwater/contract/dashboard'
import { addDays, type IsoDate, weekday } from '@stillwater/contract/dates/dates'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#core/database/connect.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { answeredQuery, comingOf, rhythmQuery, sermonQuery } from './store.ts'

export function dashboardRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, getWeek, ({ caller }) => weekOf(deps.db, caller.userId, caller.today))
}

async function weekOf(db: Db, userId: string, today: IsoDate): Promise<Week> {
  const daysLeft = (7 - weekday(today)) % 7
  const sunday = addDays(today, daysLeft)
  const lastSunday = addDays(today, -weekday(today))
  const [sermon, answered, { coming, count }, settings] = await Promise.all([
    sermonQuery(db, userId, sunday).executeTakeFirst(),
    answeredQuery(db, userId, lastSunday, today).executeTakeFirstOrThrow(),
    comingOf(db, userId, today),
    rhythmQuery(db, userId).executeTakeFirst(),
  ])
  return {
    sunday,
    daysLeft,
    sermon: sermon === undefined ? null : { ...sermon, status: sermon.status as Status },
    answeredPrayers: answered.count,
    coming: coming.map(({ id, title, date, time, kind }) => ({ id, title, date, time, kind: kind as Kind })),
    comingCount: count,
    hasRhythm: (settings?.rhythm ?? null) !== null,
  }
}

type Status = (Week['sermon'] & object)['status']
type Kind = Week['coming'][number]['kind']
