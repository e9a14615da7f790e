import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

const slow = 1000

/** Logging every request halves the throughput, so only the slow ones are told, by their route and never by their address. */
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
