import { createHash } from 'node:crypto'
import * as contract from '@stillwater/contract/calendar/calendar-feeds'
import type { FeedAudience } from '@stillwater/contract/choices'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { notFound } from '#core/http/errors.ts'
import { hashToken, newToken } from '#core/sessions/sessions.ts'
import { Throttle } from '#features/auth/index.ts'
import { calendarFile } from './calendar-file.ts'
import { addFeed, changeFeed, feedAt, type FeedRow, feedsOf, noteFetch, removeFeed } from './store.ts'

const toFeed = (row: FeedRow): contract.CalendarFeed => ({
  id: row.id,
  name: row.name,
  audience: row.audience as FeedAudience,
  showsCounseling: row.showsCounseling === 1,
  includesSermons: row.includesSermons === 1,
  includesActivities: row.includesActivities === 1,
  createdAt: row.createdAt,
  lastFetchedAt: row.lastFetchedAt,
})

export function calendarFeedsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps

  mount(app, deps, contract.listCalendarFeeds, async ({ caller }) =>
    (await feedsOf(db, caller.userId).execute()).map(toFeed),
  )

  mount(app, deps, contract.addCalendarFeed, async ({ caller, body }) => {
    const token = newToken()
    const feed = await addFeed(db, caller.userId, clock(), hashToken(token), body)
    return { ...toFeed(feed), path: `/calendar/${token}.ics` }
  })

  mount(app, deps, contract.changeCalendarFeed, async ({ caller, params, body }) => {
    const feed = await changeFeed(db, caller.userId, params.id, body)
    if (feed === undefined) throw notFound()
    return toFeed(feed)
  })

  mount(app, deps, contract.removeCalendarFeed, async ({ caller, params }) => {
    if (!(await removeFeed(db, caller.userId, params.id))) throw notFound()
  })

  serveFeeds(app, deps)
}

/** Other calendars have no session: the address itself is the secret. */
function serveFeeds(app: FastifyInstance, { db, clock }: Deps): void {
  const throttle = new Throttle(db, clock)

  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    await throttle.checkSecretAddress(request.ip)
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1]
    const feed = token === undefined ? undefined : await feedAt(db, hashToken(token)).executeTakeFirst()
    if (feed === undefined) {
      await throttle.missSecretAddress(request.ip)
      throw notFound()
    }
    const now = clock()
    const file = Buffer.from(await calendarFile(db, feed, feed.timeZone ?? 'UTC', now))
    const etag = `"${createHash('sha256').update(file).digest('base64url')}"`
    const modifiedAt = await noteFetch(db, feed, now, etag)
    // Some programs ask for gzip and don't unpack it.
    reply
      .header('cache-control', 'private, no-cache, no-transform')
      .header('x-robots-tag', 'noindex')
      .header('etag', etag)
      .header('last-modified', new Date(modifiedAt).toUTCString())
    if (isKnown(request, etag, modifiedAt)) return reply.code(304).send()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="stillwater.ics"')
      .send(file)
  })
}

/** Whether the caller has it already. A tag says more than a date, so it counts first. */
function isKnown({ headers }: FastifyRequest, etag: string, modifiedAt: number): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined)
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(modifiedAt / 1000) * 1000 <= since
}
