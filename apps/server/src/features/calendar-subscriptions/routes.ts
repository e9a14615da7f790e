import * as contract from '@stillwater/contract/calendar/calendar-subscriptions'
import type { CalendarColor, CalendarFault, CalendarState } from '@stillwater/contract/choices'
import { newId } from '@stillwater/contract/records/new-id'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { invalid, notFound } from '#core/http/errors.ts'
import { isPublicUrl } from '#core/outgoing/public-address.ts'
import { calendarUrl } from './fetch-calendar.ts'
import { subscriptionRestorer } from './restore-subscription.ts'
import {
  addSubscription,
  changeSubscription,
  type NewSubscription,
  partsIn,
  removeSubscription,
  subscription,
  type SubscriptionRow,
  subscriptionsOf,
} from './store.ts'
import { subscribedEventsIn } from './subscribed-events.ts'

/** However often somebody asks for it. */
const betweenTries = 10_000

const toSubscription = (row: SubscriptionRow): contract.CalendarSubscription => ({
  id: row.id,
  address: row.address,
  name: row.name,
  color: row.color as CalendarColor,
  state: stateOf(row),
  fault: row.fault as CalendarFault | null,
  refreshedAt: row.refreshedAt,
  events: row.events,
  isCut: row.isCut === 1,
})

function stateOf({ isWaiting, nextAt, fault }: SubscriptionRow): CalendarState {
  if (isWaiting === 1) return 'waiting'
  if (nextAt === null) return 'stopped'
  return fault === null ? 'fresh' : 'failing'
}

export function calendarSubscriptionsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, countWrite, push, wakeBackground } = deps

  deps.restorers.set('calendarSubscriptions', subscriptionRestorer(deps))

  mount(app, deps, contract.listCalendarSubscriptions, async ({ caller }) =>
    (await subscriptionsOf(db, caller.userId).execute()).map(toSubscription),
  )

  mount(app, deps, contract.addCalendarSubscription, async ({ caller, body }) => {
    countWrite(caller.userId)
    const url = calendarUrl(body.address, push.allowLocal)
    if (!isPublicUrl(url, push.allowLocal))
      throw invalid({ address: 'We can’t open this address. Use the public address of the calendar.' })
    const now = clock()
    const added: NewSubscription = {
      userId: caller.userId,
      id: body.id ?? newId(now),
      // Written in one way, so that calendars on one host are told by how their addresses begin.
      address: new URL(url).href,
      name: body.name,
      color: body.color,
      createdAt: now,
    }
    const row = await db.transaction().execute((trx) => addSubscription(trx, added))
    wakeBackground()
    return toSubscription(row)
  })

  mount(app, deps, contract.changeCalendarSubscription, async ({ caller, params, body }) => {
    countWrite(caller.userId)
    const { name, color } = body
    const changes = { ...(name !== undefined && { name }), ...(color !== undefined && { color }) }
    const row =
      Object.keys(changes).length === 0
        ? await subscription(db, caller.userId, params.id)
        : await changeSubscription(db, caller.userId, params.id, changes)
    if (row === undefined) throw notFound()
    return toSubscription(row)
  })

  mount(app, deps, contract.removeCalendarSubscription, async ({ caller, params }) => {
    if (!(await removeSubscription(db, caller.userId, params.id))) throw notFound()
  })

  mount(app, deps, contract.refreshCalendarSubscription, async ({ caller, params }) => {
    countWrite(caller.userId)
    const known = await subscription(db, caller.userId, params.id)
    if (known === undefined) throw notFound()
    if (known.isWaiting === 1) return toSubscription(known)
    const row = await changeSubscription(db, caller.userId, params.id, {
      isWaiting: 1,
      nextAt: Math.max(clock(), (known.triedAt ?? 0) + betweenTries),
      // After a long time without success it would be given up at once.
      ...(known.nextAt === null && { failingSince: null }),
    })
    if (row === undefined) throw notFound()
    wakeBackground()
    return toSubscription(row)
  })

  mount(app, deps, contract.listSubscribedEvents, async ({ caller, query }) =>
    subscribedEventsIn(await partsIn(db, caller.userId, query).execute(), query, caller.timeZone),
  )
}
