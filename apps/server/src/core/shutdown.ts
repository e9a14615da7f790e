import type { FastifyInstance } from 'fastify'

const deadline = 9000

/** Finishes open requests, then closes. Connections still open at the deadline are closed, so that a restart never waits for them. */
export function stopOnSignals(app: FastifyInstance): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => {
      app.log.warn('open connections were closed at the shutdown deadline')
      app.server.closeAllConnections()
      process.exit(0)
    }, deadline).unref()
    // A connection that was busy when the server closed stays open after its answer, for a request that never comes.
    setInterval(() => app.server.closeIdleConnections(), 100).unref()
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
