import type { FastifyInstance } from 'fastify'

const slow = 1000

/** Logging every request halves the throughput, so only the slow ones are told, by their route and never by their address. */
export function slowRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.elapsedTime > slow) {
      request.log.warn(
        {
          reqId: request.id,
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'slow request',
      )
    }
    done()
  })
}
