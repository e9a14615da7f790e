import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

const slow = 1000

/** Logging every request halves the throughput, so only slow ones are logged, by route and never by URL. */
export class SlowRequests extends LogController {
  constructor() {
    super({ disableRequestLogging: true })
  }

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const ms = reply.elapsedTime
    if (ms <= slow) return
    const { method, routeOptions } = request
    request.log.warn(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(ms) },
      'slow request',
    )
  }
}
