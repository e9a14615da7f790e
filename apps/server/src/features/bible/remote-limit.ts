import type { FastifyReply, FastifyRequest } from 'fastify'
import { findCaller } from '#core/sessions/caller.ts'
import type { Deps } from '#core/deps.ts'
import { AppError } from '#core/http/errors.ts'
import { forThisUser } from '#core/http/public-answer.ts'

const span = 60 * 60_000
/** Far more than anyone reads. */
export const mostRemoteCalls = 600

/** The provider counts requests per key, so only signed-in users may use it, up to a limit each. */
export function remoteLimit(deps: Deps): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const asked = new Map<string, { count: number; readonly until: number }>()
  return async (request, reply) => {
    const { userId } = await findCaller(request, deps)
    reply.header('cache-control', forThisUser)
    const now = deps.clock()
    let current = asked.get(userId)
    if (current === undefined || current.until <= now) {
      for (const [id, { until }] of asked) if (until <= now) asked.delete(id)
      current = { count: 0, until: now + span }
      asked.set(userId, current)
    }
    current.count += 1
    if (current.count <= mostRemoteCalls) return
    throw new AppError(
      'too_many_attempts',
      'Too many requests. Please try again later, or choose another Bible version.',
      { retryAfter: (current.until - now) / 1000 },
    )
  }
}
